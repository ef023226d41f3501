/* What the players agree on, in words: what of it changed since one of them accepted, and which layout it is. */

import { counted } from "../common_words.js";

/** @param {Viewer} seat */
const seatName = (seat) => (seat === "red" ? "Red" : "Blue");

/** @param {State} state @returns {string[]} what was changed since this seat accepted, oldest first, each once */
export function changesSince({ log, seat, preparing }) {
  const accepted = log.findLastIndex((entry) => entry.command.do === "accept" && entry.seat === seat);
  const changes = log.slice(accepted + 1).flatMap((entry) => changeWords(entry, preparing.choices).map((words) => `${seatName(entry.seat)}: ${words}`));
  return [...new Set(changes)];
}

/** @param {LogEntry} entry @param {Choices | null} [choices] @returns {string[]} nothing for what needs no accepting */
export function changeWords({ command, result }, choices = null) {
  if (command.do === "muster") return [`an army of ${counted(result.units, "unit")}, ${counted(result.models, "model")}`];
  if (command.do !== "set") return [];
  const { mat, terrain, zones, turns, options } = command;
  return [
    mat ? `table ${mat.width}″ × ${mat.depth}″${mat.image ? " with a picture" : ""}` : "",
    terrain ? "new terrain" : "",
    zones && !terrain ? "new deployment zones" : "",
    turns === undefined ? "" : turnWords(turns),
    ...Object.entries(options ?? {}).map(([name, value]) => optionWords(choices, name, value)),
  ].filter(Boolean);
}

/** @param {number | null} turns */
export const turnWords = (turns) => (turns ? counted(turns, "turn") : "until one concedes");

/** @param {Choices | null} choices @param {string} name @param {unknown} value */
function optionWords(choices, name, value) {
  const option = choices?.options.find((known) => known.name === name);
  return `${option?.label ?? name.replaceAll("_", " ")}: ${option?.choices[written(value)] ?? value}`;
}

/** @param {unknown} value @returns {string} as the choices name it */
export const written = (value) => (typeof value === "string" ? value : JSON.stringify(value));

/** @param {string} text @returns {unknown} */
export function read(text) {
  return /^(true|false|[\d.]+)$/.test(text) ? JSON.parse(text) : text;
}

/** @param {State} state @returns {string} the layout all terrain is of; "" for an open table or other ground */
export function currentLayout({ table, preparing }) {
  const lying = Object.keys(table.terrain);
  const found = preparing.choices?.layouts.find(({ pieces }) => lying.length && lying.every((id) => pieces.includes(id)));
  return found?.id ?? "";
}
