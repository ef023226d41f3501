/* A unit's move while it is being built up: ghosts that may be changed freely until they are confirmed. */

import { inside, bearing, distance, middle, thousandth, turned } from "./geometry.js";
import { firstPart, points, travelled } from "./paths.js";
import { floorOf, standingModelsOf } from "./pieces.js";

/**
 * @param {State} state @param {string} unit @param {Undertaking} [opening] how it is to move, where that was chosen
 * @returns {Draft} every model of the unit still where it stands
 */
export function createDraft(state, unit, opening = openingOf(state, unit)) {
  /** @type {Record<string, Track>} */
  const tracks = {};
  standingModelsOf(state.table, unit).forEach((id) => {
    tracks[id] = freshTrack(state.table.models[id]);
  });
  const hand = { lifted: {}, held: null, answer: null, sent: null, open: false };
  return { unit, tracks, ...hand, manner: opening.manner, opening, contacts: {}, woundsTo: [], turn: null, shape: null };
}

/** @param {State} state @param {string} unit @returns {Undertaking} a unit whose charge was rolled charges, others move */
function openingOf({ table }, unit) {
  const range = table.units[unit].charged?.range ?? null;
  return { manner: range === null ? "advance" : "charge", distance: range };
}

/** @param {Pose} pose @returns {Track} */
function freshTrack({ x, y, facing, floor }) {
  return { from: { x, y, facing, floor }, fixed: [], to: { x, y, facing, floor } };
}

/** @param {Draft} draft @param {string[]} models @param {string | null} held the one under the pointer */
export function lift(draft, models, held) {
  draft.lifted = Object.fromEntries(models.map((id) => [id, { ...draft.tracks[id].to }]));
  draft.held = held;
  draft.turn = null;
}

/**
 * @param {Draft} draft
 * @param {TableFile} table
 * @param {number} floor looked at: who stands where the one in hand stood goes there, the others keep theirs
 * @param {Point} by inches since they were lifted
 */
export function carry(draft, table, floor, by) {
  const level = draft.held === null ? null : draft.lifted[draft.held].floor;
  Object.entries(draft.lifted).forEach(([id, start]) => {
    const to = draft.tracks[id].to;
    const wanted = level === null || start.floor === level ? floor : start.floor;
    to.x = thousandth(start.x + by[0]);
    to.y = thousandth(start.y + by[1]);
    to.floor = floorUnder(table, wanted, [to.x, to.y]);
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
function floorUnder(table, floor, point) {
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
  draft.turn ??= { places: posesOf(draft), degrees: 0 };
  draft.turn.degrees += degrees;
  const { places, degrees: whole } = draft.turn;
  const about = middle(Object.values(places).map(({ x, y }) => [x, y]));
  Object.entries(places).forEach(([id, place]) => {
    const [x, y] = turned([place.x, place.y], about, whole);
    Object.assign(draft.tracks[id].to, { x: thousandth(x), y: thousandth(y), facing: bearing(place.facing + whole) });
  });
  if (draft.manner === "advance") draft.manner = "reform";
}

/** @param {Draft} draft @returns {Record<string, Pose>} where its models would go, as a copy */
const posesOf = ({ tracks }) => Object.fromEntries(Object.entries(tracks).map(([id, { to }]) => [id, { ...to }]));

/**
 * @param {Draft} draft
 * @param {Record<string, number[]>} places a new shape of the block, by model
 * @param {number} facing
 * @param {Shape} shape
 */
export function takeShape(draft, places, facing, shape) {
  Object.entries(places).forEach(([id, [x, y]]) => {
    const track = draft.tracks[id];
    Object.assign(track, { fixed: [], to: { ...track.to, x, y, facing } });
  });
  draft.shape = shape;
  if (draft.manner === "advance") draft.manner = "reform";
}

/**
 * @param {Draft} draft
 * @param {TableFile} table
 * @param {string[]} models climb where they are to another floor, where there is one; their path goes on from there
 * @param {number} floor
 */
export function climb(draft, table, models, floor) {
  models
    .map((id) => draft.tracks[id])
    .filter(({ to }) => to.floor !== floor && floorUnder(table, floor, [to.x, to.y]) === floor)
    .forEach((track) => {
      track.fixed.push([track.to.x, track.to.y, floor]);
      track.to.floor = floor;
    });
}

/** @param {Draft} draft every ghost back where the move began */
export function backToStart(draft) {
  Object.values(draft.tracks).forEach((track) => Object.assign(track, freshTrack(track.from)));
  const hand = { lifted: {}, held: null, answer: null, open: false };
  Object.assign(draft, { ...hand, manner: draft.opening.manner, contacts: {}, woundsTo: [], turn: null, shape: null });
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

/** @param {Track} track a climb on the spot is a move too */
export const hasMoved = (track) => travelled(track) > 0.0005 || points(track).some(([, , floor]) => floor !== track.from.floor);

/** @param {Track} track */
export const hasTurned = (track) => track.from.facing !== track.to.facing;

/** @param {Draft} draft @returns {string[]} models that move or turn */
export function changedModels(draft) {
  return Object.keys(draft.tracks).filter((id) => hasMoved(draft.tracks[id]) || hasTurned(draft.tracks[id]));
}

/** @param {Draft} draft @returns {number} inches of the longest path */
export const furthest = (draft) => Math.max(0, ...Object.values(draft.tracks).map(travelled));

/** @param {Draft} draft @returns {Command} what the referee is asked, or told */
export function moveCommand(draft) {
  const { unit, manner, opening, contacts, woundsTo } = draft;
  const way = { unit, ...wayOf(draft), wounds_to: woundsTo };
  if (manner === "charge") return { do: "charge_move", ...way, contacts };
  return { do: "move", ...way, manner, distance: opening.distance };
}

/** @param {Draft} draft */
function wayOf(draft) {
  const ids = Object.keys(draft.tracks);
  const moving = ids.filter((id) => hasMoved(draft.tracks[id]));
  const turning = ids.filter((id) => hasTurned(draft.tracks[id]));
  return {
    paths: Object.fromEntries(moving.map((id) => [id, points(draft.tracks[id]).slice(1)])),
    facing: Object.fromEntries(turning.map((id) => [id, draft.tracks[id].to.facing])),
  };
}
