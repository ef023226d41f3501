/* The bar of what is held before the game: what it is, what stands against it, turning and widening it, placing it. */

import { counted } from "../common_words.js";
import { modelName, unitName } from "../pieces.js";
import { button, element, fill } from "../panels/element.js";
import { placeHeld, putDown, turn, widen } from "./deploy.js";
import { heldRefusals, isSent } from "./held.js";

const TURN = 15;
/** The bar lies over the mat: it tells the first reasons, the rings show where all of them are. */
const MOST_REASONS = 2;

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createDeployBar(host, desk) {
  const { state } = desk.store;
  return {
    topics: ["deploying", "outbox"],
    draw() {
      const held = state.deploying;
      host.hidden = !held;
      if (!held) return fill(host);
      const refusals = heldRefusals(state);
      host.classList.toggle("refused", refusals.length > 0);
      fill(host, wordsOf(state, held, refusals), buttons(desk, held, held.answer?.legal !== false));
    },
  };
}

/** @param {State} state @param {Deploying} held @param {Refusal[]} refusals */
function wordsOf({ table }, { unit, models }, refusals) {
  const name = models.length === 1 ? modelName(table, models[0]) : `${unitName(table, unit)}, ${models.length} models`;
  return element(
    "div",
    { className: "confirm-words", role: "status" },
    ...(refusals.length
      ? sentences(refusals).map((text) => element("p", {}, text))
      : [element("p", {}, element("strong", {}, name), " · drag, tap where it stands, or arrow keys")]),
  );
}

/** @param {Refusal[]} refusals @returns {string[]} one a reason, with how many more it is for */
function sentences(refusals) {
  const codes = [...new Set(refusals.map(({ code }) => code))];
  const told = codes.slice(0, MOST_REASONS).map((code) => {
    const alike = refusals.filter((refusal) => refusal.code === code);
    return alike.length > 1 ? `${alike[0].text} And ${alike.length - 1} more.` : alike[0].text;
  });
  return codes.length > MOST_REASONS ? [...told, `And ${counted(codes.length - MOST_REASONS, "more kind")} of reasons.`] : told;
}

/** @param {Desk} desk @param {Deploying} held @param {boolean} legal */
function buttons(desk, { models, kept }, legal) {
  const sent = isSent(desk.store.state);
  const small = (/** @type {string} */ words, /** @type {string} */ label, /** @type {() => void} */ pressed) =>
    button(words, pressed, { "aria-label": label, title: label, "data-key": label, disabled: sent });
  const wide = !kept && models.length > 1;
  return element(
    "div",
    { className: "actions" },
    small("↺", "Turn left, key Q", () => turn(desk, -TURN)),
    small("↻", "Turn right, key E", () => turn(desk, TURN)),
    wide ? small("−", "Fewer side by side", () => widen(desk, -1)) : null,
    wide ? small("+", "More side by side", () => widen(desk, 1)) : null,
    button("Place", () => placeHeld(desk), { className: legal ? "primary" : "", title: "Enter", "data-key": "place", disabled: sent || !legal }),
    button("Cancel", () => putDown(desk), { title: "Esc", "data-key": "put down", disabled: sent }),
  );
}
