/* A charge or a volley while its target is being chosen: at whom, and what the referee says about it. */

import { seatOf } from "./pieces.js";

let made = 0;

/** @param {Engagement["kind"]} kind @param {string} unit @returns {Engagement} */
export function createEngagement(kind, unit) {
  made += 1;
  return { kind, unit, targets: [], reach: null, volley: null, announced: false, control: `engage ${made}` };
}

/** @param {Engagement} engagement @returns {Command} what the referee is told */
export function engageCommand({ kind, unit, targets }) {
  return kind === "charge" ? { do: "charge", unit, targets } : { do: "fire", unit, target: targets[0] };
}

/** @param {State} state @returns {string[]} enemy units it may be aimed at, as the table has them */
export function enemiesOf({ table, engagement }) {
  if (!engagement) return [];
  const seat = table.units[engagement.unit].seat;
  const standing = new Set(Object.keys(table.models).filter((id) => isThere(table.models[id])).map((id) => table.models[id].unit));
  return Object.keys(table.units).filter((id) => table.units[id].seat !== seat && standing.has(id));
}

/** @param {Model} model on the mat, or in a room */
const isThere = ({ removed, off }) => !removed && !off;

/** @param {State} state @param {string} unit @returns {boolean} true when a charge at it would be refused as things stand */
export const isBarred = ({ engagement }, unit) => engagement?.kind === "charge" && engagement.reach?.[unit]?.legal === false;

/** @param {State} state @param {string | null} model @returns {boolean} true for an enemy that can be aimed at */
export function mayAim(state, model) {
  if (!state.engagement || model === null) return false;
  return seatOf(state.table, model) !== state.table.units[state.engagement.unit].seat;
}

/** @param {State} state @returns {boolean} true when what is chosen can be ordered */
export function isReady({ engagement }) {
  if (!engagement?.targets.length || engagement.announced) return false;
  return engagement.kind === "charge" || engagement.volley?.legal === true;
}
