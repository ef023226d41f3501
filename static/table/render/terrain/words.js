/* The words on pieces and markers, each where it covers no other. */

import { bounds, clamp, middle } from "../../geometry.js";
import { FONT, writeLabel } from "../labels.js";
import { wordsOf } from "./names.js";

const SIZE = 12;
const HEIGHT = 16;
const GAP = 13;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{words: string, about: Box, middle: Point, best: "below" | "upon"}} Named */

/** @param {Brush} brush */
export function writeWords(brush) {
  /** @type {Box[]} */
  const taken = [];
  namedOf(brush.state.table).forEach((named) => {
    const box = placeFor(brush, named, taken);
    taken.push(box);
    writeLabel(brush, named.words, [(box.left + box.right) / 2, (box.top + box.bottom) / 2], {
      size: SIZE,
      weight: 600,
    });
  });
}

/** @param {TableFile} table @returns {Named[]} */
function namedOf(table) {
  const pieces = Object.values(table.terrain).map((piece) => ({
    words: wordsOf(piece),
    about: bounds(piece.outline),
    middle: middle(piece.outline),
    best: /** @type {const} */ ("below"),
  }));
  const fords = Object.values(table.terrain)
    .flatMap(({ crossings }) => crossings)
    .map((outline) => ({
      words: "ford",
      about: bounds(outline),
      middle: middle(outline),
      best: /** @type {const} */ ("upon"),
    }));
  return [...Object.values(table.markers ?? {}).map(markerName), ...fords, ...pieces];
}

/** @param {Marker} marker @returns {Named} */
function markerName({ name, value, x, y, diameter }) {
  const radius = diameter / 50.8;
  const words = value === null || value === undefined ? name : `${name} · ${value}`;
  return {
    words,
    about: { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius },
    middle: [x, y],
    best: "below",
  };
}

/** @param {Brush} brush @param {Named} named @param {Box[]} taken @returns {Box} the first place that is free */
function placeFor(brush, { words, about, middle: [x, y], best }, taken) {
  const { pixel } = brush;
  const [across, down] = [widthOf(brush, words) / 2 + 4 * pixel, (HEIGHT / 2) * pixel];
  const outside = [about.bottom + GAP * pixel, about.top - GAP * pixel];
  const rows = [...(best === "upon" ? [y, ...outside] : [...outside, y]), about.bottom + (GAP + HEIGHT) * pixel];
  const boxes = rows.map((row) => boxAround(brush, x, row, across, down));
  return boxes.find((box) => !taken.some((other) => overlaps(box, other))) ?? boxes[0];
}

/** @param {Brush} brush @param {string} words @returns {number} inches */
function widthOf({ context, pixel }, words) {
  context.font = `600 ${SIZE}px ${FONT}`;
  return context.measureText(words).width * pixel;
}

/**
 * @param {Brush} brush
 * @param {number} x
 * @param {number} y
 * @param {number} across
 * @param {number} down half sizes
 * @returns {Box} kept on the mat
 */
function boxAround({ state }, x, y, across, down) {
  const { width, depth } = state.table.mat;
  const [column, row] = [clamp(x, across, Math.max(across, width - across)), clamp(y, down, depth - down)];
  return { left: column - across, top: row - down, right: column + across, bottom: row + down };
}

/** @param {Box} one @param {Box} other */
const overlaps = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
