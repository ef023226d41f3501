/* Deploying: what is held is dragged, tapped to a place, turned, made wider, and placed once the referee has no objection. */

import { covers } from "../bases.js";
import { bearing, thousandth } from "../geometry.js";
import { own, standing, standingModelsOf } from "../pieces.js";
import { orderedBy, press } from "../presses.js";
import { moveTool } from "../tools/move.js";
import { asideOf, heldFromMat, heldFromTray, isSent, isSetup, orderOf, posesOf } from "./held.js";
import { focusNext } from "./next.js";

const DEPLOY = "deploy";

/** @type {Tool} */
export const deployTool = {
  name: DEPLOY,
  label: "Deploy",
  key: "",
  cursor: "grab",
  hidden: true,
  wheelTurns: true,
  leave: putDown,
  begin: (desk, pressed) => grip(desk, pressed),
  drag: (desk, { at }) => drag(desk, at),
  drop: () => undefined,
  cancel: () => undefined,
  tap,
  doubleTap(desk, pressed) {
    if (pressed.model && !desk.store.state.deploying) takeStanding(desk, pressed.model, "unit");
    else tap(desk, pressed);
  },
  turn: (desk, degrees) => turn(desk, degrees),
  nudge: (desk, by) => nudge(desk, by),
  confirm: placeHeld,
  escape(desk) {
    if (!desk.store.state.deploying) return false;
    putDown(desk);
    return true;
  },
};

/** @type {Point} from the pointer to the middle of what is dragged */
let grasp = [0, 0];

/** @param {Desk} desk @param {string} unit @param {string[]} models */
export function takeFromTray(desk, unit, models) {
  take(desk, heldFromTray(desk.store.state, unit, models));
}

/** @param {Desk} desk @param {string} model one that stands @param {"model" | "unit"} what it alone, or all of its unit that stand */
export function takeStanding(desk, model, what) {
  const { state } = desk.store;
  if (!own(state, model) || !standing(state.table.models[model])) return;
  const { unit } = state.table.models[model];
  take(desk, heldFromMat(state, unit, what === "unit" ? standingModelsOf(state.table, unit) : [model]));
}

/** @param {Desk} desk */
export function placeHeld(desk) {
  const { state } = desk.store;
  if (state.deploying && !isSent(state)) press(desk, state.deploying.control, orderOf(state, state.deploying));
}

/** @param {Desk} desk */
export function putDown({ store: { state, changed } }) {
  state.deploying = null;
  changed("deploying");
}

/** @param {Desk} desk @param {number} by more models side by side, or fewer */
export function widen(desk, by) {
  const { deploying } = desk.store.state;
  if (deploying) change(desk, { files: Math.min(deploying.models.length, Math.max(1, deploying.files + by)) });
}

/** @param {Desk} desk @param {number} degrees */
export function turn(desk, degrees) {
  const { deploying } = desk.store.state;
  if (deploying) change(desk, { bearing: bearing(deploying.bearing + degrees) });
}

/** @param {Desk} desk the hand is empty once what it held is placed; of models placed one by one the next is taken up */
export function watchDeploying(desk) {
  const { state, on } = /** @type {Store & {on: Store["on"]}} */ (desk.store);
  on(["log", "outbox"], () => {
    const order = state.deploying && orderedBy(state.deploying.control);
    if (order && state.log.some(({ id }) => id === order)) goOn(desk);
  });
  on(["table", "floor"], () => state.deploying && reconsider(desk));
  on(["turn", "tool"], () => holdRightTool(desk));
  holdRightTool(desk);
}

/** @param {Desk} desk */
function goOn(desk) {
  const { state } = desk.store;
  const { unit, models, bearing: facing, kept } = /** @type {Deploying} */ (state.deploying);
  const [next] = asideOf(state, unit).filter((id) => state.table.models[id].off === "tray");
  putDown(desk);
  if (kept) return;
  if (models.length === 1 && next) take(desk, { ...heldFromTray(state, unit, [next]), bearing: facing });
  else focusNext(state, unit);
}

/** @param {Desk} desk before the game models are deployed, in it they are moved */
function holdRightTool(desk) {
  const { state, changed } = desk.store;
  const wrong = isSetup(state) && state.seat !== "watch" ? "move" : DEPLOY;
  if (state.view.tool !== wrong) return;
  if (state.deploying) putDown(desk);
  state.view.tool = wrong === "move" ? DEPLOY : "move";
  changed("tool");
}

/** @param {Desk} desk @param {Deploying} held */
function take(desk, held) {
  const { state, changed } = desk.store;
  state.view.tool = DEPLOY;
  state.deploying = held;
  changed("tool");
  consider(desk);
}

/** @param {Desk} desk @param {Partial<Deploying>} changes shown, and asked about, unless it is on its way */
function change(desk, changes) {
  const { state } = desk.store;
  if (!state.deploying || isSent(state)) return;
  Object.assign(state.deploying, changes);
  consider(desk);
}

/** @param {Desk} desk what is held may have been taken from the table meanwhile */
function reconsider(desk) {
  const { state } = desk.store;
  const held = /** @type {Deploying} */ (state.deploying);
  if (held.models.every((id) => state.table.models[id]?.unit === held.unit)) consider(desk);
  else putDown(desk);
}

/** @param {Desk} desk */
function consider(desk) {
  const { state, changed } = desk.store;
  const held = state.deploying;
  changed("deploying");
  if (!held || isSent(state)) return;
  desk.probe(orderOf(state, held), (answer) => {
    if (state.deploying !== held) return;
    held.answer = /** @type {Verdict} */ (answer);
    changed("deploying");
  });
}

/** @param {Desk} desk @param {Press} pressed */
function tap(desk, pressed) {
  if (desk.store.state.deploying) change(desk, { at: pressed.at });
  else moveTool.tap(desk, pressed);
}

/** @param {Desk} desk @param {Press} pressed @returns {boolean} true when the hand is on what is held, or takes hold of a model */
function grip(desk, { from, model }) {
  const { state } = desk.store;
  if (!state.deploying && model) takeStanding(desk, model, "model");
  const held = state.deploying;
  if (!held || !posesOf(state, held).some(([id, pose]) => covers(state.table.models[id].base, pose, from))) return false;
  grasp = [held.at[0] - from[0], held.at[1] - from[1]];
  return true;
}

/** @param {Desk} desk @param {Point} at */
const drag = (desk, [x, y]) => change(desk, { at: [thousandth(x + grasp[0]), thousandth(y + grasp[1])] });

/** @param {Desk} desk @param {Point} by inches */
function nudge(desk, [x, y]) {
  const { deploying } = desk.store.state;
  if (deploying) change(desk, { at: [deploying.at[0] + x, deploying.at[1] + y] });
}
