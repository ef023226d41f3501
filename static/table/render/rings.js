/* Rings round models: selected, under the keyboard, pointed at by a refusal, and how far a weapon reaches. */

import { grownPath } from "../bases.js";
import { hasMoved, hasTurned } from "../draft.js";
import { radians } from "../geometry.js";
import { shownPose, standing } from "../pieces.js";
import { writeLabel } from "./labels.js";

/**
 * @param {Brush} brush
 * @param {string} id
 * @param {number} by inches outside the base
 * @param {{colour: string, width?: number, dash?: number[]}} look in CSS pixels
 */
export const ring = (brush, id, by, look) => ringAt(brush, shownPose(brush.state, id), brush.state.table.models[id].base, by, look);

/**
 * @param {Brush} brush
 * @param {Pose} pose
 * @param {Base} base
 * @param {number} by inches outside the base
 * @param {{colour: string, width?: number, dash?: number[]}} look in CSS pixels
 */
export function ringAt({ context, pixel }, pose, base, by, { colour, width = 2, dash = [] }) {
  context.save();
  context.translate(pose.x, pose.y);
  context.rotate(radians(pose.facing));
  context.strokeStyle = colour;
  context.lineWidth = width * pixel;
  context.setLineDash(dash.map((part) => part * pixel));
  context.stroke(grownPath(base, by));
  context.restore();
}

/** @param {Brush} brush */
export function paintSelection(brush) {
  const { state, palette, pixel } = brush;
  const stands = (/** @type {string} */ id) => state.table.models[id] && standing(state.table.models[id]);
  [...state.view.selected]
    .filter(stands)
    .filter((id) => !isGhost(state, id))
    .forEach((id) => {
      ring(brush, id, 3 * pixel, { colour: "rgb(0 0 0 / 55%)", width: 4 });
      ring(brush, id, 3 * pixel, { colour: palette.gold, width: 2 });
    });
  const { focused } = state.view;
  if (focused && stands(focused)) ring(brush, focused, 7 * pixel, { colour: palette.focus, width: 3, dash: [4, 3] });
}

/** @param {State} state @param {string} id its dashed rim says enough */
function isGhost({ draft }, id) {
  const track = draft?.tracks[id];
  return track !== undefined && (hasMoved(track) || hasTurned(track));
}

/** @param {Brush} brush weapons' reach, from the rim of the base */
export function paintRanges(brush) {
  const { state, palette } = brush;
  state.view.rings
    .filter(({ model }) => state.table.models[model])
    .forEach(({ model, range }) => {
      ring(brush, model, range, { colour: palette.gold, width: 1.5, dash: [10, 6] });
      const pose = shownPose(state, model);
      writeLabel(brush, `${range}″`, [pose.x, pose.y - range - 0.6], { size: 11, weight: 600, colour: palette.gold });
    });
}
