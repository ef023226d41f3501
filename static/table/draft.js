/* A unit's move while it is being built up: ghosts that may be changed freely until they are confirmed. */

import { inside, bearing, distance, middle, thousandth, turned } from "./geometry.js";
import { firstPart, points, travelled } from "./paths.js";
import { floorOf, standingModelsOf } from "./pieces.js";

/** @param {State} state @param {string} unit @returns {Draft} every model of the unit still where it stands */
export function createDraft(state, unit) {
  /** @type {Record<string, Track>} */
  const tracks = {};
  standingModelsOf(state.table, unit).forEach((id) => {
    tracks[id] = freshTrack(state.table.models[id]);
  });
  return { unit, tracks, lifted: {}, held: null, answer: null, sent: null, manner: "advance", open: false };
}

/** @param {Pose} pose @returns {Track} */
function freshTrack({ x, y, facing, floor }) {
  return { from: { x, y, facing, floor }, fixed: [], to: { x, y, facing, floor } };
}

/** @param {Draft} draft @param {string[]} models @param {string | null} held the one under the pointer */
export function lift(draft, models, held) {
  draft.lifted = Object.fromEntries(models.map((id) => [id, { ...draft.tracks[id].to }]));
  draft.held = held;
}

/**
 * @param {Draft} draft
 * @param {TableFile} table
 * @param {number} floor looked at
 * @param {Point} by inches since they were lifted
 */
export function carry(draft, table, floor, by) {
  Object.entries(draft.lifted).forEach(([id, start]) => {
    const to = draft.tracks[id].to;
    to.x = thousandth(start.x + by[0]);
    to.y = thousandth(start.y + by[1]);
    to.floor = floorUnder(table, floor, [to.x, to.y]);
  });
}

/** @param {Draft} draft puts the lifted models back where this drag took them up */
export function putBack(draft) {
  Object.entries(draft.lifted).forEach(([id, pose]) => Object.assign(draft.tracks[id].to, pose));
  draft.lifted = {};
  draft.held = null;
}

/**
 * @param {TableFile} table
 * @param {number} floor
 * @param {Point} point
 * @returns {number} that floor, or 0 where there is none
 */
export function floorUnder(table, floor, point) {
  const has = Object.values(table.terrain).some((piece) => {
    const level = floorOf(piece, floor);
    return level && inside(point, level.outline ?? piece.outline);
  });
  return has ? floor : 0;
}

/** @param {Draft} draft @param {string[]} models where they are now becomes a waypoint */
export function pinWaypoint(draft, models) {
  models
    .map((id) => draft.tracks[id])
    .filter(leavesLastPoint)
    .forEach(({ fixed, to }) => {
      fixed.push([to.x, to.y, to.floor]);
    });
}

/** @param {Track} track */
function leavesLastPoint(track) {
  const before = points(track).at(-2) ?? [0, 0];
  return distance(before, [track.to.x, track.to.y]) > 0.01;
}

/** @param {Draft} draft @param {string[]} models each turns on its own spot @param {number} degrees clockwise */
export function turnEach(draft, models, degrees) {
  models.forEach((id) => {
    const { to } = draft.tracks[id];
    to.facing = bearing(to.facing + degrees);
    if (draft.lifted[id]) draft.lifted[id].facing = to.facing;
  });
}

/**
 * @param {Draft} draft the whole block turns about its middle, which makes the move a reform
 * @param {number} degrees
 */
export function turnBlock(draft, degrees) {
  const ids = Object.keys(draft.tracks);
  const about = middle(ids.map((id) => [draft.tracks[id].to.x, draft.tracks[id].to.y]));
  ids.forEach((id) => {
    const { to } = draft.tracks[id];
    const [x, y] = turned([to.x, to.y], about, degrees);
    Object.assign(to, { x: thousandth(x), y: thousandth(y), facing: bearing(to.facing + degrees) });
  });
  draft.manner = "reform";
}

/** @param {Draft} draft every ghost back where the move began */
export function backToStart(draft) {
  Object.values(draft.tracks).forEach((track) => Object.assign(track, freshTrack(track.from)));
  Object.assign(draft, { lifted: {}, held: null, answer: null, manner: "advance", open: false });
}

/** @param {Draft} draft @param {Nearest} nearest the ghosts go as far as the referee says they may */
export function goNearest(draft, nearest) {
  Object.entries(nearest.places).forEach(([id, [x, y, floor]]) => {
    const track = draft.tracks[id];
    const kept = firstPart(points(track), nearest.share).slice(1, -1);
    Object.assign(track, { fixed: kept, to: { ...track.to, x, y, floor } });
  });
  Object.assign(draft, { answer: null, open: false });
}

/** @param {Track} track */
export const hasMoved = (track) => travelled(track) > 0.0005;

/** @param {Track} track */
export const hasTurned = (track) => track.from.facing !== track.to.facing;

/** @param {Draft} draft @returns {string[]} models that move or turn */
export function changedModels(draft) {
  return Object.keys(draft.tracks).filter((id) => hasMoved(draft.tracks[id]) || hasTurned(draft.tracks[id]));
}

/** @param {Draft} draft @returns {number} inches of the longest path */
export const furthest = (draft) => Math.max(0, ...Object.values(draft.tracks).map(travelled));

/** @param {Draft} draft @returns {MoveCommand} what the referee is asked, or told */
export function moveCommand(draft) {
  const ids = Object.keys(draft.tracks);
  const moving = ids.filter((id) => hasMoved(draft.tracks[id]));
  const turning = ids.filter((id) => hasTurned(draft.tracks[id]));
  return {
    do: "move",
    unit: draft.unit,
    paths: Object.fromEntries(moving.map((id) => [id, points(draft.tracks[id]).slice(1)])),
    facing: Object.fromEntries(turning.map((id) => [id, draft.tracks[id].to.facing])),
    manner: draft.manner,
  };
}
