/* The edge of the piece of ground looked at. */

import { pathOf } from "./shapes.js";

/** @param {Brush} brush */
export function paintPointedPiece({ context, state, palette, pixel }) {
  const { piece, pinned } = state.ground;
  const pointed = piece === null ? undefined : state.table.terrain[piece];
  if (!pointed || (state.draft?.held && !pinned)) return;
  context.save();
  context.strokeStyle = palette.gold;
  context.lineWidth = (pinned ? 2.5 : 1.5) * pixel;
  context.stroke(pathOf(pointed.outline));
  context.restore();
}
