/* Accepted moves on their way along their paths. */

import { length, placeAlong } from "../paths.js";
import { numbers } from "../pieces.js";
import { paintModel } from "./models.js";

/** @param {Brush} brush */
export function paintMotions(brush) {
  const { state, now } = brush;
  if (!state.motions.length) return;
  const numbered = numbers(state.table);
  state.motions
    .filter(({ model }) => state.table.models[model])
    .forEach((motion) => {
      paintModel(brush, motion.model, poseAt(motion, now), numbered.get(motion.model) ?? "");
    });
}

/** @param {State} state @param {number} now @returns {boolean} true when some have arrived, and were taken off */
export function landMotions(state, now) {
  const flying = state.motions.filter(({ began, lasts }) => now - began < lasts);
  const landed = flying.length < state.motions.length;
  state.motions = flying;
  return landed;
}

/** @param {Motion} motion @param {number} now @returns {Pose} slow at both ends */
function poseAt({ path, facing: [before, after], began, lasts }, now) {
  const time = Math.min(1, Math.max(0, (now - began) / lasts));
  const share = time * time * (3 - 2 * time);
  const [x, y, floor] = placeAlong(path, length(path) * share);
  const turn = ((after - before + 540) % 360) - 180;
  return { x, y, floor, facing: before + turn * share };
}
