/* The table as a list, for the keyboard and for those who cannot see the canvas. Own models come first and can be tabbed through. */

import { modelsOf, numbers, shownPose, standing, unitName } from "../pieces.js";
import { select, toggle } from "../selection.js";
import { stateOf } from "./card.js";
import { element, fill } from "./element.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createMirror(host, desk) {
  const { state } = desk.store;
  host.addEventListener("focusin", ({ target }) => focusOn(desk.store, /** @type {HTMLElement} */ (target).dataset.model ?? null));
  host.addEventListener("focusout", () => focusOn(desk.store, null));
  return {
    topics: ["table", "lifted", "selection"],
    draw() {
      const numbered = numbers(state.table);
      const units = Object.keys(state.table.units).sort((a, b) => rank(state, a) - rank(state, b));
      fill(host, ...units.map((unit) => unitList(desk, unit, numbered)));
    },
  };
}

/** @param {State} state @param {string} unit */
const rank = (state, unit) => (state.table.units[unit].seat === state.seat ? 0 : 1);

/** @param {Store} store @param {string | null} model */
function focusOn({ state, changed }, model) {
  state.view.focused = model;
  changed("hover");
}

/** @param {Desk} desk @param {string} unit @param {Map<string, number>} numbered */
function unitList(desk, unit, numbered) {
  const { table } = desk.store.state;
  const models = modelsOf(table, unit).filter((id) => standing(table.models[id]));
  const { seat, formation } = table.units[unit];
  return element("ul", { "aria-label": `${unitName(table, unit)}, ${seat}, ${formation}` },
    ...models.map((id) => element("li", {}, modelButton(desk, unit, id, numbered.get(id) ?? 0))));
}

/** @param {Desk} desk @param {string} unit @param {string} id @param {number} number */
function modelButton({ store }, unit, id, number) {
  const { state } = store;
  const { x, y, floor } = shownPose(state, id);
  const own = state.table.units[unit].seat === state.seat;
  const where = `${x.toFixed(1)} across, ${y.toFixed(1)} down${floor ? `, floor ${floor}` : ""}`;
  return element("button", {
    type: "button",
    tabIndex: own ? 0 : -1,
    "data-model": id,
    "data-key": id,
    "aria-pressed": String(state.view.selected.has(id)),
    onclick: (/** @type {MouseEvent} */ event) => (event.shiftKey ? toggle(store, id) : select(store, [id], false)),
  }, `${unitName(state.table, unit)} ${number}, ${stateOf(state.table, id)}, ${where}`);
}
