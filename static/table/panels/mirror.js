/* The table as a list, for the keyboard and for those who cannot see the canvas. Own models come first and can be tabbed through. */

import { numbers, shownPose, standing, unitName } from "../pieces.js";
import { select, toggle } from "../selection.js";
import { stateOf } from "./card.js";
import { element, fill } from "./element.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createMirror(host, desk) {
  const { state } = desk.store;
  /** @type {Map<string, HTMLElement>} */
  const buttons = new Map();
  host.addEventListener("focusin", ({ target }) =>
    focusOn(desk.store, /** @type {HTMLElement} */ (target).dataset.model ?? null),
  );
  host.addEventListener("focusout", () => focusOn(desk.store, null));
  return {
    topics: ["table", "lifted", "selection", "terrain"],
    draw() {
      const standingNow = Object.keys(state.table.models).filter((id) => standing(state.table.models[id]));
      if (standingNow.length !== buttons.size || standingNow.some((id) => !buttons.has(id)))
        rebuild(host, desk, standingNow, buttons);
      const numbered = numbers(state.table);
      buttons.forEach((button, id) => refresh(state, button, id, numbered.get(id) ?? ""));
    },
  };
}

/** @param {Store} store @param {string | null} model */
function focusOn({ state, changed }, model) {
  state.view.focused = model;
  changed("hover");
}

/**
 * @param {HTMLElement} host
 * @param {Desk} desk
 * @param {string[]} models
 * @param {Map<string, HTMLElement>} buttons filled anew
 */
function rebuild(host, desk, models, buttons) {
  const { table, seat } = desk.store.state;
  buttons.clear();
  models.forEach((id) => buttons.set(id, modelButton(desk, id)));
  const rank = (/** @type {string} */ unit) => (table.units[unit].seat === seat ? 0 : 1);
  const lists = Object.keys(table.units)
    .sort((a, b) => rank(a) - rank(b))
    .map((unit) => {
      const items = models
        .filter((id) => table.models[id].unit === unit)
        .map((id) => element("li", {}, /** @type {HTMLElement} */ (buttons.get(id))));
      return element(
        "ul",
        { "aria-label": `${unitName(table, unit)}, ${table.units[unit].seat}, ${table.units[unit].formation}` },
        ...items,
      );
    });
  fill(host, ...lists);
}

/** @param {Desk} desk @param {string} id */
function modelButton({ store }, id) {
  const { table, seat } = store.state;
  const own = table.units[table.models[id].unit].seat === seat;
  const take = (/** @type {MouseEvent} */ event) => (event.shiftKey ? toggle(store, id) : select(store, [id], false));
  return element("button", { type: "button", tabIndex: own ? 0 : -1, "data-model": id, "data-key": id, onclick: take });
}

/** @param {State} state @param {HTMLElement} button @param {string} id @param {string} number */
function refresh(state, button, id, number) {
  const { x, y, floor } = shownPose(state, id);
  const where = `${x.toFixed(1)} across, ${y.toFixed(1)} down${floor ? `, floor ${floor}` : ""}`;
  const name = `${unitName(state.table, state.table.models[id].unit)} ${number}`.trim();
  const words = `${name}, ${stateOf(state.table, id)}, ${where}`;
  const pressed = String(state.view.selected.has(id));
  if (button.textContent !== words) button.textContent = words;
  if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
}
