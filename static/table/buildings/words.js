/* What was done with buildings, in sentences for the log. */

import { unitName } from "../pieces.js";
import { CHART } from "./blows.js";
import { buildingName, spoken } from "./rooms.js";

/** @typedef {(table: TableFile, command: Command, result: any) => string} Sentence */

/** @type {Record<string, Sentence>} */
const SENTENCES = {
  enter: (table, { unit, room }) => `${unitName(table, unit)} enters ${roomWords(table, room)}`,
  leave: (table, { unit }) => `${unitName(table, unit)} comes out`,
  flee_building: (table, { unit, rooms }, { left, destroyed }) =>
    `${unitName(table, unit)} flees ${left ? "out of the building" : rooms?.length ? `into the ${spoken(rooms.at(-1))}` : "its building"}${lost(destroyed)}`,
  hit_building: (table, { building, section, strength, kind }, result) =>
    `Blow at ${buildingName(table, building)}, ${spoken(section)}: ${damageWords(strength, kind, result)}`,
};

/** @param {TableFile} table @param {LogEntry} entry @returns {string | null} null for what is no matter of buildings */
export function buildingSentence(table, { command, result }) {
  if (result.pending) return null;
  if (command.do === "decide") return takingWords(result);
  if (command.do === "charge" && result.automatic) return chargeWords(table, command, result);
  return SENTENCES[command.do]?.(table, command, result) ?? null;
}

/** @param {TableFile} table @param {string} reference @returns {string} "the hall of The mill" */
function roomWords(table, reference) {
  const [building, room] = reference.split("/");
  return `the ${spoken(room)} of ${buildingName(table, building)}`;
}

/** @param {string[]} destroyed */
const lost = (destroyed) => (destroyed.length ? ` · ${destroyed.length} destroyed` : "");

/** @param {number} strength @param {string | undefined} kind @param {any} result */
function damageWords(strength, kind, { face, total, against, chart, armour_value: left }) {
  if (face === null) return `${kind} does nothing`;
  const rolled = `S${strength} + ${face} = ${total} against AV ${against}`;
  return chart ? `${rolled}, ${CHART[chart.result]}${left < against ? `, AV ${left} left` : ""}` : `${rolled}, it holds`;
}

/** @param {any} result */
const takingWords = ({ decision, room }) => (decision === "take_room" ? `Decides to hold the ${spoken(String(room).split("/")[1])}` : null);

/** @param {TableFile} table @param {Command} command @param {any} result */
const chargeWords = (table, { unit }, { targets }) =>
  `${unitName(table, unit)} charges ${targets.map((/** @type {string} */ id) => unitName(table, id)).join(" and ")} in the next room`;
