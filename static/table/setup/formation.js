/* A unit as it is set down whole: in rows by its formation, close enough to hold together. A proposal, never a ruling. */

import { halves } from "../bases.js";
import { thousandth } from "../geometry.js";

/** Inches between bases, well within what each formation allows. */
const GAPS = { ranks: 0, horde: 0.6, skirmish: 1.2 };
const SHARE_OF_COHERENCY = 0.6;
const RANK = 5;

/** @param {TableFile} table @param {string} unit @param {number} count @returns {number} models side by side, unless told */
export function usualFiles(table, unit, count) {
  const wanted = table.units[unit].formation === "ranks" ? RANK : Math.ceil(Math.sqrt(count * 2));
  return Math.max(1, Math.min(count, wanted));
}

/**
 * @param {TableFile} table
 * @param {string} unit
 * @param {string[]} models
 * @param {number} files side by side
 * @returns {Point[]} about their middle, facing the top edge
 */
export function formed(table, unit, models, files) {
  const gap = gapOf(table, unit, models);
  const closed = table.units[unit].formation === "ranks";
  const rows = Array.from({ length: Math.ceil(models.length / files) }, (_, row) => models.slice(row * files, (row + 1) * files));
  const widest = Math.max(...rows.map((row) => widthOf(table, row, gap)));
  let top = 0;
  const places = rows.flatMap((row) => {
    const left = closed ? 0 : (widest - widthOf(table, row, gap)) / 2;
    const placed = rowOf(table, row, gap, [left, top], closed);
    top += Math.max(...row.map((id) => 2 * halves(table.models[id].base).along)) + gap;
    return placed;
  });
  const middle = [widest / 2, (top - gap) / 2];
  return places.map(([x, y]) => [thousandth(x - middle[0]), thousandth(y - middle[1])]);
}

/** @param {TableFile} table @param {string[]} row @param {number} gap @param {Point} corner @param {boolean} closed fronts in line @returns {Point[]} */
function rowOf(table, row, gap, [left, top], closed) {
  const deepest = Math.max(...row.map((id) => halves(table.models[id].base).along));
  let x = left;
  return row.map((id) => {
    const { across, along } = halves(table.models[id].base);
    const place = /** @type {Point} */ ([x + across, top + (closed ? along : deepest)]);
    x += 2 * across + gap;
    return place;
  });
}

/** @param {TableFile} table @param {string[]} row @param {number} gap */
const widthOf = (table, row, gap) =>
  row.reduce((sum, id) => sum + 2 * halves(table.models[id].base).across + gap, -gap);

/** @param {TableFile} table @param {string} unit @param {string[]} models */
function gapOf(table, unit, models) {
  const own = models.map((id) => table.profiles[table.models[id].profile]?.coherency ?? Infinity);
  return Math.min(GAPS[table.units[unit].formation], ...own.map((value) => value * SHARE_OF_COHERENCY));
}
