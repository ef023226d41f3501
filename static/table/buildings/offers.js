/* What the unit in hand might do about the room looked at. Only what is worth asking about: the referee says what it thinks of each. */

import { standingModelsOf, unitName } from "../pieces.js";
import { doorway, outward, pathsTo } from "./doors.js";
import { isOwn, placeShown } from "./plan.js";
import { middleOf, occupants, outlineOf, placeOf, placesOf, presentModelsOf, roomOf, spoken, wayBetween } from "./rooms.js";
import { rowsBefore, rowsWithin } from "./spots.js";

/** @param {State} state @returns {Offer[]} */
export function offersOf(state) {
  const place = placeShown(state);
  const { unit } = state.plan;
  if (!place || !unit || !isOwn(state, unit) || !presentModelsOf(state.table, unit).length) return [];
  const { phase, seat } = state.table.turn;
  if (seat !== state.seat) return [];
  if (phase === "movement") return [...entries(state.table, unit, place), ...exits(state.table, unit, place)];
  return phase === "combat" ? charges(state, unit, place) : [];
}

/** @param {TableFile} table @param {string} unit @param {RoomPlace} place @returns {Offer[]} */
function entries(table, unit, place) {
  if (roomOf(table, unit) === place.reference) return [];
  const command = enterCommand(table, unit, place);
  const through = command.via?.length ? ` through ${command.via.map(spoken).join(" and ")}` : "";
  const placing = place.room.battlement ? /** @type {const} */ ("perch") : null;
  const verb = place.room.battlement ? "Go up to" : "Enter";
  return [{ key: `enter ${place.reference}`, words: `${verb} the ${spoken(place.name)}${through}`, command, placing, access: 0 }];
}

/** @param {TableFile} table @param {string} unit @param {RoomPlace} goal @returns {Command} by the fewest doors; where none leads there the referee says so */
function enterCommand(table, unit, goal) {
  const start = placeOf(table, roomOf(table, unit));
  const command = start ? fromRoom(table, unit, start, goal) : fromMat(table, unit, goal);
  if (!goal.room.battlement) return command;
  return { ...command, places: rowsWithin(table, presentModelsOf(table, unit), outlineOf(goal)) };
}

/** @param {TableFile} table @param {string} unit @param {RoomPlace} start @param {RoomPlace} goal @returns {Command} */
function fromRoom(table, unit, start, goal) {
  const via = start.building === goal.building ? (wayBetween(table, start, goal) ?? []) : [];
  return { do: "enter", unit, room: goal.reference, via };
}

/** @param {TableFile} table @param {string} unit @param {RoomPlace} goal @returns {Command} by the door nearest to it that leads there */
function fromMat(table, unit, goal) {
  const [first] = standingModelsOf(table, unit).map((id) => table.models[id]);
  const ways = placesOf(table, goal.building).flatMap((place) => {
    const between = wayBetween(table, place, goal);
    if (!between) return [];
    const via = place.name === goal.name ? [] : [place.name, ...between];
    return place.room.access.map((at) => ({ place, at, via, inches: Math.hypot(first.x - at[0], first.y - at[1]) }));
  });
  const best = ways.sort((a, b) => a.via.length - b.via.length || a.inches - b.inches)[0];
  if (!best) return { do: "enter", unit, room: goal.reference };
  return { do: "enter", unit, room: goal.reference, paths: pathsTo(table, unit, doorway(table, unit, best.place, best.at)), via: best.via };
}

/** @param {TableFile} table @param {string} unit @param {RoomPlace} place @returns {Offer[]} */
function exits(table, unit, place) {
  if (roomOf(table, unit) !== place.reference) return [];
  if (fliesOff(table, unit, place)) return [{ key: `leave ${place.reference}`, words: `Fly off the ${spoken(place.name)}`, command: leaveCommand(unit, 0, {}), placing: "fly", access: 0 }];
  if (!place.room.access.length) return [withoutDoor(table, unit, place)];
  return place.room.access.map((at, access) => ({
    key: `leave ${place.reference} ${access}`,
    words: place.room.access.length > 1 ? `Leave by door ${access + 1}` : "Leave by its door",
    command: leaveCommand(unit, access, rowsBefore(table, presentModelsOf(table, unit), at, outward(place.piece.outline, at))[0]),
    placing: "leave",
    access,
  }));
}

/** @param {string} unit @param {number} access @param {Record<string, Point>} places @returns {Command} */
const leaveCommand = (unit, access, places) => ({ do: "leave", unit, access, places });

/** @param {TableFile} table @param {string} unit @param {RoomPlace} place @returns {boolean} by air, from battlements */
const fliesOff = (table, unit, { room }) =>
  room.battlement && presentModelsOf(table, unit).every((id) => table.profiles[table.models[id].profile]?.flyer);

/** @param {TableFile} table @param {string} unit @param {RoomPlace} place @returns {Offer} the referee says where to go first */
function withoutDoor(table, unit, place) {
  const places = rowsBefore(table, presentModelsOf(table, unit), middleOf(place), [0, -1])[0];
  return { key: `leave ${place.reference}`, words: "Leave the building", command: leaveCommand(unit, 0, places), placing: null, access: 0 };
}

/** @param {State} state @param {string} unit @param {RoomPlace} place @returns {Offer[]} at the foes in that room, from the next one */
function charges({ table }, unit, place) {
  const foes = Object.keys(occupants(table, place.reference)).filter((id) => table.units[id].seat !== table.units[unit].seat);
  const from = placeOf(table, roomOf(table, unit));
  if (!foes.length || !from || from.building !== place.building) return [];
  const words = `Charge ${foes.map((foe) => unitName(table, foe)).join(" and ")}`;
  return [{ key: `charge ${place.reference}`, words, command: { do: "charge", unit, targets: [place.reference] }, placing: null, access: 0 }];
}

