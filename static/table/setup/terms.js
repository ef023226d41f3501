/* What the players agree on, in words, and which layout it is. */

import { counted } from "../common_words.js";

/** @param {LogEntry} entry @returns {string[]} nothing for what needs no accepting */
export function changeWords({ command, result }) {
  if (command.do === "muster") return [armyWords(result.units, result.models)];
  if (command.do !== "set") return [];
  const { mat, terrain, zones, turns, options } = command;
  return [
    mat ? matWords(mat) : "",
    terrain ? "new terrain" : "",
    zones && !terrain ? "new deployment zones" : "",
    turns === undefined ? "" : turnWords(turns),
    ...Object.entries(options ?? {}).map(([name, value]) => optionWords(null, name, value).join(": ")),
  ].filter(Boolean);
}

/** @param {number} units @param {number} models */
export const armyWords = (units, models) => `an army of ${counted(units, "unit")}, ${counted(models, "model")}`;

/** @param {TableFile["mat"]} mat */
export const matWords = ({ width, depth, image }) => `table ${width}″ × ${depth}″${image ? " with a picture" : ""}`;

/** @param {number | null} turns */
export const turnWords = (turns) => (turns ? counted(turns, "turn") : "until one concedes");

/** @param {Choices | null} choices @param {string} name @param {unknown} value @returns {[string, string]} what it is called, and its value */
export function optionWords(choices, name, value) {
  const option = choices?.options.find((known) => known.name === name);
  return [option?.label ?? name.replaceAll("_", " "), option?.choices[written(value)] ?? String(value)];
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
