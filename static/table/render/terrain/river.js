/* Water between its banks, with lines of flow, and the fords that cross it. */

import { between } from "../../geometry.js";
import { fillWithShadow, lineOf, pathOf } from "../shapes.js";
import { paintClouds, paintFlags, texture } from "../textures.js";

/** @param {Brush} brush @param {Piece} piece */
export function paintRiver(brush, piece) {
  const { context, palette } = brush;
  const edge = pathOf(piece.outline);
  context.fillStyle = texture(
    brush,
    "water",
    9,
    [palette.water, palette["water-dark"], palette.water, palette["water-light"]],
    paintClouds,
  );
  context.fill(edge);
  context.save();
  context.clip(edge);
  paintBank(brush, edge);
  flowOf(piece.outline).forEach((line, index) => paintFlow(brush, line, index));
  context.restore();
  piece.crossings.forEach((crossing) => paintFord(brush, crossing));
}

/** @param {Brush} brush @param {Path2D} edge deep in the shadow of its bank */
function paintBank({ context, palette }, edge) {
  context.strokeStyle = palette.bank;
  context.lineWidth = 0.34;
  context.stroke(edge);
  context.globalAlpha = 0.3;
  context.strokeStyle = palette["water-dark"];
  context.lineWidth = 1.1;
  context.stroke(edge);
  context.globalAlpha = 1;
}

/**
 * @param {Outline} outline
 * @returns {Point[][]} lines between the banks, where the outline goes down one and up the other
 */
function flowOf(outline) {
  const half = Math.floor(outline.length / 2);
  if (half < 2) return [];
  return [0.3, 0.5, 0.72].map((share) =>
    Array.from({ length: half }, (_, index) => between(outline[index], outline[outline.length - 1 - index], share)),
  );
}

/** @param {Brush} brush @param {Point[]} line @param {number} index */
function paintFlow({ context, palette }, line, index) {
  context.strokeStyle = palette["water-light"];
  context.globalAlpha = index === 1 ? 0.55 : 0.3;
  context.lineWidth = index === 1 ? 0.09 : 0.05;
  context.lineCap = "round";
  context.setLineDash(index === 1 ? [2.4, 0.7] : [1.1, 1.9]);
  context.stroke(lineOf(line));
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** @param {Brush} brush @param {Outline} crossing open ground */
function paintFord(brush, crossing) {
  const { context, palette } = brush;
  fillWithShadow(brush, pathOf(crossing), palette.sand, 0.4);
  context.globalAlpha = 0.35;
  context.fillStyle = texture(brush, "ford", 2.2, [palette.bank, palette.sand, palette["stone-light"]], paintFlags);
  context.fill(pathOf(crossing));
  context.globalAlpha = 1;
}
