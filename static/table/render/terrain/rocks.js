/* Rocks: strewn boulders, or one mass that nobody enters. */

import { middle } from "../../geometry.js";
import { fillWithShadow, pathOf, randomFor, shrunk, strewn } from "../shapes.js";
import { paintSpecks, texture } from "../textures.js";

/** @param {Brush} brush @param {Piece} piece @param {string} id */
export function paintBoulders(brush, piece, id) {
  const { context, palette } = brush;
  const random = randomFor(id);
  context.globalAlpha = 0.45;
  context.fillStyle = palette["stone-dark"];
  context.fill(pathOf(piece.outline));
  context.globalAlpha = 1;
  const inner = shrunk(piece.outline, middle(piece.outline), 0.86);
  strewn(inner, 0.95, random)
    .filter(() => random() < 0.8)
    .forEach((at) => paintStone(brush, stoneAt(at, 0.28 + random() * 0.34, random), at));
}

/** @param {Brush} brush @param {Piece} piece */
export function paintRock(brush, piece) {
  const { context, palette } = brush;
  const top = middle(piece.outline);
  fillWithShadow(brush, pathOf(piece.outline), palette["stone-dark"], 1.8);
  [0.8, 0.52].forEach((share, level) => {
    context.fillStyle = level ? palette["stone-light"] : palette.stone;
    context.fill(pathOf(shrunk(piece.outline, [top[0] - 0.2 * (level + 1), top[1] - 0.25 * (level + 1)], share)));
  });
  paintRidges(brush, piece.outline, top);
  context.fillStyle = texture(brush, "rock", 2.6, [palette["stone-dark"], palette["stone-light"]], paintSpecks);
  context.fill(pathOf(piece.outline));
}

/** @param {Brush} brush @param {Outline} outline @param {Point} top */
function paintRidges({ context, palette, pixel }, outline, top) {
  context.strokeStyle = palette["stone-dark"];
  context.lineWidth = 1.2 * pixel;
  shrunk(outline, top, 0.45).forEach(([x, y], index) => {
    context.beginPath();
    context.moveTo(outline[index][0], outline[index][1]);
    context.lineTo(x - 0.3, y - 0.3);
    context.stroke();
  });
}

/** @param {Point} at @param {number} radius @param {() => number} random @returns {Point[]} */
export function stoneAt([x, y], radius, random) {
  return Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * 2 * Math.PI;
    const out = radius * (0.75 + random() * 0.4);
    return /** @type {Point} */ ([x + Math.cos(angle) * out, y + Math.sin(angle) * out]);
  });
}

/** @param {Brush} brush @param {Point[]} stone @param {Point} at */
export function paintStone(brush, stone, at) {
  const { context, palette } = brush;
  fillWithShadow(brush, pathOf(stone), palette.stone, 0.5);
  context.fillStyle = palette["stone-light"];
  context.fill(pathOf(shrunk(stone, [at[0] - 0.1, at[1] - 0.12], 0.6)));
}
