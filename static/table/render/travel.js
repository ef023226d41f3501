/* Numbers at the hand: travelled and left, beside the model held. */

import { reach } from "../bases.js";
import { travelled } from "../paths.js";
import { allowance, modelName } from "../pieces.js";
import { writePlate } from "./labels.js";

/** @param {number} inches */
const oneDecimal = (inches) => inches.toFixed(1);

/** @param {Brush} brush */
export function paintTravel(brush) {
  const { state, palette, pixel, camera } = brush;
  const held = state.draft?.held ?? null;
  const track = held ? state.draft?.tracks[held] : undefined;
  if (!held || !track) return;
  const [gone, allowed] = [travelled(track), allowance(state.table, held)];
  const left = allowed - gone;
  const strong = `${gone > allowed && left > -0.05 ? gone.toFixed(2) : oneDecimal(gone)}″ of ${oneDecimal(allowed)}″`;
  const quiet = `${modelName(state.table, held)} · ${left >= 0 ? `${oneDecimal(left)}″ left` : `${oneDecimal(-left)}″ too far`}`;
  const below = reach(state.table.models[held].base) + 16 * pixel;
  const fitsBelow = track.to.y + below + 60 * pixel < camera.y + (camera.height * pixel) / 2;
  const y = fitsBelow ? track.to.y + below : track.to.y - below - 46 * pixel;
  writePlate(brush, [strong, quiet], [track.to.x - 60 * pixel, y], left < -0.001 ? palette.amber : undefined);
}
