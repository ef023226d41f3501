/* Models held over the mat before they are deployed: a unit in its formation, one model, or some that stand already. */

import { bearing, middle, thousandth, turned } from "../geometry.js";
import { modelsOf, standing } from "../pieces.js";
import { waits } from "../presses.js";
import { formed, usualFiles } from "./formation.js";
import { freeSpot, usualBearing } from "./spot.js";

let made = 0;

/** @param {State} state @returns {boolean} true while the players prepare */
export const isSetup = ({ table }) => table.turn.phase === "setup";

/** @param {State} state @param {string} unit @returns {string[]} its models in the tray or in reserve */
export const asideOf = ({ table }, unit) => modelsOf(table, unit).filter((id) => !table.models[id].removed && table.models[id].off);

/** @param {State} state @param {string} unit @param {string[]} models out of the tray @returns {Deploying} */
export function heldFromTray({ table }, unit, models) {
  const { seat } = table.units[unit];
  const facing = mateFacing(table, unit) ?? usualBearing(table, seat);
  const held = { ...hold(unit, models), files: usualFiles(table, unit, models.length), bearing: facing };
  return { ...held, at: freeSpot(table, seat, offsetsOf(table, held)) };
}

/** @param {State} state @param {string} unit @param {string[]} models that stand, kept as they stand to each other @returns {Deploying} */
export function heldFromMat({ table }, unit, models) {
  const at = middle(models.map((id) => [table.models[id].x, table.models[id].y]));
  const kept = Object.fromEntries(models.map((id) => [id, poseFrom(table.models[id], at)]));
  return { ...hold(unit, models), at, kept };
}

/** @param {string} unit @param {string[]} models @returns {Deploying} */
function hold(unit, models) {
  made += 1;
  return { unit, models, at: [0, 0], bearing: 0, files: 1, kept: null, answer: null, control: `deploy ${made}` };
}

/** @param {State} state @param {Deploying} held @returns {[string, Pose][]} where each would stand */
export function posesOf({ table, view }, held) {
  return offsetsOf(table, held).map(({ id, offset, facing }) => [
    id,
    {
      x: thousandth(held.at[0] + offset[0]),
      y: thousandth(held.at[1] + offset[1]),
      facing,
      floor: held.kept?.[id].floor ?? view.floor,
    },
  ]);
}

/** @param {State} state @param {Deploying} held @returns {Command} one model of several is judged by itself, as it may be the first */
export function orderOf(state, held) {
  const poses = posesOf(state, held);
  const [[model, pose]] = poses;
  if (poses.length === 1) return { do: "place", model, ...pose };
  return { do: "place_unit", unit: held.unit, places: Object.fromEntries(poses) };
}

/** @param {State} state @returns {boolean} true while the referee looks at what was placed */
export const isSent = (state) => state.deploying !== null && waits(state, state.deploying.control);

/** @param {State} state @returns {Refusal[]} */
export const heldRefusals = ({ deploying }) => deploying?.answer?.refusals ?? [];

/** @param {TableFile} table @param {Deploying} held @returns {{id: string, offset: Point, facing: number}[]} */
function offsetsOf(table, { unit, models, bearing: turn, files, kept }) {
  const rows = kept ? null : formed(table, unit, models, files);
  return models.map((id, index) => {
    const own = kept?.[id];
    const offset = turned(own?.offset ?? rows?.[index] ?? [0, 0], [0, 0], turn);
    return { id, offset, facing: bearing((own?.facing ?? 0) + turn) };
  });
}

/** @param {TableFile} table @param {string} unit @returns {number | null} how those of it that stand face, where they are in ranks */
function mateFacing(table, unit) {
  const mate = modelsOf(table, unit).find((id) => standing(table.models[id]));
  return mate && table.units[unit].formation === "ranks" ? table.models[mate].facing : null;
}

/** @param {Model} model @param {Point} at */
function poseFrom({ x, y, facing, floor }, at) {
  return { offset: /** @type {Point} */ ([x - at[0], y - at[1]]), facing, floor };
}
