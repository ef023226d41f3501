/* What dice were thrown for in a game of models, and what they came to, in a few words. */

import { commonOutcome, commonTitle } from "./common_words.js";
import { nameOf, scatterWords } from "./words.js";

/** @type {Record<string, (table: TableFile, command: any) => string>} */
const TITLES = {
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
  roll_for: (_, { what }) => (what === "sides" ? "Roll-off for sides" : "Roll-off for the first turn"),
  spend: (table, { model, for: why }) => ["Power dice", nameOf(table, model), why].filter(Boolean).join(" · "),
};

/** @type {[string, (result: any) => string][]} by what the result has */
const OUTCOMES = [
  [
    "passed",
    ({ passed, value }) => `${passed ? "passed" : "failed"}${value === undefined ? "" : ` on ${value ?? "–"}`}`,
  ],
  ["scatter", ({ scatter }) => scatterWords(scatter)],
  ["allowance", ({ allowance }) => `${allowance}″`],
  ["range", ({ range }) => (range === null ? "" : `${range}″`)],
];

/** @param {TableFile} table @param {Command} command */
export const titleOf = (table, command) => TITLES[command.do]?.(table, command) ?? commonTitle(command);

/**
 * @param {{command: Command, result: Record<string, any>}} rolled
 * @returns {string} "8", "7 of 20 at 4+", "passed on 8"
 */
export function outcomeOf(rolled) {
  const { result } = rolled;
  const found = OUTCOMES.find(([name]) => result[name] !== undefined && result[name] !== null);
  return found ? found[1](result) : commonOutcome(rolled);
}
