/* Move: ghosts of one unit follow the hand; nothing moves before the referee has allowed it. */

import { snapToContact } from "../contact.js";
import { cornerAt } from "../block.js";
import { carry, lift, pinWaypoint, putBack, turnBlock, turnEach } from "../draft.js";
import { bearing } from "../geometry.js";
import { hoverPiece, pieceAt, pinPiece, tapGround } from "../ground/pointing.js";
import { onHandle, turnHandle } from "../handle.js";
import { modelsAt, shownPose } from "../pieces.js";
import { movableSelection, select, selectFromStack, selectUnit } from "../selection.js";
import { consult, draftOf, mayLift } from "./drafting.js";
import { dragCorner, dropCorner, settleTurn, takeCorner } from "./reform.js";
import { beginLasso, dragLasso, dropLasso } from "./lasso.js";

/** @type {"ghosts" | "handle" | "corner" | "lasso"} what the running drag changes */
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
    const corner = cornerAt(state, desk.camera, press.from);
    if (corner >= 0) return beginCorner(desk, corner);
    if (press.shift && !press.model) return beginBox(desk, press);
    return press.model !== null && mayLift(state, press.model) && beginGhosts(desk, press.model, press.shift);
  },

  drag(desk, press) {
    if (dragging === "lasso") return dragLasso(desk, press);
    if (dragging === "handle") return dragTurn(desk, press.at);
    if (dragging === "corner") return dragCorner(desk, [press.at[0] - press.from[0], press.at[1] - press.from[1]]);
    return dragGhosts(desk, [press.at[0] - press.from[0], press.at[1] - press.from[1]]);
  },

  drop(desk, press) {
    if (dragging === "lasso") return dropLasso(desk, press.shift);
    if (dragging === "corner") return dropCorner(desk);
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

  hover({ store }, press) {
    hoverPiece(store, press.under() ? null : pieceAt(store.state.table, press.at));
  },

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

/** @param {Desk} desk @param {Press} press each tap takes the next of what is stacked there, and looks at its floor */
export function tapModels({ store }, press) {
  const { state } = store;
  const stack = modelsAt(state, press.at, press.slack);
  if (!stack.length && !press.shift && pieceAt(state.table, press.at)) return tapGround(store, press.at);
  pinPiece(store, null);
  selectFromStack(store, inOrder(state, stack), press.shift);
  const [taken] = state.view.selected;
  if (stack.includes(taken)) lookAt(store, shownPose(state, taken).floor);
}

/** @param {State} state @param {string[]} stack @returns {string[]} by floor once one of them is in hand, so that taps go through them all */
function inOrder(state, stack) {
  if (!stack.some((id) => state.view.selected.has(id))) return stack;
  return [...stack].sort((one, other) => shownPose(state, one).floor - shownPose(state, other).floor);
}

/** @param {Store} store @param {number} floor */
function lookAt({ state, changed }, floor) {
  if (state.view.floor === floor) return;
  state.view.floor = floor;
  changed("floor");
}

/** @param {Desk} desk @param {string} model @param {boolean} adds */
function beginGhosts(desk, model, adds) {
  const { state } = desk.store;
  const draft = draftOf(desk, state.table.models[model].unit);
  if (!draft) return false;
  dragging = "ghosts";
  if (!state.view.selected.has(model)) {
    select(desk.store, [model], adds);
    if (draft.tracks[model].to.floor > 0) lookAt(desk.store, draft.tracks[model].to.floor);
  }
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
  snapToContact(state, state.draft);
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

/** @param {Desk} desk @param {number} corner */
function beginCorner(desk, corner) {
  dragging = "corner";
  return takeCorner(desk, corner);
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
  settleTurn(desk);
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
