/* A hill: contour lines each half inch of height, lighter towards the top. */

import { bounds, middle } from "../../geometry.js";
import { fillWithShadow, shrunk, softPathOf, pathOf } from "../shapes.js";
import { paintSpecks, texture } from "../textures.js";

const STEP = 0.75;

/** @param {Brush} brush @param {Piece} piece */
export function paintHill(brush, piece) {
  const { context, palette } = brush;
  const top = middle(piece.outline);
  const lines = Math.max(2, Math.min(5, Math.round(piece.height / STEP)));
  fillWithShadow(brush, pathOf(piece.outline), palette.hill, Math.min(2, piece.height));
  for (let line = 0; line < lines; line += 1) {
    const ring = softPathOf(
      shrunk(piece.outline, [top[0] - line * 0.12, top[1] - line * 0.14], 1 - (line / lines) * 0.82),
    );
    paintContour(brush, ring, line / (lines - 1));
  }
  context.fillStyle = slopeLight(context, bounds(piece.outline));
  context.fill(pathOf(piece.outline));
  context.fillStyle = texture(brush, "turf", 4.1, [palette["hill-line"], palette["hill-light"]], paintSpecks);
  context.fill(pathOf(piece.outline));
}

/** @param {Brush} brush @param {Path2D} ring @param {number} share of the way up */
function paintContour({ context, palette, pixel }, ring, share) {
  context.save();
  context.globalAlpha = 0.28;
  context.fillStyle = palette["hill-light"];
  context.fill(ring);
  context.globalAlpha = 0.55 + share * 0.3;
  context.strokeStyle = palette["hill-line"];
  context.lineWidth = 1.2 * pixel;
  context.stroke(ring);
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {ReturnType<typeof bounds>} box
 * @returns {CanvasGradient} the side towards the light is brighter
 */
function slopeLight(context, { left, top, right, bottom }) {
  const slope = context.createLinearGradient(left, top, right, bottom);
  slope.addColorStop(0.1, "rgb(255 250 220 / 20%)");
  slope.addColorStop(0.5, "rgb(0 0 0 / 0%)");
  slope.addColorStop(0.95, "rgb(0 0 0 / 30%)");
  return slope;
}
