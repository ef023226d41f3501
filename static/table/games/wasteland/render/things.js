/* Cover on its tile or on the edge of one: solid or not, of something that burns or not, burning, burnt down. */

import { randomFor } from "../../../render/shapes.js";
import { paintFlames } from "./fire.js";

const THICK = 0.2;

/** @param {Brush} brush @param {Record<string, Thing>} things those that stand on edges over those that fill tiles */
export function paintThings(brush, things) {
  const all = Object.entries(things);
  all.filter(([, { side }]) => side === null).forEach(([id, thing]) => paintFiller(brush, id, thing));
  all.filter(([, { side }]) => side !== null).forEach(([, thing]) => paintEdge(brush, thing));
  all.filter(([, { burning }]) => burning > 0).forEach(([, thing]) => paintBurning(brush, thing));
}

/** @param {Brush} brush @param {string} id @param {Thing} thing */
function paintFiller(brush, id, thing) {
  const { context } = brush;
  context.save();
  context.translate(thing.tile[0] + 0.5, thing.tile[1] + 0.5);
  if (thing.burnt) paintAsh(brush, id);
  else if (!thing.solid) paintBrush(brush, id);
  else if (thing.flammable) paintCrate(brush);
  else paintBlock(brush, id);
  context.restore();
}

/** @param {Brush} brush @param {number} half @param {string} fill a slab that throws a shadow */
function slab({ context, palette, pixel }, half, fill) {
  context.fillStyle = "rgb(0 0 0 / 40%)";
  context.fillRect(-half + 0.07, -half + 0.1, half * 2, half * 2);
  context.fillStyle = palette[fill];
  context.fillRect(-half, -half, half * 2, half * 2);
  context.strokeStyle = palette.wall;
  context.lineWidth = 1.5 * pixel;
  context.strokeRect(-half, -half, half * 2, half * 2);
}

/** @param {Brush} brush planks, and the boards across them */
function paintCrate(brush) {
  const { context, palette, pixel } = brush;
  slab(brush, 0.43, "timber");
  context.strokeStyle = palette["timber-light"];
  context.lineWidth = Math.max(pixel, 0.05);
  context.strokeRect(-0.34, -0.34, 0.68, 0.68);
  const boards = new Path2D();
  boards.moveTo(-0.34, -0.34);
  boards.lineTo(0.34, 0.34);
  for (const x of [-0.17, 0, 0.17]) boards.rect(x, -0.34, 0, 0.68);
  context.stroke(boards);
}

/** @param {Brush} brush @param {string} id concrete, lit from above, with a crack */
function paintBlock(brush, id) {
  const { context, palette, pixel } = brush;
  const random = randomFor(id);
  slab(brush, 0.47, "stone");
  context.fillStyle = palette["stone-light"];
  context.fillRect(-0.47, -0.47, 0.94, 0.12);
  context.fillStyle = palette["stone-dark"];
  context.fillRect(-0.47, 0.37, 0.94, 0.1);
  context.strokeStyle = palette["stone-dark"];
  context.lineWidth = 1.2 * pixel;
  context.beginPath();
  context.moveTo(-0.3 + random() * 0.4, -0.35);
  for (let step = 1; step <= 4; step += 1) context.lineTo((random() - 0.5) * 0.5, -0.35 + step * 0.17);
  context.stroke();
}

/** @param {Brush} brush @param {string} id dry stalks */
function paintBrush({ context, palette, pixel }, id) {
  const random = randomFor(id);
  context.lineCap = "round";
  for (let stalk = 0; stalk < 26; stalk += 1) {
    const [x, y] = [(random() - 0.5) * 0.8, (random() - 0.3) * 0.7];
    context.strokeStyle = palette[stalk % 3 ? "grass" : "mud-light"];
    context.lineWidth = Math.max(0.035, pixel);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + 0.02, y - 0.12, x + (random() - 0.5) * 0.25, y - 0.18 - random() * 0.16);
    context.stroke();
  }
}

/** @param {Brush} brush @param {string} id what is left of it */
function paintAsh({ context, palette }, id) {
  const random = randomFor(id);
  context.globalAlpha = 0.75;
  for (let flake = 0; flake < 22; flake += 1) {
    context.fillStyle = palette[flake % 3 ? "crust" : "stone-dark"];
    context.beginPath();
    context.ellipse((random() - 0.5) * 0.7, (random() - 0.5) * 0.7, 0.05 + random() * 0.1, 0.03 + random() * 0.05, random() * 3, 0, 7);
    context.fill();
  }
}

/** @param {Brush} brush @param {Thing} thing a wall on one side of its tile */
function paintEdge(brush, thing) {
  const { context, palette, pixel } = brush;
  context.save();
  context.translate(...edgeMiddle(thing));
  if (thing.side === "E" || thing.side === "W") context.rotate(Math.PI / 2);
  context.globalAlpha = thing.burnt ? 0.45 : 1;
  context.fillStyle = "rgb(0 0 0 / 40%)";
  context.fillRect(-0.5, -THICK / 2 + 0.08, 1, THICK);
  context.fillStyle = palette[thing.burnt ? "crust" : thing.flammable ? "timber" : "stone"];
  context.fillRect(-0.5, -THICK / 2, 1, THICK);
  context.strokeStyle = palette[thing.flammable ? "timber-light" : "stone-light"];
  context.lineWidth = Math.max(0.03, pixel);
  const marks = new Path2D();
  for (let x = -0.375; thing.flammable && x < 0.5; x += 0.25) marks.rect(x, -THICK / 2, 0, THICK);
  if (!thing.flammable) marks.rect(-0.5, -THICK / 4, 1, 0);
  context.stroke(marks);
  context.restore();
}

/** @param {Thing} thing @returns {Point} */
function edgeMiddle({ tile: [column, row], side }) {
  const away = { N: [0, -0.5], E: [0.5, 0], S: [0, 0.5], W: [-0.5, 0] }[side ?? "N"];
  return side ? [column + 0.5 + away[0], row + 0.5 + away[1]] : [column + 0.5, row + 0.5];
}

/** @param {Brush} brush @param {Thing} thing */
function paintBurning(brush, thing) {
  paintFlames(brush, edgeMiddle(thing), thing.burning, thing.side ? 0.3 : 0.45);
}
