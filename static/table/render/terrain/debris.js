/* Debris: broken beams and stones on bare earth. */

import { middle } from "../../geometry.js";
import { fillWithShadow, pathOf, randomFor, shrunk, strewn } from "../shapes.js";
import { paintSpecks, texture } from "../textures.js";
import { paintStone, stoneAt } from "./rocks.js";

/** @param {Brush} brush @param {Piece} piece @param {string} id */
export function paintDebris(brush, piece, id) {
  const { context, palette } = brush;
  const random = randomFor(id);
  context.globalAlpha = 0.65;
  context.fillStyle = palette.mud;
  context.fill(pathOf(piece.outline));
  context.globalAlpha = 1;
  context.fillStyle = texture(
    brush,
    "rubble",
    2.1,
    [palette["stone-dark"], palette["stone-light"], palette.timber],
    paintSpecks,
  );
  context.fill(pathOf(piece.outline));
  strewn(shrunk(piece.outline, middle(piece.outline), 0.84), 0.95, random).forEach((at) => {
    if (random() < 0.4) paintBeam(brush, at, random() * Math.PI, 0.5 + random() * 0.7);
    else paintStone(brush, stoneAt(at, 0.12 + random() * 0.2, random), at);
  });
}

/** @param {Brush} brush @param {Point} at @param {number} angle @param {number} length inches */
export function paintBeam(brush, [x, y], angle, length) {
  const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
  const [nx, ny] = [-Math.sin(angle) * 0.07, Math.cos(angle) * 0.07];
  const beam = [
    [x - dx - nx, y - dy - ny],
    [x + dx - nx, y + dy - ny],
    [x + dx + nx, y + dy + ny],
    [x - dx + nx, y - dy + ny],
  ];
  fillWithShadow(brush, pathOf(beam), brush.palette["timber-light"], 0.3);
}
