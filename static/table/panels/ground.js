/* A small card about the piece of ground looked at: what it is, and what it does to the unit in hand. */

import { unitInHand } from "../ground/watch.js";
import { pinPiece } from "../ground/pointing.js";
import { unitName } from "../pieces.js";
import { kindOf, wordsOf } from "../render/terrain/names.js";
import { button, element, fill } from "./element.js";

const SIGNS = /** @type {Record<string, string>} */ ({
  difficult: "╱╱", free: "✓", dangerous: "▲", lethal: "✕", impassable: "▦", cover: "◗", floors: "≡", height: "△",
});

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createGroundCard(host, desk) {
  const { store } = desk;
  const { state } = store;
  return {
    topics: ["ground", "selection", "lifted", "draft", "tool", "table"],
    draw() {
      const { piece, pinned } = state.ground;
      const shown = piece !== null && state.table.terrain[piece] !== undefined && (pinned || !state.draft?.held);
      host.hidden = !shown;
      if (!shown) return;
      fill(host, headOf(store, piece, pinned), factsOf(state, piece), effectsOf(state, piece));
    },
  };
}

/** @param {Store} store @param {string} id @param {boolean} pinned */
function headOf(store, id, pinned) {
  const close = button("×", () => pinPiece(store, null), { className: "plain", "aria-label": "Close this ground", "data-key": "close ground" });
  return element("div", { className: "ground-head" }, element("h2", {}, kindOf(store.state.table.terrain[id])), pinned ? close : null);
}

/** @param {State} state @param {string} id @returns {HTMLElement | null} as the table file has it */
function factsOf({ table }, id) {
  const [, ...facts] = wordsOf(table.terrain[id]).split(" · ");
  return facts.length ? element("p", { className: "quiet" }, facts.join(" · ")) : null;
}

/** @param {State} state @param {string} id */
function effectsOf(state, id) {
  const unit = unitInHand(state);
  if (!unit) return element("p", { className: "quiet" }, "Choose a unit to hear what it does to it.");
  const { told } = state.ground;
  if (told?.piece !== id || told.unit !== unit) return null;
  const name = element("h3", {}, `For ${unitName(state.table, unit)}`);
  if (!told.does.length) return element("section", {}, name, element("p", {}, "Open ground: nothing to mind."));
  const lines = told.does.map(({ what, text }) =>
    element("li", { className: what }, element("span", { className: "sign", "aria-hidden": "true" }, SIGNS[what] ?? "·"), text),
  );
  return element("section", {}, name, element("ul", { className: "effects-of-ground" }, ...lines));
}
