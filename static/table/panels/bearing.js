/* How a unit stands, on its card: ranks and bonus, whom it fights, whom it charges, who flanks it. */

import { unitName } from "../pieces.js";
import { inches } from "../words.js";
import { element } from "./element.js";

/** @param {State} state @param {string} id @returns {HTMLElement | null} */
export function bearingOf({ table, bearings }, id) {
  const told = bearings[id];
  const lines = [...(told ? [rankWords(told), fightWords(table, told)] : []), ...unitWords(table, id)].filter(Boolean);
  if (!lines.length) return null;
  return element("ul", { className: "bearing", "aria-label": "How it stands" }, ...lines.map((line) => element("li", {}, line)));
}

/** @param {Bearing} told @returns {string} "Ranks 5 · 5 · 3, combat bonus +2" */
function rankWords({ ranks, bonus }) {
  if (bonus === null) return "";
  const lines = ranks.length ? `Ranks ${ranks.join(" · ")}, c` : "C";
  return `${lines}ombat bonus +${bonus}`;
}

/** @param {TableFile} table @param {Bearing} told */
function fightWords(table, { engaged, locked, engaged_with: foes }) {
  if (!locked) return "";
  return `Locked with ${foes.map((foe) => unitName(table, foe)).join(" and ")}, ${engaged.length} engaged`;
}

/** @param {TableFile} table @param {string} id what the table keeps about it */
function unitWords(table, id) {
  const { charged, flanked_by: flanked, reformed } = table.units[id];
  const names = (/** @type {string[]} */ ids) => ids.map((other) => (table.units[other] ? unitName(table, other) : other)).join(" and ");
  return [
    charged?.range ? `Charges ${names(charged.targets)}, ${inches(charged.range)} rolled` : "",
    flanked.length ? `Flanked by ${names(flanked)}` : "",
    reformed ? "Reformed: neither fires nor charges this turn" : "",
  ];
}
