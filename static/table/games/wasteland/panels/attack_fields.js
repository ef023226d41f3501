/* What an attack in hand is set to; only what it has use for is shown. */

import { counted } from "../../../common_words.js";
import { element } from "../../../panels/element.js";
import { aimAt, BARE, consider, saysItself, takeUp } from "../attack.js";
import { DIRECTIONS, fightOf, loadOf, weaponSet } from "../fight.js";
import { weaponName } from "../words.js";
import { loadWords } from "./card.js";
import { choice, number, optionalNumber, text, tick } from "./fields.js";

const LONGEST_DICE = 40;
const TYPES = ["physical", "energy"];

/** @param {Desk} desk @param {Attack} attack @returns {(HTMLElement | null)[]} */
export function weaponFields(desk, attack) {
  const { setup, table } = fightOf(desk.store.state);
  const set = setter(desk, setup);
  const carried = Object.keys(table.creatures[attack.attacker].weapons);
  return [
    choice("Weapon", [...carried, BARE], setup.weapon ?? "", (name) => (name ? weaponName(name) : "no weapon"), (weapon) => {
      setup.weapon = weapon;
      takeUp(desk);
    }),
    ...(setup.weapon === BARE ? damageFields(desk) : loadFields(desk, attack)),
    ...(saysItself(fightOf(desk.store.state)) ? givenFields(desk, attack) : []),
    number("Modifier", setup.modifier, (modifier) => set({ modifier })),
    attack.kind === "shot" ? number("Window", setup.window, (window) => set({ window: Math.max(0, window) })) : direction(desk, attack),
    text("Effects", setup.effects, "Exposed, Fear 14+", 120, (effects) => set({ effects })),
  ];
}

/** @template {object} Part @param {Desk} desk @param {Part} part @returns {(change: Partial<Part>) => void} what is asked about anew */
const setter = (desk, part) => (change) => {
  Object.assign(part, change);
  consider(desk);
};

/** @param {Desk} desk */
function damageFields(desk) {
  const { given } = fightOf(desk.store.state).setup;
  const set = setter(desk, given);
  return [
    text("Damage", given.damage, "D10", LONGEST_DICE, (damage) => set({ damage })),
    choice("Type", TYPES, given.damageType, String, (kind) => set({ damageType: /** @type {DamageType} */ (kind) })),
  ];
}

/** @param {Desk} desk @param {Attack} attack the load it holds, and others it takes */
function loadFields(desk, { attacker }) {
  const { setup } = fightOf(desk.store.state);
  const weapon = weaponSet(fightOf(desk.store.state));
  const load = loadOf(weapon);
  const others = Object.keys(weapon?.loads ?? {});
  const reload = (/** @type {string} */ name) => void desk.command({ do: "reload", attacker, weapon: setup.weapon, load: name });
  const facts = [weapon?.ap ? `${weapon.ap} AP` : "", weapon && weapon.rounds !== null ? counted(weapon.rounds, "round") : "", load ? loadWords(load) : ""];
  return [
    others.length > 1 ? choice("Load", others, weapon?.load ?? "", String, reload) : null,
    element("span", { className: "quiet" }, facts.filter(Boolean).join(" · ")),
  ];
}

/** @param {Desk} desk @param {Attack} attack what no load says */
function givenFields(desk, { kind }) {
  const { given } = fightOf(desk.store.state).setup;
  const set = setter(desk, given);
  const fills = choice("As", ["shot", "line"], kind, (name) => (name === "line" ? "a line of tiles" : "a shot"), (name) => {
    given.fills = name === "line";
    takeUp(desk);
  });
  const pellets = [
    tick("Scatter", given.scatter, (scatter) => set({ scatter })),
    number("Spread %", given.spread, (spread) => set({ spread: Math.min(100, Math.max(0, spread)) })),
  ];
  const corridor = [
    number("Length", given.length, (length) => set({ length: Math.max(1, length) })),
    number("Ignite", given.ignite, (ignite) => set({ ignite: Math.max(0, ignite) })),
    number("Burn", given.burn, (burn) => set({ burn: Math.max(0, burn) })),
  ];
  return [fills, ...(kind === "line" ? corridor : pellets)];
}

/** @param {Desk} desk @param {Attack} attack */
function direction(desk, attack) {
  return choice("Direction", ["", ...Object.keys(DIRECTIONS)], attack.direction ?? "", (name) => name || "–", (name) =>
    aimAt(desk, { direction: /** @type {Direction} */ (name) || null }),
  );
}

/** @param {Desk} desk */
export function blastFields(desk) {
  const { setup } = fightOf(desk.store.state);
  const set = setter(desk, setup);
  return [
    number("Radius", setup.radius, (radius) => set({ radius: Math.max(0, radius) })),
    text("Damage", setup.damage, "3D6", LONGEST_DICE, (damage) => set({ damage })),
    choice("Type", TYPES, setup.damageType, String, (kind) => set({ damageType: /** @type {DamageType} */ (kind) })),
    tick("Thrown", setup.thrown, (thrown) => set({ thrown })),
    ...(setup.thrown ? throwFields(setup, set) : []),
  ];
}

/** @param {AttackSetup} setup @param {(change: Partial<AttackSetup>) => void} set */
function throwFields(setup, set) {
  const told = setup.difficulty !== null;
  return [
    number("Modifier", setup.modifier, (modifier) => set({ modifier })),
    optionalNumber("Difficulty", setup.difficulty, "by range", (difficulty) => set({ difficulty })),
    told ? null : choice("Onto", ["", "open", "cover"], setup.ground ?? "", groundName, (ground) => set({ ground: /** @type {"open" | "cover"} */ (ground) || null })),
    told ? null : tick("Unseen", setup.unseen, (unseen) => set({ unseen })),
  ];
}

/** @param {string} ground */
const groundName = (ground) => ({ open: "open ground", cover: "behind cover" })[ground] ?? "ordinary ground";
