/* The models as they stand. Not redrawn while ghosts are dragged: what is lifted or on its way is drawn elsewhere. */

import { halves } from "../bases.js";
import { middle } from "../geometry.js";
import { fullWounds, modelName, numbers, standing, standingModelsOf } from "../pieces.js";
import { isNumbered, paintBase, paintSign } from "./base.js";
import { glyphOf } from "./glyphs.js";
import { writeLabel } from "./labels.js";

const ELSEWHERE = 0.4;
const LEAST_OF_A_BLOCK = 3;

/** @param {State} state @param {string} id @param {string} number @returns {Look} */
export function lookOf(state, id, number) {
  const { table } = state;
  const model = table.models[id];
  return {
    seat: table.units[model.unit].seat,
    number,
    glyph: glyphOf(table.profiles[model.profile]),
    full: fullWounds(table, id),
    ghost: false,
  };
}

/** @param {Brush} brush */
export function paintModels(brush) {
  const { state, camera, pixel } = brush;
  const numbered = numbers(state.table);
  const away = new Set([...Object.keys(state.draft?.tracks ?? {}), ...state.motions.map(({ model }) => model)]);
  const margin = 3;
  const [halfWidth, halfHeight] = [(camera.width * pixel) / 2 + margin, (camera.height * pixel) / 2 + margin];
  Object.entries(state.table.models)
    .filter(([id, model]) => standing(model) && !away.has(id))
    .filter(([, { x, y }]) => Math.abs(x - camera.x) < halfWidth && Math.abs(y - camera.y) < halfHeight)
    .sort(([, a], [, b]) => a.floor - b.floor)
    .forEach(([id, model]) => paintModel(brush, id, model, numbered.get(id) ?? ""));
  paintBlockSigns(brush, away);
}

/** @param {Brush} brush @param {Set<string>} away blocks too small for numbers carry one sign and their strength instead */
function paintBlockSigns(brush, away) {
  const { table } = brush.state;
  Object.keys(table.units).forEach((unit) => {
    const ids = standingModelsOf(table, unit).filter((id) => !away.has(id));
    const block = ids.map((id) => table.models[id]).filter(({ base }) => base.shape === "rect" && !isNumbered(brush, base));
    if (block.length < LEAST_OF_A_BLOCK) return;
    const at = middle(block.map(({ x, y }) => [x, y]));
    paintSign(brush, at, glyphOf(table.profiles[block[0].profile]), String(block.length));
  });
}

/** @param {Brush} brush @param {string} id @param {Pose} pose @param {string} number */
export function paintModel(brush, id, pose, number) {
  const { state } = brush;
  const model = state.table.models[id];
  const elsewhere = pose.floor !== state.view.floor;
  const fades = elsewhere && (pose.floor > 0 || state.view.floor > 0);
  paintBase(brush, model, pose, { ...lookOf(state, id, number), alpha: fades ? ELSEWHERE : 1 });
  if (elsewhere && pose.floor > 0) writeFloor(brush, model, pose);
}

/** @param {Brush} brush @param {Model} model @param {Pose} pose the number of a floor above the ground */
export function writeFloor(brush, model, { x, y, floor }) {
  const { along, across } = halves(model.base);
  writeLabel(brush, `↑${floor}`, [x + across, y - along], { size: 11, weight: 600 });
}

/** @param {Brush} brush the name of what the pointer is on */
export function paintHoverName(brush) {
  const { state, pixel } = brush;
  const { hovered } = state.view;
  const model = hovered ? state.table.models[hovered] : undefined;
  if (!hovered || !model || !standing(model) || state.draft?.held) return;
  const pose = state.draft?.tracks[hovered]?.to ?? model;
  const { along, across } = halves(model.base);
  writeLabel(brush, modelName(state.table, hovered), [pose.x, pose.y + Math.max(along, across) + 13 * pixel], {
    weight: 600,
  });
}
