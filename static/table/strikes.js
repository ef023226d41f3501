/* What came to lie, or scattered, in this phase, read from the log; a scatter rolled again replaces the first. */

import { ahead } from "./geometry.js";
import { fallenIn, rollsOf } from "./rolls.js";

const SHAPES = ["blast_placed", "template_laid", "room_flamed", "models_scattered", "marker_scattered"];

/** @param {State} state @returns {Strike[]} oldest first, without those put away */
export function strikesOf({ log, view }) {
  /** @type {Map<number, Strike>} */
  const strikes = new Map();
  thisPhase(log).forEach((entry) => {
    const laid = entry.events.find(({ event }) => SHAPES.includes(event));
    if (laid) addStrike(strikes, entry, laid);
  });
  return [...strikes.values()].filter(({ seq }) => !view.struck.closed.includes(seq));
}

/** @param {State} state @returns {Strike | null} the one looked at, else the last */
export function strikeShown(state) {
  const strikes = strikesOf(state);
  return strikes.find(({ id }) => id === state.view.struck.shown) ?? strikes.at(-1) ?? null;
}

/** @param {LogEntry[]} log */
const thisPhase = (log) => log.slice(log.findLastIndex(({ command }) => command.do === "end_phase") + 1);

/** @param {Map<number, Strike>} strikes @param {LogEntry} entry @param {any} laid */
function addStrike(strikes, entry, laid) {
  const fell = fallenIn(entry);
  const id = fell?.roll ?? entry.seq;
  const first = strikes.get(id);
  strikes.delete(id);
  strikes.set(id, {
    id,
    seq: entry.seq,
    seat: first?.seat ?? entry.seat,
    command: first?.command ?? orderIn(entry),
    event: laid.event,
    size: laid.size ?? null,
    model: laid.model ?? null,
    bearing: laid.bearing ?? 0,
    at: [laid.x ?? 0, laid.y ?? 0],
    from: aimOf(laid),
    floor: laid.floor ?? null,
    scatter: laid.scatter ?? null,
    hits: laid.hits ?? {},
    room: laid.event === "room_flamed" ? { unit: laid.unit, count: laid.count, building: entry.result.building } : null,
    impossible: entry.result.impossible ?? {},
    rolled: fell !== null,
  });
}

/** @param {Strike} strike @returns {boolean} true for a marker or a template that lies on the mat */
export const isShape = ({ event }) => event === "blast_placed" || event === "template_laid";

/** @param {LogEntry} entry @returns {Command} what was ordered, even where the log has the word that let it pass */
function orderIn({ command, events }) {
  return events.find(({ event }) => event === "dice_rolled")?.command ?? command;
}

/**
 * @param {{x: number, y: number, scatter: Scattered | null}} laid
 * @returns {Point} where it lay before the scatter die fell
 */
function aimOf({ x, y, scatter }) {
  if (!scatter || scatter.bearing === null) return [x, y];
  return ahead([x, y], scatter.bearing, -scatter.distance);
}

/** @param {Strike} strike @param {TableFile} table @returns {Map<string, string[]>} models hit, by unit */
export function hitsByUnit({ hits }, table) {
  /** @type {Map<string, string[]>} */
  const units = new Map();
  Object.keys(hits)
    .filter((id) => table.models[id])
    .forEach((id) => {
      const { unit } = table.models[id];
      units.set(unit, [...(units.get(unit) ?? []), id]);
    });
  return units;
}

/**
 * @param {Strike} strike
 * @param {string} whom
 * @returns {string} what a roll to wound is for; it finds the roll again
 */
export const woundPurpose = ({ id }, whom) => `to wound ${whom}, hit ${id}`;

/** @param {State} state @param {string} purpose @returns {number[] | null} how the dice rolled for it lie now */
export function facesFor({ log }, purpose) {
  const roll = rollsOf(log).findLast(({ command }) => command.for === purpose);
  return roll ? roll.dice.map(([face]) => face) : null;
}
