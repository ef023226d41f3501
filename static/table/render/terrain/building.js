/* A building from above: its roof, its ridge, and the doors one gets in by. */

import { between, bounds } from "../../geometry.js";
import { fillWithShadow, lineOf, pathOf } from "../shapes.js";
import { paintFlags, texture } from "../textures.js";

/** @param {Brush} brush @param {Piece} piece */
export function paintBuilding(brush, piece) {
  const { context, palette } = brush;
  const edge = pathOf(piece.outline);
  const wooden = piece.material === "wood";
  const [roof, light] = wooden ? [palette.timber, palette["timber-light"]] : [palette.slate, palette["slate-light"]];
  fillWithShadow(brush, edge, roof, 2.4);
  context.fillStyle = texture(brush, `roof-${roof}`, 1.4, [palette.wall, roof, light], paintFlags);
  context.fill(edge);
  paintRidge(brush, piece.outline, edge);
  Object.values(piece.rooms ?? {}).forEach((room) => paintRoom(brush, room));
}

/** @param {Brush} brush @param {Outline} outline @param {Path2D} edge the side away from the light is darker */
function paintRidge({ context, palette }, outline, edge) {
  const { left, top, right, bottom } = bounds(outline);
  const wide = right - left > bottom - top;
  const [x, y] = between([left, top], [right, bottom], 0.5);
  context.save();
  context.clip(edge);
  context.fillStyle = "rgb(0 0 0 / 26%)";
  context.fillRect(wide ? left : x, wide ? y : top, right - left, bottom - top);
  context.strokeStyle = palette["stone-light"];
  context.globalAlpha = 0.7;
  context.lineWidth = 0.12;
  context.stroke(
    lineOf(
      wide
        ? [
            [left, y],
            [right, y],
          ]
        : [
            [x, top],
            [x, bottom],
          ],
    ),
  );
  context.restore();
}

/** @param {Brush} brush @param {Room} room battlements lie open, doors are marked */
function paintRoom({ context, palette, pixel }, room) {
  if (room.battlement && room.outline) {
    context.fillStyle = palette["stone-light"];
    context.fill(pathOf(room.outline));
    context.strokeStyle = palette.wall;
    context.lineWidth = 0.2;
    context.setLineDash([0.4, 0.25]);
    context.stroke(pathOf(room.outline));
    context.setLineDash([]);
  }
  (room.access ?? []).forEach(([x, y]) => {
    context.fillStyle = palette.gold;
    context.beginPath();
    context.arc(x, y, Math.max(0.18, 3 * pixel), 0, 2 * Math.PI);
    context.fill();
  });
}
