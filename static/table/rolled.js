/* What dice were thrown for and what they came to, in a few words: for the dice as they fall and for their history. */

import { nameOf, scatterWords } from "./words.js";

/** @type {Record<string, (table: TableFile, command: any) => string>} */
const TITLES = {
  roll: (_, { dice, for: why }) => [dice, why].filter(Boolean).join(" · "),
  test: (table, { characteristic, unit, model, for: why }) =>
    [`${characteristic} test`, nameOf(table, unit ?? model), why].filter(Boolean).join(" · "),
  test_terrain: (table, { unit }) => `Terrain test · ${nameOf(table, unit)}`,
  face_flank: (table, { unit }) => `Facing the flank · ${nameOf(table, unit)}`,
  move: (table, { unit }) => `Dangerous ground · ${nameOf(table, unit)}`,
  hit_building: (table, { building }) => `Blow at ${nameOf(table, building)}`,
  charge: (table, { unit }) => `Charge · ${nameOf(table, unit)}`,
  blast: (_, { size }) => `Scatter · ${size} blast`,
  template: (_, { room }) => (room ? "Template at a room" : "Scatter · template"),
  scatter: () => "Scatter",
  roll_off: () => "Roll-off",
  roll_for: (_, { what }) => (what === "sides" ? "Roll-off for sides" : "Roll-off for the first turn"),
  pick: (_, { among }) => `Pick one of ${among.length}`,
  dispute: (_, { claim }) => `Dispute · ${claim}`,
  spend: (table, { model, for: why }) => ["Power dice", nameOf(table, model), why].filter(Boolean).join(" · "),
  reroll: (_, { roll }) => `Roll ${roll} again`,
};

/** @type {[string, (result: any, command: any) => string][]} by what the result has */
const OUTCOMES = [
  ["winner", ({ winner }) => `${winner} wins`],
  ["picked", ({ picked }) => picked],
  ["upheld", ({ upheld }) => (upheld ? "upheld" : "rejected")],
  [
    "passed",
    ({ passed, value }) => `${passed ? "passed" : "failed"}${value === undefined ? "" : ` on ${value ?? "–"}`}`,
  ],
  ["scatter", ({ scatter }) => scatterWords(scatter)],
  ["allowance", ({ allowance }) => `${allowance}″`],
  ["range", ({ range }) => (range === null ? "" : `${range}″`)],
  [
    "count",
    ({ count, faces }, { at_least: least }) =>
      least && faces ? `${count} of ${faces.length} at ${least}+` : String(count),
  ],
  ["total", ({ total }) => String(total)],
];

/** @param {TableFile} table @param {Command} command */
export const titleOf = (table, command) => TITLES[command.do]?.(table, command) ?? command.do.replaceAll("_", " ");

/**
 * @param {{command: Command, result: Record<string, any>}} rolled
 * @returns {string} "8", "7 of 20 at 4+", "passed on 8"
 */
export function outcomeOf({ command, result }) {
  const found = OUTCOMES.find(([name]) => result[name] !== undefined && result[name] !== null);
  return found ? found[1](result, command) : "";
}
