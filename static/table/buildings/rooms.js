/* Rooms of buildings, looked up on the table: who is inside, which lie behind their doors, how one gets from one to another. */

import { middle } from "../geometry.js";
import { modelsOf, unitName } from "../pieces.js";

/** @param {Model} model is in the game: on the mat or in a room */
export const present = (model) => !model.removed && !model.off;

/** @param {Piece | undefined} piece has rooms; one that fell keeps them until everybody is out */
export const hasRooms = (piece) => Object.keys(piece?.rooms ?? {}).length > 0;

/** @param {TableFile} table @returns {string[]} ids of buildings that stand */
export const buildingsOf = ({ terrain }) =>
  Object.keys(terrain).filter((id) => terrain[id].kind === "building" && hasRooms(terrain[id]));

/** @param {TableFile} table @param {string | null | undefined} reference "mill/hall" @returns {RoomPlace | null} */
export function placeOf({ terrain }, reference) {
  const [building, name] = (reference ?? "").split("/");
  const piece = terrain[building];
  const room = piece?.rooms?.[name];
  return room ? { building, name, reference: `${building}/${name}`, piece, room } : null;
}

/** @param {TableFile} table @param {string} building @returns {RoomPlace[]} */
export function placesOf(table, building) {
  const names = Object.keys(table.terrain[building]?.rooms ?? {});
  return names.map((name) => placeOf(table, `${building}/${name}`)).filter((place) => place !== null);
}

/** @param {RoomPlace} place @returns {Outline} its own, else the building's */
export const outlineOf = ({ room, piece }) => room.outline ?? piece.outline;

/** @param {RoomPlace} place @returns {Point} */
export const middleOf = (place) => middle(outlineOf(place));

/** @param {TableFile} table @param {string} reference @returns {Record<string, string[]>} models inside, by unit */
export function occupants({ models }, reference) {
  /** @type {Record<string, string[]>} */
  const found = {};
  Object.keys(models)
    .filter((id) => models[id].room === reference && present(models[id]))
    .forEach((id) => (found[models[id].unit] ??= []).push(id));
  return found;
}

/** @param {TableFile} table @param {string} unit @returns {string[]} those in the game */
export const presentModelsOf = (table, unit) => modelsOf(table, unit).filter((id) => present(table.models[id]));

/** @param {TableFile} table @param {string | null} unit @returns {string | null} "mill/hall" */
export function roomOf(table, unit) {
  const within = unit ? presentModelsOf(table, unit).map((id) => table.models[id].room) : [];
  return within.find((room) => room !== null && room !== undefined) ?? null;
}

/** @param {RoomPlace} place @returns {string[]} rooms behind its doors: a door leads both ways */
export function neighbours({ piece, name, room }) {
  const rooms = piece.rooms ?? {};
  return Object.keys(rooms).filter((other) => room.adjacent.includes(other) || rooms[other].adjacent.includes(name));
}

/** @param {TableFile} table @param {RoomPlace} start @param {RoomPlace} goal @returns {string[] | null} the rooms between, by the fewest doors */
export function wayBetween(table, start, goal) {
  /** @type {Map<string, string[]>} */
  const ways = new Map([[start.name, []]]);
  const waiting = [start];
  for (const place of waiting) {
    const way = ways.get(place.name) ?? [];
    if (place.name === goal.name) return way.slice(0, -1);
    neighbours(place)
      .filter((name) => !ways.has(name))
      .forEach((name) => {
        ways.set(name, [...way, name]);
        waiting.push(/** @type {RoomPlace} */ (placeOf(table, `${place.building}/${name}`)));
      });
  }
  return null;
}

/** @param {string} name a room's or a section's, as players say it */
export const spoken = (name) => name.replaceAll("_", " ");

/** @param {number} floor */
export const floorWords = (floor) => (floor ? `floor ${floor}` : "ground floor");

/** @param {TableFile} table @param {RoomPlace} place @returns {string} "3 First spears, 1 Warden", "empty" */
export function insideWords(table, { reference }) {
  const units = Object.entries(occupants(table, reference));
  return units.map(([unit, models]) => `${models.length} ${unitName(table, unit)}`).join(", ") || "empty";
}

/** @param {TableFile} table @param {string} id */
export const buildingName = ({ terrain }, id) => terrain[id]?.name || id;
