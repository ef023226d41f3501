/* The table as a list, for the keyboard and for those who cannot see the canvas: creatures, cover, fire. */

import { element, fill } from "../../../panels/element.js";
import { aimAt } from "../attack.js";
import { fightOf, inOrder, isAlive, nameIn, tileName } from "../fight.js";
import { thingWords } from "../words.js";
import { counted } from "../../../common_words.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createMirror(host, desk) {
  const { state, changed } = desk.store;
  const focus = (/** @type {string | null} */ id) => {
    state.view.focused = id;
    changed("hover");
  };
  host.addEventListener("focusin", ({ target }) => focus(/** @type {HTMLElement} */ (target).dataset.model ?? null));
  host.addEventListener("focusout", () => focus(null));
  return {
    topics: ["table", "selection"],
    draw() {
      const { table } = fightOf(state);
      fill(
        host,
        element("ul", { "aria-label": "Creatures, by initiative" }, ...inOrder(table).map((id) => element("li", {}, creatureButton(desk, id)))),
        element("ul", { "aria-label": "Cover" }, ...Object.keys(table.objects).map((id) => element("li", {}, thingSentence(table, id)))),
        element("ul", { "aria-label": "Burning ground" }, ...table.burning.map(({ tile, rounds }) => element("li", {}, `${tileName(tile)} burns ${counted(rounds, "round")} more`))),
      );
    },
  };
}

/** @param {Desk} desk @param {string} id pressed it is chosen, or aimed at while a shot is in hand */
function creatureButton(desk, id) {
  const { state, changed } = desk.store;
  const { table } = fightOf(state);
  const creature = table.creatures[id];
  const words = [nameIn(table, id), creature.seat, isAlive(creature) ? `${creature.hp} HP` : "dead", `tile ${tileName(creature.tile)}`, table.turn.creature === id ? "its turn" : "", ...creature.effects];
  const take = () => {
    state.view.selected = new Set([id]);
    aimAt(desk, fightOf(state).attack?.kind === "shot" ? { target: id } : {});
    changed("selection");
  };
  return element("button", { type: "button", "data-model": id, "data-key": id, "aria-pressed": String(state.view.selected.has(id)), onclick: take }, words.filter(Boolean).join(", "));
}

/** @param {FightTable} table @param {string} id */
function thingSentence(table, id) {
  const { tile, side } = table.objects[id];
  const where = side ? `on the ${side} side of ${tileName(tile)}` : tileName(tile);
  return `${nameIn(table, id)}, ${where}, ${thingWords(table.objects[id])}`;
}
