/* What the tiles, the marks on creatures and the lines mean. */

import { element, fill } from "../../../panels/element.js";

const MEANINGS = [
  ["crate", "Solid, flammable", "boards"],
  ["block", "Solid, does not burn", "grey"],
  ["stalks", "Cover to walk through", "stalks"],
  ["fire", "Burning", "rounds left"],
  ["aimed", "Would be hit", "filled"],
  ["suppressed", "Suppressed", "slanted lines"],
  ["limb", "Limb on its way to be crippled", "part of a ring"],
];

/** @param {HTMLElement} host */
export function fillLegend(host) {
  const rows = MEANINGS.map(([look, name, pattern]) =>
    element("li", {}, element("span", { className: `swatch fight-${look}`, "aria-hidden": "true" }), element("span", {}, name), element("span", { className: "quiet" }, pattern)),
  );
  const seats = [["red", "Red", "round"], ["blue", "Blue", "square"]].map(([seat, name, shape]) =>
    element("li", {}, element("span", { className: `seat-mark ${seat}` }), name, element("span", { className: "quiet" }, shape)),
  );
  fill(host, element("h2", {}, "Legend"), element("ul", { className: "legend" }, ...rows, ...seats));
}
