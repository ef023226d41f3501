/* Hits of a shape that came to lie: how it scattered, whom it hits and how hard; one press to roll or to wound. */

import { spoken } from "../buildings/rooms.js";
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
      const { folded } = state.view.struck;
      fill(host, head(desk, strike), ...(folded ? [] : [scatterLine(desk, strike), struckParts(desk, strike)]));
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
function head({ store }, strike) {
  const { state, changed } = store;
  const { struck } = state.view;
  const fold = () => {
    struck.folded = !struck.folded;
    changed("strike");
  };
  const close = () => {
    struck.closed.push(strike.seq);
    changed("strike");
  };
  const open = { className: "plain title", "data-key": "fold", "aria-expanded": String(!struck.folded), onclick: fold };
  return element(
    "div",
    { className: "strike-head" },
    element("button", { type: "button", ...open }, seatMark(strike.seat), titleOf(strike)),
    ...pages(store, strike),
    button("×", close, { className: "plain", "aria-label": "Put the hits away", "data-key": "close" }),
  );
}

/**
 * @param {Store} store
 * @param {Strike} strike
 * @returns {HTMLElement[]} where there are several, a way from one to the next
 */
function pages({ state, changed }, { id }) {
  const all = strikesOf(state);
  if (all.length < 2) return [];
  const index = all.findIndex((one) => one.id === id);
  const show = (/** @type {number} */ step) => () => {
    state.view.struck.shown = all[(index + step + all.length) % all.length].id;
    changed("strike");
  };
  return [
    button("‹", show(-1), { className: "plain", "aria-label": "The one before", "data-key": "before" }),
    element("span", { className: "quiet" }, `${index + 1} of ${all.length}`),
    button("›", show(1), { className: "plain", "aria-label": "The next one", "data-key": "next" }),
  ];
}

/** @param {Strike} strike @returns {string} "Large blast · floor 1", "Template at the hall" */
function titleOf(strike) {
  const { size, floor, room, command } = strike;
  if (room) return `Template at the ${spoken(command.room.split("/")[1])}`;
  if (!isShape(strike)) return "Scatter";
  const what = size ? `${size === "large" ? "Large" : "Small"} blast` : "Template";
  const where = floor ? ` · floor ${floor}` : "";
  return `${what}${where}`;
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
