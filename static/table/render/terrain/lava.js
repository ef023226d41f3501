/* Lava: a dark crust, glowing where it is cracked. */

import { middle } from "../../geometry.js";
import { pathOf, randomFor, shrunk, strewn } from "../shapes.js";
import { stoneAt } from "./rocks.js";

/** @param {Brush} brush @param {Piece} piece @param {string} id */
export function paintLava({ context, palette }, piece, id) {
  const random = randomFor(id);
  const edge = pathOf(piece.outline);
  context.fillStyle = palette.lava;
  context.fill(edge);
  context.save();
  context.clip(edge);
  context.fillStyle = palette.crust;
  strewn(shrunk(piece.outline, middle(piece.outline), 1.1), 0.8, random).forEach((at) =>
    context.fill(pathOf(stoneAt(at, 0.4, random))),
  );
  context.strokeStyle = palette.crust;
  context.lineWidth = 0.4;
  context.stroke(edge);
  context.restore();
}
