/* Doors: where a base comes to stand before it goes in, and onto which of them ghosts are dragged. */

import { halves } from "../bases.js";
import { between, distance, inside, nearestOn, thousandth } from "../geometry.js";
import { standingModelsOf } from "../pieces.js";
import { buildingsOf, outlineOf, placesOf } from "./rooms.js";

/** Inches between a base and the wall it goes in by. */
const GAP = 0.02;
/** Inches: nearer to an access point than any base can stand, or over the building and not far from it. */
const ON_THE_DOOR = 0.4;
const BEHIND_THE_DOOR = 2.5;

/** @param {State} state @param {Draft} draft @returns {Doorway | null} what the ghosts are dragged onto */
export function doorUnder(state, draft) {
  const { table } = state;
  const moved = Object.values(draft.tracks).filter(({ from, to }) => from.x !== to.x || from.y !== to.y);
  const places = buildingsOf(table).flatMap((id) => placesOf(table, id));
  const ghosts = moved.map(({ to }) => /** @type {Point} */ ([to.x, to.y]));
  return battlementsUnder(table, draft, places) ?? doorNear(table, draft, places, ghosts);
}

/** @param {TableFile} table @param {Draft} draft @param {RoomPlace[]} places @returns {Doorway | null} flyers come down onto battlements */
function battlementsUnder(table, draft, places) {
  const ids = Object.keys(draft.tracks);
  if (!ids.every((id) => table.profiles[table.models[id].profile]?.flyer)) return null;
  const isOver = (/** @type {RoomPlace} */ place) =>
    place.room.battlement && ids.every((id) => inside([draft.tracks[id].to.x, draft.tracks[id].to.y], outlineOf(place)));
  const place = places.find(isOver);
  if (!place) return null;
  const spots = Object.fromEntries(ids.map((id) => [id, /** @type {Point} */ ([draft.tracks[id].to.x, draft.tracks[id].to.y])]));
  return { building: place.building, room: place.reference, at: Object.values(spots)[0], spots, lands: true };
}

/** @param {TableFile} table @param {Draft} draft @param {RoomPlace[]} places @param {Point[]} ghosts @returns {Doorway | null} */
function doorNear(table, draft, places, ghosts) {
  const near = places
    .flatMap((place) => place.room.access.map((at) => ({ place, at, away: howNear(place, at, ghosts) })))
    .filter(({ away }) => away < Infinity)
    .sort((a, b) => a.away - b.away)[0];
  return near ? doorway(table, draft.unit, near.place, near.at) : null;
}

/** @param {RoomPlace} place @param {Point} at @param {Point[]} ghosts @returns {number} inches, Infinity when none is on the door */
function howNear({ piece }, at, ghosts) {
  const away = ghosts.map((ghost) => ({ inches: distance(ghost, at), over: inside(ghost, piece.outline) }));
  const on = away.filter(({ inches, over }) => inches < (over ? BEHIND_THE_DOOR : ON_THE_DOOR));
  return Math.min(Infinity, ...on.map(({ inches }) => inches));
}

/** @param {TableFile} table @param {string} unit @param {RoomPlace} place @param {Point} at one of its access points @returns {Doorway} */
export function doorway(table, unit, place, at) {
  const way = outward(place.piece.outline, at);
  const spot = (/** @type {string} */ id) => beyond(at, way, nearHalf(table.models[id].base) + GAP);
  const spots = Object.fromEntries(standingModelsOf(table, unit).map((id) => [id, spot(id)]));
  return { building: place.building, room: place.reference, at, spots, lands: false };
}

/** @param {Base} base */
const nearHalf = (base) => Math.min(halves(base).along, halves(base).across);

/** @param {Point} at @param {Point} way @param {number} inches @returns {Point} */
const beyond = ([x, y], [dx, dy], inches) => [thousandth(x + dx * inches), thousandth(y + dy * inches)];

/** @param {Outline} outline @param {Point} at @returns {Point} one inch straight away from the wall a door is in */
export function outward(outline, at) {
  const walls = outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length] }));
  const away = (/** @type {{from: Point, to: Point}} */ { from, to }) => distance(at, nearestOn(at, from, to));
  const { from, to } = walls.sort((a, b) => away(a) - away(b))[0];
  const length = distance(from, to) || 1;
  const normal = /** @type {Point} */ ([(to[1] - from[1]) / length, (from[0] - to[0]) / length]);
  const wall = nearestOn(at, from, to);
  const within = inside([wall[0] + normal[0] * 0.01, wall[1] + normal[1] * 0.01], outline);
  return within ? [-normal[0], -normal[1]] : normal;
}

/** @param {Draft} draft with a door @param {Doorway} door @returns {Command} all go in, by their waypoints */
export function enterByGhosts({ unit, tracks }, { room, spots, lands }) {
  if (lands) return { do: "enter", unit, room, places: spots };
  const paths = Object.entries(spots).map(([id, spot]) => [id, [...(tracks[id]?.fixed ?? []), [...spot, 0]]]);
  return { do: "enter", unit, room, paths: Object.fromEntries(paths) };
}

/**
 * @param {TableFile} table
 * @param {string} unit
 * @param {Doorway} door
 * @returns {Record<string, Place[]>} straight, or round the corners of the building
 */
export function pathsTo(table, unit, { building, spots }) {
  const { outline } = table.terrain[building];
  const paths = standingModelsOf(table, unit).map((id) => {
    const { x, y, base } = table.models[id];
    const corners = aroundCorners(outline, [x, y], spots[id], nearHalf(base) + 0.1);
    return [id, [...corners, spots[id]].map((point) => [...point, 0])];
  });
  return Object.fromEntries(paths);
}

/** @param {Outline} outline @param {Point} from @param {Point} to @param {number} room inches kept from the walls @returns {Point[]} waypoints */
function aroundCorners(outline, from, to, room) {
  if (!crosses(outline, from, to)) return [];
  const centre = [0, 1].map((axis) => outline.reduce((sum, corner) => sum + corner[axis], 0) / outline.length);
  const corners = outline.map((corner) => pushedOut(corner, centre, room * 1.5));
  const free = (/** @type {Point[]} */ way) => way.slice(1).every((point, index) => !crosses(outline, way[index], point));
  const ways = [...corners.map((one) => [one]), ...corners.flatMap((one) => corners.map((other) => [one, other]))];
  const open = ways.filter((way) => free([from, ...way, to]));
  const length = (/** @type {Point[]} */ way) => [...way, to].reduce((sum, point, i) => sum + distance(point, [from, ...way][i]), 0);
  return open.sort((a, b) => length(a) - length(b))[0] ?? [];
}

/** @param {Point} corner @param {number[]} centre @param {number} inches @returns {Point} */
function pushedOut(corner, centre, inches) {
  const away = distance(corner, centre) || 1;
  const [x, y] = between(centre, corner, (away + inches) / away);
  return [thousandth(x), thousandth(y)];
}

/** @param {Outline} outline @param {Point} from @param {Point} to */
function crosses(outline, from, to) {
  const steps = Math.max(2, Math.ceil(distance(from, to) / 0.25));
  return Array.from({ length: steps - 1 }, (_, step) => between(from, to, (step + 1) / steps)).some((point) => inside(point, outline));
}
