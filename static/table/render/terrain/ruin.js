/* A ruin: its slab, its floors lighter the higher they are, its broken walls. Floors not looked at are faded. */

import { fillWithShadow, pathOf } from "../shapes.js";
import { paintFlags, paintSpecks, texture } from "../textures.js";
import { isRubble, paintRubble } from "./rubble.js";
import { paintWalls } from "./walls.js";

/** @param {Brush} brush @param {Piece} piece @param {string} id */
export function paintRuin(brush, piece, id) {
  if (isRubble(piece)) return paintRubble(brush, piece, id);
  const floors = [...piece.floors].sort((a, b) => a.number - b.number);
  paintSlab(brush, piece);
  floors.forEach((floor) => paintFloor(brush, floor, floor.outline ?? piece.outline));
  paintWalls(brush, piece);
}

/** @param {Brush} brush @param {Piece} piece */
function paintSlab(brush, piece) {
  const { context, palette } = brush;
  const edge = pathOf(piece.outline);
  fillWithShadow(brush, edge, palette["stone-dark"], 0.5);
  context.globalAlpha = 0.75;
  context.fillStyle = texture(
    brush,
    "slab",
    3.6,
    [palette["stone-dark"], palette.stone, palette["stone-dark"]],
    paintFlags,
  );
  context.fill(edge);
  context.globalAlpha = 1;
  context.fillStyle = texture(brush, "dust", 2.4, [palette["stone-light"], palette.wall], paintSpecks);
  context.fill(edge);
}

/** @param {Brush} brush @param {Floor} floor @param {Outline} outline */
function paintFloor(brush, { number }, outline) {
  const { context, palette, state } = brush;
  const lightness = Math.min(100, number * 42);
  const stone = `color-mix(in srgb, ${palette["stone-light"]} ${lightness}%, ${palette["stone-dark"]})`;
  context.save();
  context.globalAlpha = number <= state.view.floor ? 1 : 0.72;
  fillWithShadow(brush, pathOf(outline), stone, 0.9);
  context.globalAlpha *= 0.5;
  context.fillStyle = texture(brush, `planks-${number}`, 2.2, [palette.stone, stone, stone], paintFlags);
  context.fill(pathOf(outline));
  context.restore();
}
