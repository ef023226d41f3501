/* What the pictures show, as lists: what is in the way, and what the look passes at which height. */

import { blockerName } from "../../sight/words.js";
import { element } from "../element.js";

/** @param {TableFile} table @param {Sighting} look @returns {HTMLElement | null} in the colours of the pictures */
export function blockerLines(table, { blocked_by: hiders }) {
  if (!hiders.length) return null;
  const lines = hiders.map((id) => element("li", {}, element("span", { className: `blocker ${kindOf(table, id)}`, "aria-hidden": "true" }), blockerName(table, id)));
  return element("ul", { className: "blockers", "aria-label": "In the way" }, ...lines);
}

/** @param {TableFile} table @param {string} id */
const kindOf = (table, id) => (table.models[id] ? table.units[table.models[id].unit].seat : (table.terrain[id]?.kind ?? ""));

/** @param {TableFile} table @param {Sighting} look @returns {HTMLElement | null} for those who cannot see the elevation */
export function crossingLines(table, { picture }) {
  if (!picture?.crossings.length) return null;
  const lines = picture.crossings.map((crossing) => element("li", {}, crossingWords(table, crossing)));
  return element("ul", { className: "unseen", "aria-label": "Along the look" }, ...lines);
}

/** @param {TableFile} table @param {Crossing} crossing */
function crossingWords(table, { by, near, bottom, top, low, high }) {
  const stands = bottom ? `from ${bottom.toFixed(1)} to ${top.toFixed(1)}″ high` : `${top.toFixed(1)}″ high`;
  return `${blockerName(table, by)} at ${near.toFixed(1)}″, ${stands}; the look passes at ${low.toFixed(1)} to ${high.toFixed(1)}″`;
}
