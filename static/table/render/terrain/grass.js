/* Tall grass: tufts that lean with the wind. */

import { pathOf, randomFor, strewn } from "../shapes.js";
import { paintStrokes, texture } from "../textures.js";

/** @param {Brush} brush @param {Piece} piece @param {string} id */
export function paintGrass(brush, piece, id) {
  const { context, palette } = brush;
  const random = randomFor(id);
  context.globalAlpha = 0.55;
  context.fillStyle = palette.grass;
  context.fill(pathOf(piece.outline));
  context.globalAlpha = 1;
  context.fillStyle = texture(
    brush,
    "straw",
    2.8,
    [palette.grass, palette["hill-line"], palette["hill-light"]],
    paintStrokes,
  );
  context.fill(pathOf(piece.outline));
  const tufts = new Path2D();
  strewn(piece.outline, 0.62, random).forEach(([x, y]) => addTuft(tufts, x, y, random));
  context.strokeStyle = palette["hill-line"];
  context.lineWidth = 0.045;
  context.stroke(tufts);
}

/** @param {Path2D} tufts @param {number} x @param {number} y @param {() => number} random */
function addTuft(tufts, x, y, random) {
  for (const lean of [-0.06, 0.06, 0.16]) {
    tufts.moveTo(x, y);
    tufts.quadraticCurveTo(x + lean * 0.4, y - 0.16, x + lean * 1.6, y - 0.22 - random() * 0.12);
  }
}
