/* Words of every game: dice and what they came to, decisions, disputes, take-backs, the players. */

import { takeBackSentence } from "./taken_back.js";

export const OTHER = { red: "blue", blue: "red" };
const DICE = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

/** @param {number} face @returns {string} the die itself up to six, the number above */
export const die = (face) => DICE[face - 1] ?? `[${face}]`;

/** @param {number[] | undefined} faces */
export const dice = (faces) => (faces ?? []).map(die).join(" ");

/** @param {number} count @param {string} word @returns {string} "1 wound", "2 wounds" */
export const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** @type {Record<string, (command: any, result: any, entry: LogEntry) => string>} */
const SENTENCES = {
  roll: ({ dice: thrown, for: why, at_least: least }, result) => `${thrown}${purposeWords(why)}: ${rolled(result, least)}`,
  reroll: (_, result) => `Rolled again: ${rolled(result, undefined)}`,
  cocked: ({ roll }) => `Roll ${roll} lay cocked; it is rolled again`,
  words: ({ text }) => `Words for the dice: “${text}”`,
  roll_off: (_, result) => rollOff(result),
  pick: (_, { picked }) => `Picked by lot: ${picked}`,
  dispute: ({ claim }, { face, upheld }) => `“${claim}” ${die(face)} ${upheld ? "upheld" : "rejected"}`,
  concede: (_, __, { seat }) => `${seat} concedes`,
  decide({ choice }, { decision, ...result }) {
    if (choice === "withdraw") return "Asks no longer";
    if (decision === "override") return choice === true ? "Allows it" : "Does not allow it";
    if (decision === "cocked") return `Rolled again${result.faces ? `: ${rolled(/** @type {any} */ (result), undefined)}` : ""}`;
    const test = result.passed === undefined ? "" : ` ${dice(result.faces)}: ${result.passed ? "passed" : "failed"}`;
    return `Decided on ${String(decision).replaceAll("_", " ")}: ${String(choice)}${test}`;
  },
};

/** @param {LogEntry} entry @returns {string | null} null for what a game has its own words for */
export function commonSentence(entry) {
  const taking = takeBackSentence(entry);
  if (taking || isWaiting(entry)) return taking;
  return SENTENCES[entry.command.do]?.(entry.command, entry.result, entry) ?? null;
}

/** @param {LogEntry} entry @returns {boolean} true for what is not carried out before somebody decides, so nothing came of it yet */
export const isWaiting = ({ result }) => result.pending?.length > 0 && !result.faces && !result.rounds;

/** @param {LogEntry} entry @returns {string} ": waits for blue", "" for what needs nobody's decision */
export const waitWords = ({ result, seat }) => (result.pending?.length ? `: waits for ${OTHER[seat]}` : "");

/** @param {string} order @returns {string} a command that has no words of its own: "end turn" */
export const plainWords = (order) => order.replaceAll("_", " ");

/** @param {any} result @returns {string} "Roll-off ⚂–⚂, ⚁–⚄: blue" */
export const rollOff = ({ rounds, winner }) =>
  `Roll-off ${rounds.map((/** @type {any} */ { red, blue }) => `${die(red)}–${die(blue)}`).join(", ")}: ${winner}`;

/** @param {string | undefined} why @returns {string} " to wound Orcs", " for courage" */
const purposeWords = (why) => (why ? ` ${why.startsWith("to ") ? "" : "for "}${why}` : "");

/** @param {{faces: number[], total?: number, count?: number}} result @param {number | undefined} least */
function rolled({ faces, total, count }, least) {
  if (total === undefined && !least) return dice(faces);
  if (count !== undefined && count !== null && least) return `${count} of ${faces.length} show ${least}+`;
  return faces.length > 1 ? `${dice(faces)} = ${total}` : `${dice(faces)}${total === faces[0] ? "" : ` = ${total}`}`;
}

/** @type {Record<string, (command: any) => string>} */
const TITLES = {
  roll: ({ dice: thrown, for: why }) => [thrown, why].filter(Boolean).join(" · "),
  roll_off: () => "Roll-off",
  pick: ({ among }) => `Pick one of ${among.length}`,
  dispute: ({ claim }) => `Dispute · ${claim}`,
  reroll: ({ roll }) => `Roll ${roll} again`,
};

/** @param {Command} command @returns {string} what dice were thrown for */
export const commonTitle = (command) => TITLES[command.do]?.(command) ?? plainWords(command.do);

/** @type {[string, (result: any, command: any) => string][]} by what the result has */
const OUTCOMES = [
  ["winner", ({ winner }) => `${winner} wins`],
  ["picked", ({ picked }) => picked],
  ["upheld", ({ upheld }) => (upheld ? "upheld" : "rejected")],
  [
    "count",
    ({ count, faces }, { at_least: least }) =>
      least && faces ? `${count} of ${faces.length} at ${least}+` : String(count),
  ],
  ["total", ({ total }) => String(total)],
];

/** @param {{command: Command, result: Record<string, any>}} rolled @returns {string} "8", "7 of 20 at 4+", "blue wins" */
export function commonOutcome({ command, result }) {
  const found = OUTCOMES.find(([name]) => result[name] !== undefined && result[name] !== null);
  return found ? found[1](result, command) : "";
}
