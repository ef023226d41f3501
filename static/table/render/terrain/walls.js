/* Walls of ruins and houses as they stand: thick, lit along the top, with their windows and doors. */

import { between, distance } from "../../geometry.js";

const THICK = 0.26;
const DOOR = 0.1;

/** @param {Brush} brush @param {Piece} piece */
export function paintWalls(brush, piece) {
  const { context } = brush;
  context.save();
  context.lineCap = "butt";
  paintShadows(context, piece.walls);
  piece.walls.forEach((wall) => paintWall(brush, wall));
  piece.walls.forEach((wall) => wall.openings.forEach((opening) => paintOpening(brush, wall, opening)));
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Wall[]} walls one stroke for all, or corners would be twice as dark
 */
function paintShadows(context, walls) {
  const shadows = new Path2D();
  walls.forEach(({ from, to, top }) => {
    const fall = Math.min(0.7, top * 0.1);
    shadows.moveTo(from[0] + fall * 0.7, from[1] + fall);
    shadows.lineTo(to[0] + fall * 0.7, to[1] + fall);
  });
  context.strokeStyle = "rgb(0 0 0 / 30%)";
  context.lineWidth = THICK + 0.3;
  context.stroke(shadows);
}

/** @param {Brush} brush @param {Wall} wall */
function paintWall({ context, palette, pixel }, { from, to, impassable }) {
  context.lineCap = "square";
  context.strokeStyle = palette.wall;
  strokeLine(context, from, to, THICK);
  context.lineCap = "butt";
  context.globalAlpha = 0.5;
  context.strokeStyle = impassable ? palette.amber : palette["stone-light"];
  strokeLine(context, [from[0] - 0.06, from[1] - 0.06], [to[0] - 0.06, to[1] - 0.06], Math.max(0.04, pixel));
  context.globalAlpha = 1;
}

/**
 * @param {Brush} brush
 * @param {Wall} wall
 * @param {Opening} opening a door reaches the floor, a window shows its pane
 */
function paintOpening({ context, palette }, { from, to, bottom }, opening) {
  const length = distance(from, to);
  const [start, end] = [between(from, to, opening.from / length), between(from, to, opening.to / length)];
  const isDoor = opening.bottom - bottom <= DOOR;
  context.strokeStyle = isDoor ? palette["timber-light"] : palette["glass-pane"];
  strokeLine(context, start, end, isDoor ? THICK : THICK * 0.6);
}

/** @param {CanvasRenderingContext2D} context @param {number[]} from @param {number[]} to @param {number} width */
function strokeLine(context, from, to, width) {
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(from[0], from[1]);
  context.lineTo(to[0], to[1]);
  context.stroke();
}
