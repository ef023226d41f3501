/* A wall or barricade: courses of stone with a lit top. */

import { fillWithShadow, pathOf } from "../shapes.js";
import { paintFlags, texture } from "../textures.js";

/** @param {Brush} brush @param {Piece} piece */
export function paintWall(brush, piece) {
  const { context, palette } = brush;
  const edge = pathOf(piece.outline);
  fillWithShadow(brush, edge, palette.stone, Math.max(0.8, Math.min(2, piece.height)));
  context.fillStyle = texture(
    brush,
    "masonry",
    1.6,
    [palette["stone-dark"], palette.stone, palette["stone-light"]],
    paintFlags,
  );
  context.fill(edge);
}
