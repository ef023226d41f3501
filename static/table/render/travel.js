/* Numbers at the hand: travelled and left, and what the terrain test still allows, beside the model held. */

import { reach } from "../bases.js";
import { travelled } from "../paths.js";
import { allowance, modelName } from "../pieces.js";
import { kindOf } from "./terrain/names.js";
import { writePlate } from "./labels.js";

const LINE = 17;

/** @param {number} inches */
const oneDecimal = (inches) => inches.toFixed(1);

/** @param {Brush} brush */
export function paintTravel(brush) {
  const { state, palette, pixel, camera } = brush;
  const held = state.draft?.held ?? null;
  const track = held ? state.draft?.tracks[held] : undefined;
  if (!held || !track) return;
  const numbers = numbersOf(state, held, track);
  const lines = [strongLine(numbers), quietLine(state, held, numbers), ...groundLines(state, held)];
  const below = reach(state.table.models[held].base) + 16 * pixel;
  const height = (lines.length * LINE + 26) * pixel;
  const fitsBelow = track.to.y + below + height < camera.y + (camera.height * pixel) / 2;
  const y = fitsBelow ? track.to.y + below : track.to.y - below - height + 14 * pixel;
  const over = (numbers.left ?? 0) < -0.001 || exceeds(state, held);
  writePlate(brush, lines, [track.to.x - 60 * pixel, y], over ? palette.amber : undefined);
}

/** @typedef {{gone: number, limit: number | null, left: number | null}} Numbers */

/** @param {State} state @param {string} held @param {Track} track @returns {Numbers} climbs and limits as the referee told them */
function numbersOf(state, held, track) {
  const told = state.way?.models[held];
  const gone = travelled(track) + (told?.climbed ?? 0);
  const limit = told ? told.limit : (state.draft?.opening.distance ?? allowance(state.table, held));
  return { gone, limit, left: limit === null ? null : limit - gone };
}

/** @param {Numbers} numbers */
function strongLine({ gone, limit, left }) {
  if (limit === null || left === null) return `${oneDecimal(gone)}″ · dice say how far`;
  return `${gone > limit && left > -0.05 ? gone.toFixed(2) : oneDecimal(gone)}″ of ${oneDecimal(limit)}″`;
}

/** @param {State} state @param {string} held @param {Numbers} numbers */
function quietLine({ table }, held, { left }) {
  if (left === null) return modelName(table, held);
  return `${modelName(table, held)} · ${left >= 0 ? `${oneDecimal(left)}″ left` : `${oneDecimal(-left)}″ too far`}`;
}

/** @param {State} state @param {string} held @returns {string[]} what the ground takes of the test, and its dice */
function groundLines({ way, table }, held) {
  const told = way?.models[held];
  if (!way || !told) return [];
  const pieces = told.dangerous.map((id) => kindOf(table.terrain[id])).join(", ");
  return [told.inside > 0 ? insideLine(told.inside, way.allowance) : "", pieces ? `dangerous: a die for ${pieces}` : ""].filter(Boolean);
}

/** @param {number} inside @param {number | null} allowed */
function insideLine(inside, allowed) {
  if (allowed === null) return `${oneDecimal(inside)}″ inside · needs a terrain test`;
  const left = allowed - inside;
  return `inside ${oneDecimal(inside)}″ of ${allowed}″ · ${left >= 0 ? `${oneDecimal(left)}″ left` : `${oneDecimal(-left)}″ too far`}`;
}

/** @param {State} state @param {string} held */
function exceeds({ way }, held) {
  const told = way?.models[held];
  return way !== null && way.allowance !== null && told !== undefined && told.inside > way.allowance + 0.001;
}
