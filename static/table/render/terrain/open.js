/* Open ground with a name: nothing but a line round it. */

import { pathOf } from "../shapes.js";

/** @param {Brush} brush @param {Piece} piece */
export function paintOpen({ context, palette }, piece) {
  context.globalAlpha = 0.25;
  context.fillStyle = palette["mat-light"];
  context.fill(pathOf(piece.outline));
  context.globalAlpha = 1;
}
