/* A creature's card: what it is, its limbs, its weapons and their loads, what is on it, and what its owner may do. */

import { counted } from "../../../common_words.js";
import { button, element } from "../../../panels/element.js";
import { actor, fightOf, isAlive, tileName } from "../fight.js";
import { effectName, weaponName } from "../words.js";
import { limbTable } from "./limbs.js";

/** @param {Desk} desk @param {string} id */
export function cardOf(desk, id) {
  const { state } = desk.store;
  const creature = fightOf(state).table.creatures[id];
  const mine = creature.seat === state.seat && isAlive(creature);
  return element(
    "div",
    { className: "card creature-card" },
    profile(creature),
    limbTable(creature),
    ...Object.keys(creature.weapons).map((weapon) => weaponBlock(desk, id, weapon)),
    effectList(desk, id, mine),
    mine ? ownOrders(desk, id) : null,
  );
}

/** @param {Creature} creature */
function profile({ evasion, hp, move, composure, tile }) {
  const parts = [[hp, "HP"], [evasion, "Evasion"], [move, "Move"], [composure, "Composure"], [tileName(tile), "Tile"]];
  return element("dl", { className: "profile" }, ...parts.map(([value, name]) => element("div", {}, element("dd", {}, String(value)), element("dt", {}, String(name)))));
}

/** @param {Desk} desk @param {string} id @param {string} weaponId */
function weaponBlock(desk, id, weaponId) {
  const fight = fightOf(desk.store.state);
  const weapon = fight.table.creatures[id].weapons[weaponId];
  const may = actor(fight) === id;
  const loads = Object.keys(weapon.loads).map((load) => loadRow(desk, id, weaponId, load, may));
  const facts = [`${weapon.damage} ${weapon.damage_type}`, `${weapon.ap} AP`, weapon.rounds === null ? "" : counted(weapon.rounds, "round")];
  return element(
    "section",
    { className: "firearm" },
    element("h4", {}, weaponName(weaponId), element("span", { className: "quiet" }, facts.filter(Boolean).join(" · "))),
    element("ul", {}, ...loads),
  );
}

/** @param {Desk} desk @param {string} id @param {string} weapon @param {string} load @param {boolean} may */
function loadRow(desk, id, weapon, load, may) {
  const { load: held, loads } = fightOf(desk.store.state).table.creatures[id].weapons[weapon];
  const isHeld = held === load;
  const reload = () => desk.command({ do: "reload", attacker: id, weapon, load });
  const label = `${isHeld ? "Refill" : "Load"} ${weaponName(weapon)} with ${load}`;
  return element(
    "li",
    { className: isHeld ? "held" : "" },
    element("span", {}, element("strong", {}, load), " ", element("span", { className: "quiet" }, loadWords(loads[load]))),
    may ? button(isHeld ? "Refill" : "Load", () => void reload(), { className: "small", "aria-label": label, "data-key": `load ${weapon} ${load}` }) : null,
  );
}

/** @param {Load} load @returns {string} "Scatter · Spread 50 %", "Line 5 · Ignite 2 · Burn 2" */
export function loadWords({ scatter, spread, line, ignite, burn, effects, damage, damage_type: kind }) {
  return [
    damage ? `${damage}${kind ? ` ${kind}` : ""}` : (kind ?? ""),
    scatter ? "Scatter" : "",
    spread ? `Spread ${spread} %` : "",
    line ? `Line ${line}` : "",
    ignite ? `Ignite ${ignite}` : "",
    burn ? `Burn ${burn}` : "",
    ...effects.map(effectName).filter((name) => name !== `Burn ${burn}`),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {Desk} desk @param {string} id @param {boolean} mine */
function effectList(desk, id, mine) {
  const { effects } = fightOf(desk.store.state).table.creatures[id];
  if (!effects.length) return null;
  const end = (/** @type {string} */ name) => () => void desk.command({ do: "effect", creature: id, name, off: true });
  const rows = effects.map((name) =>
    element("li", {}, name, mine ? button("End", end(name), { className: "plain small", "aria-label": `End ${name}` }) : null),
  );
  return element("ul", { className: "effects", "aria-label": "Effects" }, ...rows);
}

/** @param {Desk} desk @param {string} id what no attack here does: burning, bleeding, healing, effects from elsewhere */
function ownOrders(desk, id) {
  const lost = /** @type {HTMLInputElement} */ (element("input", { type: "number", value: "1", step: 1, "aria-label": "HP lost; a negative number heals", "data-key": "wounds" }));
  const name = /** @type {HTMLInputElement} */ (element("input", { type: "text", maxLength: 100, placeholder: "Effect", "aria-label": "Effect", "data-key": "effect" }));
  const wound = () => lost.value && void desk.command({ do: "wound", creature: id, wounds: Math.round(Number(lost.value)) });
  const affect = () => name.value.trim() && void desk.command({ do: "effect", creature: id, name: name.value.trim() });
  return element(
    "details",
    { className: "own-orders" },
    element("summary", {}, "More orders"),
    element("div", { className: "actions" }, lost, button("Lose HP", wound, { className: "small" })),
    element("div", { className: "actions" }, name, button("Put on", affect, { className: "small" })),
    button("Concede the fight", () => void desk.command({ do: "concede" }), { className: "plain small" }),
  );
}
