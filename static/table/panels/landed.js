/* What scattered and could not stand where the dice sent it: why, and the nearest place to hold it over. */

import { modelName } from "../pieces.js";
import { putBack } from "../tools/put.js";
import { button, element } from "./element.js";

const WHY = /** @type {Record<string, string>} */ ({
  "move/off_table": "off the mat",
  "move/impassable": "in impassable ground",
  "move/overlap": "on another base",
  "move/exclusion": "within 1″ of an enemy",
});

/** @param {Desk} desk @param {Strike} strike */
export function stuckModels(desk, { impossible, seat }) {
  const { table, seat: own } = desk.store.state;
  const lines = Object.entries(impossible).map(([id, { code, nearest }]) =>
    element(
      "li",
      {},
      element(
        "span",
        { className: "hit-name" },
        table.models[id] ? modelName(table, id) : table.markers[id]?.name || id,
      ),
      element("span", { className: "quiet" }, WHY[code] ?? code),
      table.models[id] && nearest && seat === own
        ? button("Nearest place…", () => putBack(desk, id, nearest), {
            className: "small",
            "data-key": `nearest ${id}`,
          })
        : null,
    ),
  );
  if (!lines.length) return element("p", { className: "quiet" }, "All stand where they came down.");
  return element(
    "section",
    { className: "strike-unit" },
    element("h3", {}, "Cannot stand there; they stay where they were"),
    element("ul", {}, ...lines),
  );
}
