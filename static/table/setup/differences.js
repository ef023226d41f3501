/* What stands on the table otherwise than when this player accepted it: each difference once, with who made it last. */

import { armyWords, matWords, optionWords, turnWords } from "./terms.js";

const SEATS = /** @type {Seat[]} */ (["red", "blue"]);

/** @typedef {{words: string, made: (entry: LogEntry) => boolean}} Difference */

/** @param {State} state @returns {string[]} "Blue: 5 turns (before: 6 turns)"; nothing until what was accepted is known */
export function changesSince({ log, table, preparing: { accepted, choices } }) {
  if (!accepted) return [];
  return differences(accepted, table, choices).map(({ words, made }) => {
    const by = log.findLast(made)?.seat;
    return by ? `${by === "red" ? "Red" : "Blue"}: ${words}` : words;
  });
}

/** @param {TableFile} was @param {TableFile} now @param {Choices | null} choices @returns {Difference[]} */
function differences(was, now, choices) {
  const options = Object.keys(now.options).filter((name) => differ(was.options[name], now.options[name]));
  return [
    ...(differ(matOf(was), matOf(now)) ? [{ words: changed(matWords(now.mat), matWords(was.mat)), made: sets("mat") }] : []),
    ...groundOf(was, now),
    ...(differ(was.turn.last, now.turn.last) ? [{ words: changed(turnWords(now.turn.last), turnWords(was.turn.last)), made: sets("turns") }] : []),
    ...options.map((name) => optionOf(was, now, choices, name)),
    ...SEATS.filter((seat) => differ(armyOf(was, seat), armyOf(now, seat))).map((seat) => ({ words: armyIn(now, seat), made: musters(seat) })),
  ];
}

/** Zones that the players have only swapped by choosing sides are no change of what was agreed on.
 * @param {TableFile} was @param {TableFile} now @returns {Difference[]} */
function groundOf(was, now) {
  if (differ(was.terrain, now.terrain)) return [{ words: "new terrain", made: sets("terrain") }];
  return differ(outlines(was), outlines(now)) ? [{ words: "new deployment zones", made: sets("zones") }] : [];
}

/** @param {TableFile} was @param {TableFile} now @param {Choices | null} choices @param {string} name @returns {Difference} */
function optionOf(was, now, choices, name) {
  const [label, value] = optionWords(choices, name, now.options[name]);
  const [, before] = optionWords(choices, name, was.options[name]);
  return { words: `${label}: ${changed(value, before)}`, made: ({ command }) => command.do === "set" && name in (command.options ?? {}) };
}

/** @param {string} now @param {string} before */
const changed = (now, before) => `${now} (before: ${before})`;

/** @param {string} field @returns {Difference["made"]} */
const sets = (field) => ({ command }) => command.do === "set" && command[field] !== undefined;

/** @param {Seat} seat @returns {Difference["made"]} */
const musters = (seat) => (entry) => entry.command.do === "muster" && entry.seat === seat;

/** @param {TableFile} table */
const matOf = ({ mat: { width, depth, image = "" } }) => [width, depth, image];

/** @param {TableFile} table @returns {string[]} whosever they are */
const outlines = ({ zones }) => Object.values(zones).map((outline) => JSON.stringify(outline)).sort();

/** @param {TableFile} table @param {Seat} seat who they are, not where they stand */
function armyOf({ units, models, profiles }, seat) {
  const own = Object.entries(models).filter(([, { unit }]) => units[unit].seat === seat);
  return [
    Object.entries(units).filter(([, unit]) => unit.seat === seat).map(([id, { name, formation }]) => [id, name, formation]),
    own.map(([id, { unit, profile }]) => [id, unit, profiles[profile]]),
  ];
}

/** @param {TableFile} table @param {Seat} seat */
function armyIn(table, seat) {
  const [units, models] = armyOf(table, seat);
  return units.length ? armyWords(units.length, models.length) : "no army";
}

/** @param {unknown} one @param {unknown} other */
const differ = (one, other) => written(one) !== written(other);

/** @param {unknown} value @returns {string} the same whatever the order of its names */
const written = (value) =>
  JSON.stringify(value, (_, part) => (part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part)) ?? "";
