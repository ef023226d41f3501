/* Which models are in hand, and whose card is open. */

import { presentModelsOf } from "./buildings/rooms.js";
import { own, standing, standingModelsOf } from "./pieces.js";

/** @param {Store} store @param {Iterable<string>} models @param {boolean} adds to what is selected already */
export function select({ state, changed }, models, adds) {
  state.view.selected = new Set(adds ? [...state.view.selected, ...models] : models);
  changed("selection");
}

/** @param {Store} store @param {string} model taken out if it is in */
export function toggle({ state, changed }, model) {
  const { selected } = state.view;
  if (!selected.delete(model)) selected.add(model);
  changed("selection");
}

/** @param {Store} store @param {string} unit those in a room too @param {boolean} adds */
export function selectUnit(store, unit, adds) {
  select(store, presentModelsOf(store.state.table, unit), adds);
}

/**
 * @param {Store} store
 * @param {string[]} stack models under one point: each tap takes the next of them
 * @param {boolean} adds
 */
export function selectFromStack(store, stack, adds) {
  if (!stack.length) return adds || select(store, [], false);
  if (adds) return toggle(store, stack[0]);
  const current = stack.findIndex((id) => store.state.view.selected.has(id));
  const alone = store.state.view.selected.size === 1;
  return select(store, [stack[alone ? (current + 1) % stack.length : Math.max(0, current)]], false);
}

/** @param {State} state @returns {string | null} the unit whose card is open */
export function selectedUnit(state) {
  const [first] = state.view.selected;
  return state.table.models[first]?.unit ?? null;
}

/** @param {State} state @returns {string[]} selected models this page may move, of one unit only */
export function movableSelection(state) {
  const unit = state.draft?.unit ?? selectedUnit(state);
  const { models, units } = state.table;
  const chosen = [...state.view.selected].filter(
    (id) => models[id]?.unit === unit && own(state, id) && standing(models[id]),
  );
  if (!unit || !chosen.length) return [];
  return units[unit].formation === "ranks" ? standingModelsOf(state.table, unit) : chosen;
}
