/* Models of one unit being put down: outside the door they come out of, or on battlements. */

import { between, distance, thousandth } from "../geometry.js";
import { waits } from "../presses.js";
import { outward } from "./doors.js";
import { middleOf, occupants, outlineOf, placeOf, placesOf, presentModelsOf, roomOf } from "./rooms.js";
import { rowsBefore, rowsWithin } from "./spots.js";

/** Ways to stand that are tried on each side by who flies off battlements. */
const WAYS_OVER_A_WALL = 6;

let made = 0;

/**
 * @param {PlacingKind} kind
 * @param {Offer} offer to leave by a door or by air, or to go up to battlements
 * @param {RoomPlace} place
 * @returns {Placing}
 */
export function placingFor(kind, { command, access }, place) {
  const { places, ...order } = command;
  const from = kind === "leave" ? place.room.access[access] : middleOf(place);
  return { ...started(kind, order, place.building), from, floor: kind === "perch" ? place.room.floor : 0, places: places ?? {} };
}

/** @param {TableFile} table @param {{unit: string, distance: number}} flight inches @returns {Placing | null} null once it is out */
export function flightFor(table, { unit, distance: inches }) {
  const place = placeOf(table, roomOf(table, unit));
  if (!place) return null;
  const door = nearestDoor(table, place);
  return { ...started("flee", { do: "flee_building", unit, distance: inches }, place.building), from: door, floor: 0, places: {} };
}

/** @param {PlacingKind} kind @param {Command} order @param {string} building */
function started(kind, order, building) {
  made += 1;
  const control = `placing ${made}`;
  return { kind, unit: order.unit, building, order, held: null, answer: null, control, trying: false };
}

/** @param {TableFile} table @param {RoomPlace} place @returns {Point} */
function nearestDoor(table, place) {
  const middle = middleOf(place);
  const doors = placesOf(table, place.building).flatMap(({ room }) => room.access);
  return doors.sort((a, b) => distance(a, middle) - distance(b, middle))[0] ?? middle;
}

/** @param {TableFile} table @param {Placing} placing @returns {string[]} */
export function modelsToPlace(table, { unit, kind }) {
  const all = presentModelsOf(table, unit);
  return kind === "perch" ? all : (occupants(table, roomOf(table, unit) ?? "")[unit] ?? []);
}

/** @param {TableFile} table @param {Placing} placing @returns {Record<string, Point>[]} ways to stand, to be tried one after another */
export function waysToStand(table, placing) {
  const models = modelsToPlace(table, placing);
  const goal = placeOf(table, placing.order.room);
  if (placing.kind === "perch") return goal ? [rowsWithin(table, models, outlineOf(goal))] : [];
  const { outline } = table.terrain[placing.building];
  const before = (/** @type {Point} */ door) => rowsBefore(table, models, door, outward(outline, door));
  if (placing.kind === "fly") return wallsOf(outline, placing.from).flatMap((wall) => before(wall).slice(0, WAYS_OVER_A_WALL));
  return doorsFor(table, placing).flatMap(before);
}

/** @param {Outline} outline @param {Point} from @returns {Point[]} the middle of each wall, the nearest first */
function wallsOf(outline, from) {
  const middles = outline.map((corner, index) => between(corner, outline[(index + 1) % outline.length], 0.5));
  return middles.sort((a, b) => distance(a, from) - distance(b, from));
}

/** @param {TableFile} table @param {Placing} placing @returns {Point[]} in flight any door of the building, the nearest first */
function doorsFor(table, { kind, building, from }) {
  if (kind !== "flee") return [from];
  const doors = placesOf(table, building).flatMap(({ room }) => room.access);
  return doors.sort((a, b) => distance(a, from) - distance(b, from));
}

/** @param {TableFile} table @param {Placing} placing @param {string} id @returns {Point} where its way begins: at the door, or where it flies up */
export function startOf({ models }, { kind, from }, id) {
  const { x, y } = models[id];
  return kind === "fly" ? [x, y] : from;
}

/** @param {TableFile} table @param {Placing} placing @returns {number} inches of the farthest */
export const farthest = (table, placing) =>
  Math.max(0, ...Object.entries(placing.places).map(([id, place]) => distance(place, startOf(table, placing, id))));

/** @param {Placing} placing @param {Record<string, Point>} [places] @returns {Command} */
export const placingCommand = ({ order, places: now }, places = now) => ({ ...order, places });

/** @param {State} state */
export const isUnderWay = (state) => state.placing !== null && waits(state, state.placing.control);

/** @param {Placing} placing @param {string[]} models @param {Point} by inches */
export function shift(placing, models, [x, y]) {
  models.forEach((id) => {
    const place = placing.places[id];
    if (place) placing.places[id] = [thousandth(place[0] + x), thousandth(place[1] + y)];
  });
}

/** @param {State} state @param {Point} point @param {number} slack inches @returns {string | null} the placed model nearest to a hand there */
export function placedAt({ placing }, point, slack) {
  const near = Object.entries(placing?.places ?? {})
    .map(([id, place]) => ({ id, away: distance(place, point) }))
    .filter(({ away }) => away < 0.7 + slack)
    .sort((a, b) => a.away - b.away);
  return near[0]?.id ?? null;
}
