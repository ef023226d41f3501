/* Move: ghosts of one unit follow the hand; nothing moves before the referee has allowed it. */

import { carry, lift, pinWaypoint, putBack, turnBlock, turnEach } from "../draft.js";
import { bearing } from "../geometry.js";
import { onHandle, turnHandle } from "../handle.js";
import { modelsAt } from "../pieces.js";
import { movableSelection, select, selectFromStack, selectUnit } from "../selection.js";
import { consult, draftOf, mayLift } from "./drafting.js";
import { beginLasso, dragLasso, dropLasso } from "./lasso.js";

/** @type {"ghosts" | "handle" | "lasso"} what the running drag changes */
let dragging = "ghosts";

/** @type {Tool} */
export const moveTool = {
  name: "move",
  label: "Move",
  key: "v",
  cursor: "default",

  begin(desk, press) {
    const { state } = desk.store;
    if (onHandle(state, desk.camera, press.from)) return beginTurn(desk);
    if (press.shift && !press.model) return beginBox(desk, press);
    return press.model !== null && mayLift(state, press.model) && beginGhosts(desk, press.model, press.shift);
  },

  drag(desk, press) {
    if (dragging === "lasso") return dragLasso(desk, press);
    if (dragging === "handle") return dragTurn(desk, press.at);
    return dragGhosts(desk, [press.at[0] - press.from[0], press.at[1] - press.from[1]]);
  },

  drop(desk, press) {
    if (dragging === "lasso") return dropLasso(desk, press.shift);
    return dropGhosts(desk);
  },

  cancel(desk) {
    const { state, changed } = desk.store;
    state.view.lasso = null;
    if (state.draft) putBack(state.draft);
    consult(desk);
    changed("selection");
  },

  tap: tapModels,

  doubleTap(desk, press) {
    const model = desk.store.state.table.models[press.model ?? ""];
    if (model) selectUnit(desk.store, model.unit, press.shift);
  },

  turn: turnSelection,

  pin(desk) {
    const { draft } = desk.store.state;
    if (!draft || draft.sent) return;
    const lifted = Object.keys(draft.lifted);
    pinWaypoint(draft, lifted.length ? lifted : movableSelection(desk.store.state));
    consult(desk);
  },
};

/** @param {Desk} desk @param {Press} press each tap takes the next of what is stacked there */
export function tapModels(desk, press) {
  selectFromStack(desk.store, modelsAt(desk.store.state, press.at, press.slack), press.shift);
}

/** @param {Desk} desk @param {string} model @param {boolean} adds */
function beginGhosts(desk, model, adds) {
  const { state } = desk.store;
  const draft = draftOf(desk, state.table.models[model].unit);
  if (!draft) return false;
  dragging = "ghosts";
  if (!state.view.selected.has(model)) select(desk.store, [model], adds);
  lift(draft, movableSelection(state), model);
  return true;
}

/** @param {Desk} desk @param {Press} press */
function beginBox(desk, press) {
  dragging = "lasso";
  return beginLasso(desk, press, "box");
}

/** @param {Desk} desk @param {Point} by inches */
function dragGhosts(desk, by) {
  const { state } = desk.store;
  if (!state.draft) return;
  carry(state.draft, state.table, state.view.floor, by);
  consult(desk);
}

/** @param {Desk} desk */
function dropGhosts(desk) {
  const { draft } = desk.store.state;
  if (!draft) return;
  Object.assign(draft, { lifted: {}, held: null });
  consult(desk);
}

/** @param {Desk} desk */
function beginTurn(desk) {
  dragging = "handle";
  return draftOf(desk, desk.store.state.table.models[movableSelection(desk.store.state)[0]].unit) !== null;
}

/** @param {Desk} desk @param {Point} at the selection turns to face this point */
function dragTurn(desk, at) {
  const handle = turnHandle(desk.store.state, desk.camera);
  if (!handle) return;
  const towards = (Math.atan2(at[0] - handle.pivot[0], handle.pivot[1] - at[1]) * 180) / Math.PI;
  turnSelection(desk, bearing(towards) - handle.facing);
}

/** @param {Desk} desk @param {number} degrees clockwise */
function turnSelection(desk, degrees) {
  const { state } = desk.store;
  const models = movableSelection(state);
  const draft = models.length ? draftOf(desk, state.table.models[models[0]].unit) : null;
  if (!draft) return;
  if (state.table.units[draft.unit].formation === "ranks") turnBlock(draft, degrees);
  else turnEach(draft, models, degrees);
  consult(desk);
}

/** @param {Desk} desk @param {Point} by inches, from the keyboard */
export function nudge(desk, by) {
  const { state } = desk.store;
  const models = movableSelection(state);
  const draft = models.length ? draftOf(desk, state.table.models[models[0]].unit) : null;
  if (!draft) return;
  lift(draft, models, null);
  dragGhosts(desk, by);
  dropGhosts(desk);
}
