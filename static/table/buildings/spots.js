/* Places put forward for models that come down side by side: in front of a door, on battlements. The referee judges each. */

import { reach } from "../bases.js";
import { bounds, inside, thousandth, turned } from "../geometry.js";

const TURNS = [0, 35, -35, 70, -70];
/** Inches between the wall and the first row. */
const STARTS = [0.05, 1.2, 2.6];

/**
 * @param {TableFile} table
 * @param {string[]} models
 * @param {Point} door
 * @param {Point} way straight out of it, one inch
 * @returns {Record<string, Point>[]} ways to stand, those nearest to the door first
 */
export function rowsBefore(table, models, door, way) {
  const pitch = pitchOf(table, models);
  const shapes = [Math.min(models.length, 5), Math.ceil(Math.sqrt(models.length))];
  return STARTS.flatMap((start) =>
    TURNS.flatMap((degrees) =>
      [...new Set(shapes)].map((files) => rows(models, door, turned(way, [0, 0], degrees), { pitch, files, start })),
    ),
  );
}

/** @param {TableFile} table @param {string[]} models @returns {number} inches from base to base, side by side */
const pitchOf = (table, models) => Math.max(0.1, ...models.map((id) => Math.ceil(reach(table.models[id].base) * 2000) / 1000));

/**
 * @param {string[]} models
 * @param {Point} door
 * @param {number[]} way
 * @param {{pitch: number, files: number, start: number}} shape
 * @returns {Record<string, Point>}
 */
function rows(models, [x, y], [dx, dy], { pitch, files, start }) {
  const placed = models.map((id, index) => {
    const [row, file] = [Math.floor(index / files), index % files];
    const wide = Math.min(files, models.length - row * files);
    const [out, across] = [start + pitch * (row + 0.5), (file - (wide - 1) / 2) * pitch];
    return [id, [thousandth(x + dx * out - dy * across), thousandth(y + dy * out + dx * across)]];
  });
  return Object.fromEntries(placed);
}

/** @param {TableFile} table @param {string[]} models @param {Point} at their middle @returns {Record<string, Point>} */
export function rowsAround(table, models, at) {
  const pitch = pitchOf(table, models);
  const files = Math.ceil(Math.sqrt(models.length));
  const depth = Math.ceil(models.length / files) * pitch;
  return rows(models, at, [0, 1], { pitch, files, start: -depth / 2 });
}

/**
 * @param {TableFile} table
 * @param {string[]} models
 * @param {Outline} outline
 * @returns {Record<string, Point>} row by row inside it, as many as there is space for
 */
export function rowsWithin(table, models, outline) {
  const pitch = pitchOf(table, models);
  const { left, top, right, bottom } = bounds(outline);
  /** @type {Point[]} */
  const free = [];
  for (let y = top + pitch / 2; y <= bottom - pitch / 2 + 0.001; y += pitch) {
    for (let x = left + pitch / 2; x <= right - pitch / 2 + 0.001; x += pitch) free.push([thousandth(x), thousandth(y)]);
  }
  const spots = free.filter((spot) => inside(spot, outline));
  return Object.fromEntries(models.slice(0, spots.length).map((id, index) => [id, spots[index]]));
}
