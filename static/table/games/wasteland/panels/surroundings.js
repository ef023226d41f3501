/* What stands on the mat beside creatures and what it takes off damage, what burns and how long, and what was agreed. */

import { counted } from "../../../common_words.js";
import { element } from "../../../panels/element.js";
import { fightOf, LIMBS, nameIn, tileName } from "../fight.js";
import { limbName, thingWords } from "../words.js";

/** @param {Desk} desk @param {Set<string>} open the lists that are unfolded @returns {HTMLElement[]} */
export function surroundings(desk, open) {
  const { table } = fightOf(desk.store.state);
  return [
    folded("Cover", Object.keys(table.objects).map((id) => thingRow(desk, id)), open),
    folded("Burning ground", table.burning.map(({ tile, rounds }) => element("li", {}, tileName(tile), element("span", { className: "quiet" }, `${counted(rounds, "round")} left`))), open),
    folded("Agreed", agreed(table).map((words) => element("li", {}, words)), open),
  ];
}

/** @param {string} title @param {HTMLElement[]} rows @param {Set<string>} open */
function folded(title, rows, open) {
  const details = /** @type {HTMLDetailsElement} */ (
    element(
      "details",
      { className: "surroundings", open: open.has(title) },
      element("summary", { "data-key": title }, element("span", {}, title), element("span", { className: "quiet" }, title === "Agreed" ? "" : String(rows.length))),
      element("ul", { "aria-label": title }, ...rows),
    )
  );
  details.addEventListener("toggle", () => (details.open ? open.add(title) : open.delete(title)));
  return details;
}

/** @param {Desk} desk @param {string} id pointed at, it is framed on the mat */
function thingRow({ store: { state, changed } }, id) {
  const { table } = fightOf(state);
  const point = (/** @type {string | null} */ thing) => () => {
    state.view.hovered = thing;
    changed("hover");
  };
  return element(
    "li",
    { onpointerenter: point(id), onpointerleave: point(null) },
    element("span", {}, `${nameIn(table, id)} ${placeWords(table.objects[id])}`),
    element("span", { className: "quiet" }, thingWords(table.objects[id])),
  );
}

/** @param {Thing} thing @returns {string} "[4, 4]", "[4, 4], east side" */
const placeWords = ({ tile, side }) => `${tileName(tile)}${side ? `, ${{ N: "north", E: "east", S: "south", W: "west" }[side]} side` : ""}`;

/** @param {FightTable} table @returns {string[]} */
function agreed({ options }) {
  const { glancing_margin: margin, hit_locations: locations, throw_scatter: strays } = /** @type {any} */ (options);
  const faces = LIMBS.map((limb) => `${limbName(limb)} ${locations[limb][0]}–${locations[limb][1]}`);
  return [
    margin ? `A hit that beats Evasion by ${margin} or less is glancing` : "No hit is glancing by its roll",
    `Hit locations on a d20: ${faces.join(", ")}`,
    `A missed throw scatters ${counted(strays.distance, "tile")} by ${strays.direction}`,
  ];
}
