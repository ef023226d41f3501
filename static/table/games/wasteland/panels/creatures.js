/* Everybody in the fight, in the order they act; the chosen one opens its card. */

import { counted } from "../../../common_words.js";
import { element, fill, seatMark, seatName } from "../../../panels/element.js";
import { fightOf, inOrder, isAlive, LIMBS } from "../fight.js";
import { cardOf } from "./card.js";
import { surroundings } from "./surroundings.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createCreaturesPanel(host, desk) {
  const { state } = desk.store;
  let shown = "";
  /** @type {Set<string>} */
  const unfolded = new Set();
  return {
    topics: ["table", "selection", "outbox"],
    draw() {
      const { table } = fightOf(state);
      const rows = inOrder(table).map((id) => element("li", {}, row(desk, id)));
      fill(host, element("ul", { className: "units", "aria-label": "Creatures, by initiative" }, ...rows), ...surroundings(desk, unfolded));
      const open = [...state.view.selected].join();
      if (open !== shown) host.querySelector(".open")?.scrollIntoView({ block: "nearest" });
      shown = open;
    },
  };
}

/** @param {Desk} desk @param {string} id */
function row({ store, ...desk }, id) {
  const { state, changed } = store;
  const { table } = fightOf(state);
  const creature = table.creatures[id];
  const open = state.view.selected.has(id);
  const choose = () => {
    state.view.selected = new Set(open ? [] : [id]);
    changed("selection");
  };
  const head = element(
    "button",
    { type: "button", className: "unit-head", "data-key": id, "aria-expanded": String(open), onclick: choose },
    element("span", { className: "unit-name" }, seatMark(creature.seat), creature.name || id),
    element("span", { className: "unit-formation" }, isAlive(creature) ? `${creature.hp} HP` : "dead"),
    element("span", { className: "unit-state" }, stateWords(table, id)),
    open ? null : element("span", { className: "limb-marks", "aria-hidden": "true" }, ...LIMBS.map((limb) => limbMark(creature, limb))),
  );
  const classes = ["unit", creature.seat, open ? "open" : "", table.turn.creature === id ? "acting" : "", isAlive(creature) ? "" : "dead"];
  return element("article", { className: classes.filter(Boolean).join(" ") }, head, open ? cardOf({ store, ...desk }, id) : null);
}

/** @param {FightTable} table @param {string} id @returns {string} "acting · 3 of 6 tiles left · 7 AP · Burn 2" */
function stateWords(table, id) {
  const { seat, move, moved, ap, spent, effects, initiative } = table.creatures[id];
  const acting = table.turn.creature === id && !table.turn.over;
  return [
    seatName(seat),
    `initiative ${initiative}`,
    acting ? `${move - moved} of ${counted(move, "tile")} left` : "",
    acting && ap ? `${ap - spent} of ${ap} AP` : "",
    ...effects,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {Creature} creature @param {Limb} limb */
function limbMark({ crippling, limbs }, limb) {
  const threshold = limbs[limb]?.cripple ?? 0;
  const share = threshold ? Math.min(1, (crippling[limb] ?? 0) / threshold) : 0;
  const mark = element("i", { className: share >= 1 ? "crippled" : "" }, element("b"));
  mark.style.setProperty("--share", String(share));
  return mark;
}
