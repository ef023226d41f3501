/* What the patterns on the ground mean, and what the lines between models say. */

import { element, fill } from "./element.js";

const GROUND = [
  ["difficult", "Difficult", "slanted lines"],
  ["dangerous", "Dangerous", "teeth"],
  ["lethal", "Lethal", "crosses"],
  ["impassable", "Impassable", "lattice"],
  ["area", "Area terrain", "dashed edge"],
];
const LINES = [
  ["link-good", "Coherency holds", "whole line"],
  ["link-stretched", "Nearly too far", "long dashes"],
  ["link-broken", "Broken", "dots and a cross"],
  ["zone", "Too near an enemy", "dashed ring"],
];

/** @param {HTMLElement} host */
export function fillLegend(host) {
  fill(host, element("h2", {}, "Legend"), list(GROUND), list(LINES), seats());
}

/** @param {string[][]} rows */
function list(rows) {
  return element(
    "ul",
    { className: "legend" },
    ...rows.map(([look, name, pattern]) =>
      element(
        "li",
        {},
        element("span", { className: `swatch ${look}`, "aria-hidden": "true" }),
        element("span", {}, name),
        element("span", { className: "quiet" }, pattern),
      ),
    ),
  );
}

function seats() {
  return element(
    "ul",
    { className: "legend" },
    element(
      "li",
      {},
      element("span", { className: "seat-mark red" }),
      "Red",
      element("span", { className: "quiet" }, "round mark"),
    ),
    element(
      "li",
      {},
      element("span", { className: "seat-mark blue" }),
      "Blue",
      element("span", { className: "quiet" }, "square mark"),
    ),
  );
}
