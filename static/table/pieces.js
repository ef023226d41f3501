/* Looking things up on the table: units, their models, names and numbers. */

import { covers, halves } from "./bases.js";
import { middle } from "./geometry.js";

/** @param {Model} model stands on the mat, where it can be seen and touched */
export const standing = (model) => !model.removed && !model.off && model.x !== null && model.x !== undefined;

/** @param {TableFile} table @param {string} unit @returns {string[]} ids in table order, casualties too */
export function modelsOf(table, unit) {
  return Object.keys(table.models).filter((id) => table.models[id].unit === unit);
}

/** @param {TableFile} table @param {string} unit @returns {string[]} */
export function standingModelsOf(table, unit) {
  return modelsOf(table, unit).filter((id) => standing(table.models[id]));
}

/** @param {TableFile} table @param {string} model @returns {Unit} */
export const unitOf = (table, model) => table.units[table.models[model].unit];

/** @param {TableFile} table @param {string} model @returns {Seat} */
export const seatOf = (table, model) => unitOf(table, model).seat;

/** @param {State} state @param {string} model may this page move it */
export const own = (state, model) => seatOf(state.table, model) === state.seat;

/** @param {State} state @returns {Point} the middle of this player's models, or of the mat */
export function ownMiddle({ table, seat }) {
  const stood = Object.values(table.models).filter((model) => standing(model) && table.units[model.unit].seat === seat);
  return stood.length ? middle(stood.map(({ x, y }) => [x, y])) : [table.mat.width / 2, table.mat.depth / 2];
}

/** @param {TableFile} table @param {string} id @returns {string} "First spears 4" */
export function modelName(table, id) {
  const model = table.models[id];
  if (model.name) return model.name;
  const unit = unitName(table, model.unit);
  return modelsOf(table, model.unit).length === 1 ? unit : `${unit} ${numberOf(table, id)}`;
}

/** @param {TableFile} table @param {string} id @returns {number} place in its unit, from 1 */
export const numberOf = (table, id) => modelsOf(table, table.models[id].unit).indexOf(id) + 1;

/** @param {TableFile} table @param {string} id */
export const unitName = (table, id) => table.units[id].name || id;

/**
 * @param {TableFile} table
 * @returns {Map<string, string>} every model's number in its unit, from 1; nothing for one alone in its unit
 */
export function numbers(table) {
  /** @type {Map<string, number>} */
  const counted = new Map();
  const entries = Object.entries(table.models).map(([id, { unit }]) => {
    counted.set(unit, (counted.get(unit) ?? 0) + 1);
    return { id, unit, number: counted.get(unit) };
  });
  return new Map(entries.map(({ id, unit, number }) => [id, counted.get(unit) === 1 ? "" : String(number)]));
}

/** @param {TableFile} table @param {string} id @returns {number} wounds of an unhurt model */
export function fullWounds(table, id) {
  const wounds = table.profiles[table.models[id].profile]?.W;
  return Array.isArray(wounds) ? Math.max(...wounds) : (wounds ?? 1);
}

/** @param {TableFile} table @param {string} id @returns {number} inches */
export const allowance = (table, id) => table.profiles[table.models[id].profile]?.move ?? 6;

/** @param {Piece} piece @param {number} number */
export const floorOf = (piece, number) => (piece.floors ?? []).find((floor) => floor.number === number);

/**
 * Models under a point, the best to pick first: on the floor looked at, the smaller before the larger.
 * @param {State} state @param {Point} point @param {number} slack inches around each base @returns {string[]}
 */
export function modelsAt(state, point, slack) {
  const { models } = state.table;
  const under = Object.keys(models).filter((id) => standing(models[id]) && touched(state, id, point, slack));
  const away = (/** @type {string} */ id) => Math.abs(models[id].floor - state.view.floor);
  const size = (/** @type {string} */ id) => halves(models[id].base).across;
  return under.sort((a, b) => away(a) - away(b) || size(a) - size(b));
}

/** @param {State} state @param {string} id @returns {Pose} where a model is shown: its ghost, or itself */
export const shownPose = (state, id) => state.draft?.tracks[id]?.to ?? state.table.models[id];

/** @param {State} state @param {string} id @param {Point} point @param {number} slack */
function touched(state, id, point, slack) {
  const pose = shownPose(state, id);
  if (Math.abs(pose.x - point[0]) > 8 || Math.abs(pose.y - point[1]) > 8) return false;
  return covers(widened(state.table.models[id].base, slack), pose, point);
}

/** @param {Base} base @param {number} slack inches @returns {Base} */
function widened(base, slack) {
  const more = slack * 2 * 25.4;
  if (base.shape === "round") return { ...base, diameter: base.diameter + more };
  return { ...base, length: base.length + more, width: base.width + more };
}
