/* The blow a plan orders at the section of the room looked at. */

import { presentModelsOf } from "./rooms.js";

/** Names it among the orders judged, and among the controls that wait for an answer. */
export const BLOW = "blow";

/** @param {State} state @param {RoomPlace} place @returns {boolean} a player with anybody left, in a phase with blows */
export function mayStrike({ table, seat }, { piece, room }) {
  const own = Object.keys(table.units).filter((id) => table.units[id].seat === seat);
  const standing = piece.kind === "building" && piece.sections?.[room.section] !== undefined;
  return standing && ["shooting", "combat"].includes(table.turn.phase) && own.some((id) => presentModelsOf(table, id).length);
}

/** @param {RoomPlace} place @param {BlowForm} blow @returns {Command} */
export function blowCommand({ building, name, room }, { strength, ap, kind, ranged }) {
  return { do: "hit_building", building, section: room.section, room: ranged ? name : null, strength, ap, kind, ranged };
}
