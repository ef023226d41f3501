/* A swamp: mud, pools that shine a little, and reeds. */

import { middle } from "../../geometry.js";
import { pathOf, randomFor, shrunk, strewn } from "../shapes.js";
import { paintClouds, texture } from "../textures.js";

/** @param {Brush} brush @param {Piece} piece @param {string} id */
export function paintSwamp(brush, piece, id) {
  const { context, palette } = brush;
  const random = randomFor(id);
  context.fillStyle = texture(brush, "mud", 6, [palette.mud, palette["mud-light"], palette.bank], paintClouds);
  context.fill(pathOf(piece.outline));
  const inner = shrunk(piece.outline, middle(piece.outline), 0.8);
  strewn(inner, 1.9, random).forEach((at) => paintPool(brush, at, 0.5 + random() * 0.5));
  strewn(inner, 0.95, random)
    .filter(() => random() < 0.6)
    .forEach((at) => paintReeds(brush, at, random));
}

/** @param {Brush} brush @param {Point} at @param {number} radius */
function paintPool({ context, palette }, [x, y], radius) {
  context.globalAlpha = 0.75;
  context.fillStyle = palette["water-dark"];
  context.beginPath();
  context.ellipse(x, y, radius, radius * 0.55, 0.1, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = palette["water-light"];
  context.lineWidth = 0.05;
  context.beginPath();
  context.ellipse(x - 0.08, y - 0.05, radius * 0.65, radius * 0.3, 0.1, Math.PI, 1.7 * Math.PI);
  context.stroke();
  context.globalAlpha = 1;
}

/** @param {Brush} brush @param {Point} at @param {() => number} random */
function paintReeds({ context, palette }, [x, y], random) {
  context.strokeStyle = palette.grass;
  context.lineWidth = 0.05;
  context.lineCap = "round";
  context.beginPath();
  for (let reed = -2; reed <= 2; reed += 1) {
    context.moveTo(x + reed * 0.06, y);
    context.lineTo(x + reed * 0.13, y - 0.25 - random() * 0.2);
  }
  context.stroke();
}
