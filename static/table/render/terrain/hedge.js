/* A hedge: one long clipped bush. */

import { fillWithShadow, pathOf, randomFor, strewn } from "../shapes.js";

/** @param {Brush} brush @param {Piece} piece @param {string} id */
export function paintHedge(brush, piece, id) {
  const { context, palette } = brush;
  const random = randomFor(id);
  const edge = pathOf(piece.outline);
  fillWithShadow(brush, edge, palette["leaf-dark"], 0.8);
  context.save();
  context.clip(edge);
  strewn(piece.outline, 0.34, random).forEach(([x, y]) => {
    context.fillStyle = random() < 0.4 ? palette["leaf-light"] : palette.leaf;
    context.globalAlpha = 0.7;
    context.beginPath();
    context.arc(x - 0.04, y - 0.05, 0.16 + random() * 0.08, 0, 2 * Math.PI);
    context.fill();
  });
  context.restore();
}
