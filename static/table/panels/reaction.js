/* The card of a unit that is charged: who comes, what its test needs, who may shoot; and when the shots are done. */

import { modelsOf, unitName } from "../pieces.js";
import { element } from "./element.js";

const CHOICES = /** @type {Record<string, string>} */ ({ stand: "Stand and shoot", hold: "Hold", done: "The shots are done",
  keep: "Keep these sides", swap: "Swap sides", take: "Take the first turn", give: "Give it to the other" });

/** @param {unknown} choice @returns {string | null} as its button says it */
export const choiceWords = (choice) => CHOICES[String(choice)] ?? null;

/** @param {State} state @param {Pending} decision @returns {HTMLElement | null} for stand and shoot only */
export function reactionOf(state, { decision, about }) {
  const { unit, charger } = /** @type {any} */ (about ?? {});
  const { table } = state;
  if (!table.units[unit] || !table.units[charger]) return null;
  if (decision === "stand_and_shoot") return lines(standWords(table, unit, charger));
  if (decision === "shots_done") return lines(shotWords(state, unit, charger));
  return null;
}

/** @param {string[]} words */
const lines = (words) => element("div", {}, ...words.map((text) => element("p", { className: "quiet" }, text)));

/** @param {TableFile} table @param {string} unit @param {string} charger */
function standWords(table, unit, charger) {
  const values = modelsOf(table, unit).flatMap((id) => table.models[id].changes?.Ld ?? table.profiles[table.models[id].profile]?.Ld ?? []);
  const needs = values.length ? `2D6 of ${Math.max(...values)} or less` : "a Leadership it has not";
  return [`${unitName(table, charger)} charges ${unitName(table, unit)}. To stand and shoot it needs ${needs}.`];
}

/** @param {State} state @param {string} unit @param {string} charger @returns {string[]} who may shoot, by the test that was passed */
function shotWords({ table, log }, unit, charger) {
  const passed = log.findLast(({ command, result }) => command.do === "decide" && result.may && result.to_hit !== undefined);
  const may = Object.keys(passed?.result.may ?? {});
  return [
    `${unitName(table, unit)} shoots at ${unitName(table, charger)}: ${may.length} may, ${passed?.result.to_hit ?? 0} to hit.`,
    "Roll the shots, take the casualties off, then go on.",
  ];
}
