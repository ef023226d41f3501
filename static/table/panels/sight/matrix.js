/* Who in one unit sees whom in another, at a glance and for a screen reader. */

import { modelName, numberOf } from "../../pieces.js";
import { countWords } from "../../sight/words.js";
import { element } from "../element.js";

/** @param {TableFile} table @param {Sighting} look @returns {HTMLElement | null} nothing for one model and another */
export function matrixOf(table, look) {
  const viewers = Object.keys(look.sees);
  const { targets } = look;
  if (viewers.length < 2 && targets.length < 2) return null;
  const head = element("tr", {}, element("td", {}), ...targets.map((id) => heading(table, id, "col")));
  const rows = viewers.map((viewer) =>
    element("tr", {}, heading(table, viewer, "row"), ...targets.map((target) => cell(look.sees[viewer].includes(target)))),
  );
  return element(
    "details",
    { className: "matrix", open: true },
    element("summary", {}, countWords(table, look)),
    element("div", { className: "matrix-scroll" }, element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows))),
  );
}

/** @param {TableFile} table @param {string} id @param {"row" | "col"} scope */
function heading(table, id, scope) {
  return element("th", { scope, title: modelName(table, id) }, String(numberOf(table, id)));
}

/** @param {boolean} seen */
function cell(seen) {
  return element("td", { className: seen ? "seen" : "" }, element("span", { "aria-hidden": "true" }, seen ? "●" : "·"), element("span", { className: "unseen" }, seen ? "sees" : "does not see"));
}
