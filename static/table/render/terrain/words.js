/* The words on pieces, floors, fords and markers: each where it hides no model, no marker and no other words. */

import { halves } from "../../bases.js";
import { bounds, clamp, middle } from "../../geometry.js";
import { standing } from "../../pieces.js";
import { FONT, writeLabel } from "../labels.js";
import { boxAround, freest, middleOf } from "../../places.js";
import { wordsOf } from "./names.js";
import { isRubble } from "./rubble.js";

const HEIGHT = 16;
const GAP = 13;
const LEAST_SCALE = 8;
const LEAST_SCALE_FOR_FLOORS = 12;
const MARKER_INCHES = 50.8;
/** How bad it is to cover what. */
const WEIGHT = { words: 8, model: 4, marker: 4, piece: 1 };

/** @typedef {import("../../places.js").Box} Box */
/** @typedef {import("../../places.js").Obstacle} Obstacle */
/** @typedef {{words: string, about: Box, middle: Point, best: "below" | "upon" | "inside", size: number, weight: number}} Named */

/** @type {{key: string, placed: {named: Named, at: Point}[]}} the last places found: panning moves none */
let last = { key: "", placed: [] };

/** @param {Brush} brush */
export function writeWords(brush) {
  const { state, camera } = brush;
  if (camera.scale < LEAST_SCALE) return;
  const key = [state.seq, camera.scale, state.view.floor].join(" ");
  if (last.key !== key) last = { key, placed: placesOf(brush) };
  last.placed.forEach(({ named, at }) => writeLabel(brush, named.words, at, named));
}

/** @param {Brush} brush */
function placesOf(brush) {
  const taken = obstaclesOf(brush.state);
  return namedOf(brush).map((named) => {
    const hidden = named.best === "below" ? taken : taken.filter(({ weight }) => weight !== WEIGHT.piece);
    const box = freest(boxesFor(brush, named), hidden);
    taken.push({ box, weight: WEIGHT.words });
    return { named, at: middleOf(box) };
  });
}

/** @param {State} state @returns {Obstacle[]} */
function obstaclesOf({ table }) {
  const models = Object.values(table.models).filter(standing).map(({ x, y, base }) => {
    const { along, across } = halves(base);
    return { box: boxAround(x, y, Math.max(along, across), Math.max(along, across)), weight: WEIGHT.model };
  });
  const markers = Object.values(table.markers ?? {}).map((marker) => ({ box: boxOf(marker), weight: WEIGHT.marker }));
  const pieces = Object.values(table.terrain).map(({ outline }) => ({ box: bounds(outline), weight: WEIGHT.piece }));
  return [...models, ...markers, ...pieces];
}

/** @param {Marker} marker @returns {Box} */
const boxOf = ({ x, y, diameter }) => boxAround(x, y, diameter / MARKER_INCHES, diameter / MARKER_INCHES);

/** @param {Brush} brush @returns {Named[]} */
function namedOf({ state: { table, view }, camera }) {
  const pieces = Object.values(table.terrain);
  return [
    ...Object.values(table.markers ?? {}).map(markerName),
    ...pieces.flatMap(({ crossings }) => crossings).map((outline) => named("ford", outline, "upon")),
    ...pieces.map((piece) => named(wordsOf(piece), piece.outline, "below")),
    ...(camera.scale < LEAST_SCALE_FOR_FLOORS ? [] : pieces.flatMap((piece) => floorNames(piece, view.floor))),
  ];
}

/** @param {string} words @param {Outline} outline @param {Named["best"]} best @returns {Named} */
function named(words, outline, best) {
  return { words, about: bounds(outline), middle: middle(outline), best, size: 12, weight: 600 };
}

/** @param {Piece} piece @param {number} seen the floor looked at @returns {Named[]} of a ruin, the highest first */
function floorNames(piece, seen) {
  if (piece.kind !== "ruin" || isRubble(piece)) return [];
  return [...piece.floors]
    .sort((one, other) => other.number - one.number)
    .map(({ number, z, outline }) => ({
      ...named(`floor ${number} · ${z}″`, outline ?? piece.outline, "inside"),
      size: 11,
      weight: number === seen ? 600 : 400,
    }));
}

/** @param {Marker} marker @returns {Named} */
function markerName(marker) {
  const words = marker.value === null || marker.value === undefined ? marker.name : `${marker.name} · ${marker.value}`;
  return { words, about: boxOf(marker), middle: [marker.x, marker.y], best: "below", size: 12, weight: 600 };
}

/** @param {Brush} brush @param {Named} named @returns {Box[]} the best first, all on the mat */
function boxesFor(brush, { words, about, middle: [x, y], best, size, weight }) {
  const { context, pixel, state } = brush;
  context.font = `${weight} ${size}px ${FONT}`;
  const [across, down] = [(context.measureText(words).width / 2 + 4) * pixel, (HEIGHT / 2) * pixel];
  const spots = best === "inside" ? spotsInside(about, across, down) : spotsAbout(about, [x, y], across, pixel);
  if (best === "upon") spots.unshift([x, y]);
  const { width, depth } = state.table.mat;
  return spots.map(([column, row]) =>
    boxAround(clamp(column, across, Math.max(across, width - across)), clamp(row, down, depth - down), across, down),
  );
}

/** @param {Box} about @param {Point} middle @param {number} across @param {number} pixel @returns {Point[]} */
function spotsAbout({ left, top, right, bottom }, [x, y], across, pixel) {
  const [above, below, aside] = [top - GAP * pixel, bottom + GAP * pixel, across + 4 * pixel];
  return [
    [x, below],
    [x, above],
    [right + aside, y],
    [left - aside, y],
    [left + across, below],
    [right - across, below],
    [left + across, above],
    [right - across, above],
    [x, y],
    [x, below + HEIGHT * pixel],
    [x, above - HEIGHT * pixel],
  ];
}

/** @param {Box} about @param {number} across @param {number} down @returns {Point[]} its corners and its middle */
function spotsInside({ left, top, right, bottom }, across, down) {
  const [west, east, north, south] = [left + across, right - across, top + down * 1.5, bottom - down * 1.5];
  const x = (left + right) / 2;
  return [[west, south], [east, south], [west, north], [east, north], [x, south], [x, north], [x, (top + bottom) / 2]];
}
