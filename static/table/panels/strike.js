/* Hits of a shape that came to lie: how it scattered, whom it hits and how hard; one press to roll or to wound. */

import { isShape, strikeShown, strikesOf } from "../strikes.js";
import { throwDice } from "../throwing.js";
import { scatterWords } from "../words.js";
import { dieMark, scatterMark } from "./die.js";
import { showWaiting } from "./dice/fields.js";
import { button, element, fill, seatMark } from "./element.js";
import { modelHits } from "./hits.js";
import { stuckModels } from "./landed.js";
import { roomHits } from "./room_hits.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createStrikeCard(host, desk) {
  const { state } = desk.store;
  return {
    topics: ["strike", "log", "table", "outbox"],
    draw() {
      const strike = strikeShown(state);
      host.hidden = !strike;
      if (!strike) return;
      fill(host, head(desk, strike), scatterLine(desk, strike), struckParts(desk, strike));
      showWaiting(state, host);
    },
  };
}

/** @param {Desk} desk @param {Strike} strike */
function struckParts(desk, strike) {
  if (strike.room) return roomHits(desk, strike);
  return isShape(strike) ? modelHits(desk, strike) : stuckModels(desk, strike);
}

/** @param {Desk} desk @param {Strike} strike */
function head({ store: { state, changed } }, strike) {
  const all = strikesOf(state);
  const index = all.findIndex(({ id }) => id === strike.id);
  const show = (/** @type {number} */ step) => () => {
    state.view.struck.shown = all[(index + step + all.length) % all.length].id;
    changed("strike");
  };
  const close = () => {
    state.view.struck.closed.push(strike.seq);
    changed("strike");
  };
  const pages =
    all.length < 2
      ? []
      : [
          button("‹", show(-1), { className: "plain", "aria-label": "The one before", "data-key": "before" }),
          element("span", { className: "quiet" }, `${index + 1} of ${all.length}`),
          button("›", show(1), { className: "plain", "aria-label": "The next one", "data-key": "next" }),
        ];
  const put = button("×", close, { className: "plain", "aria-label": "Put the hits away", "data-key": "close" });
  return element(
    "div",
    { className: "strike-head" },
    element("h2", {}, seatMark(strike.seat), titleOf(state.table, strike)),
    ...pages,
    put,
  );
}

/** @param {TableFile} table @param {Strike} strike @returns {string} "Large blast · floor 1" */
function titleOf({ models }, strike) {
  const { size, model, floor, room } = strike;
  if (!room && !isShape(strike)) return "Scatter";
  const what = size ? `${size === "large" ? "Large" : "Small"} blast` : "Template";
  const where = floor ? ` · floor ${floor}` : "";
  return `${what}${where}${room && models[model ?? ""] ? " at a room" : ""}`;
}

/** @param {Desk} desk @param {Strike} strike the scatter die, which way and how far */
function scatterLine(desk, { id, seat, scatter, rolled }) {
  if (!scatter) return null;
  const mine = rolled && seat === desk.store.state.seat;
  const again = () => throwDice(desk, `reroll ${id}`, { do: "reroll", roll: id });
  return element(
    "p",
    { className: "scatter-line" },
    scatterMark(scatter.bearing),
    element("strong", {}, scatterWords(scatter)),
    element("span", { className: "faces small" }, ...scatter.faces.map((face) => dieMark(face, 6))),
    mine
      ? button("Re-roll", again, { className: "small", "data-control": `reroll ${id}`, "data-key": "reroll" })
      : null,
  );
}
