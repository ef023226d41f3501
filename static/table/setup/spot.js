/* Where a unit is offered to stand first: in its own zone, on nobody, facing the middle of the mat. */

import { reach } from "../bases.js";
import { bearingTo, bounds, distance, inside, middle } from "../geometry.js";
import { standing } from "../pieces.js";

const STEP = 1;
const RIGHT_ANGLE = 90;

/** @param {TableFile} table @param {Seat} seat @returns {number} towards the middle of the mat, along an edge */
export function usualBearing({ zones, mat }, seat) {
  const zone = zones[seat];
  if (!zone) return seat === "red" ? 0 : 180;
  const towards = bearingTo(middle(zone), [mat.width / 2, mat.depth / 2]);
  return (Math.round(towards / RIGHT_ANGLE) * RIGHT_ANGLE) % 360;
}

/**
 * @param {TableFile} table
 * @param {Seat} seat
 * @param {{id: string, offset: Point}[]} block
 * @returns {Point} the free middle nearest the zone's own, on open ground if there is any; that itself when all is taken
 */
export function freeSpot(table, seat, block) {
  const { mat } = table;
  /** @type {Outline} */
  const whole = [[0, 0], [mat.width, 0], [mat.width, mat.depth], [0, mat.depth]];
  const zone = table.zones[seat] ?? whole;
  const wished = middle(zone);
  const spots = gridIn(zone).sort((one, other) => distance(one, wished) - distance(other, wished));
  const among = (/** @type {Piece[]} */ shunned) => spots.find((spot) => isFree(table, zone, block, shunned, spot));
  return among(Object.values(table.terrain).filter(isRough)) ?? among(Object.values(table.terrain).filter(isClosed)) ?? wished;
}

/** @param {Outline} zone @returns {Point[]} */
function gridIn(zone) {
  const { left, top, right, bottom } = bounds(zone);
  const spots = [];
  for (let x = left + STEP; x < right; x += STEP) for (let y = top + STEP; y < bottom; y += STEP) spots.push([x, y]);
  return /** @type {Point[]} */ (spots).filter((spot) => inside(spot, zone));
}

/** @param {Piece} piece */
const isClosed = ({ kind, impassable, lethal }) => impassable || lethal || kind === "building";

/** @param {Piece} piece */
const isRough = (piece) => piece.difficult || isClosed(piece);

/**
 * @param {TableFile} table
 * @param {Outline} zone
 * @param {{id: string, offset: Point}[]} block
 * @param {Piece[]} shunned
 * @param {Point} spot
 */
function isFree({ models }, zone, block, shunned, [x, y]) {
  const there = Object.entries(models).filter(([id, model]) => standing(model) && !block.some((held) => held.id === id));
  return block.every(({ id, offset }) => {
    const at = /** @type {Point} */ ([x + offset[0], y + offset[1]]);
    const radius = reach(models[id].base);
    const rim = rimOf(at, radius);
    return (
      rim.every((point) => inside(point, zone)) &&
      shunned.every(({ outline }) => ![at, ...rim].some((point) => inside(point, outline))) &&
      there.every(([, other]) => distance(at, [other.x, other.y]) > radius + reach(other.base))
    );
  });
}

/** @param {Point} at @param {number} radius @returns {Point[]} */
const rimOf = ([x, y], radius) =>
  Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
