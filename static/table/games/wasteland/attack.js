/* An attack in hand: at whom or which way, what the referee says lies in it, carried out or put away. */

import { orderedBy, waits } from "../../presses.js";
import { throwDice } from "../../throwing.js";
import { actor, DIRECTIONS, fightOf, firesLines, loadOf, weaponSet } from "./fight.js";
import { lookInto } from "./previews.js";

/** The control an attack is ordered by, whatever its kind. */
export const CONTROL = "attack";

/** In the place of a weapon's name: an attack that says itself what it does. */
export const BARE = "";

const TESTED = /^(.+?)\s+(\d+)\+$/;

/** @param {Desk} desk @param {"weapon" | "blast"} means takes an attack of the creature whose turn it is in hand */
export function takeAttack(desk, means) {
  const fight = fightOf(desk.store.state);
  const attacker = actor(fight);
  fight.attack = attacker ? emptyAttack(fight, attacker, means) : null;
  desk.store.changed("aim");
}

/** @param {FightState} fight @param {string} attacker @param {"weapon" | "blast"} means @returns {Attack} */
function emptyAttack(fight, attacker, means) {
  const { weapons } = fight.table.creatures[attacker];
  const { setup } = fight;
  if (setup.weapon !== BARE && !weapons[setup.weapon ?? ""]) setup.weapon = Object.keys(weapons)[0] ?? BARE;
  const kind = means === "blast" ? "blast" : fillsTiles(fight) ? "line" : "shot";
  return { kind, attacker, target: null, direction: null, tile: null, preview: null, verdict: null };
}

/** @param {FightState} fight @returns {boolean} true where the load, or what is said in its place, fills a line of tiles */
const fillsTiles = (fight) => (saysItself(fight) ? fight.setup.given.fills : firesLines(weaponSet(fight)));

/** @param {FightState} fight @returns {boolean} true where no load decides what the attack does */
export const saysItself = (fight) => loadOf(weaponSet(fight)) === null;

/** @param {Desk} desk after the table changed: the hand of whose turn it is now, and what its load is now */
export function takeUp(desk) {
  const { state } = desk.store;
  const { attack } = fightOf(state);
  const means = /** @type {Record<string, "weapon" | "blast">} */ ({ attack: "weapon", blast: "blast" })[state.view.tool];
  if (!means) return;
  if (attack && (attack.kind === "line") === (means === "weapon" && fillsTiles(fightOf(state)))) consider(desk);
  else takeAttack(desk, means);
}

/** @param {Desk} desk */
export function dropAttack(desk) {
  const fight = fightOf(desk.store.state);
  if (!fight.attack) return;
  fight.attack = null;
  showAim(desk);
  desk.store.changed("aim");
}

/** @param {Desk} desk @param {Partial<Attack>} change aims elsewhere, and asks what lies there */
export function aimAt(desk, change) {
  const { attack } = fightOf(desk.store.state);
  if (!attack || waits(desk.store.state, CONTROL)) return;
  if (Object.entries(change).every(([part, value]) => String(/** @type {any} */ (attack)[part]) === String(value))) return;
  fightOf(desk.store.state).attack = { ...attack, ...change, preview: null, verdict: null };
  consider(desk);
}

/** @param {Attack} attack @returns {boolean} true when it is aimed at something */
export function isAimed({ kind, target, tile, direction }) {
  return { shot: target, line: direction, blast: tile }[kind] !== null;
}

/** @param {Desk} desk shows the attack as it is aimed now, and asks the referee about it */
export function consider(desk) {
  const { state, changed } = desk.store;
  const { attack } = fightOf(state);
  changed("aim");
  if (!attack) return;
  showAim(desk);
  if (!isAimed(attack)) return;
  const current = () => fightOf(state).attack === attack;
  const command = commandOf(fightOf(state), attack);
  desk.probe(command, (verdict) => {
    if (!current()) return;
    attack.verdict = verdict;
    changed("aim");
  });
  lookInto(desk.ask, command).then((preview) => {
    if (!current()) return;
    attack.preview = preview;
    changed("aim");
  });
}

/** @param {Desk} desk the others see what is aimed at, or that nothing is */
function showAim({ store: { state }, gesture }) {
  const fight = fightOf(state);
  const aimed = fight.attack && isAimed(fight.attack);
  gesture({ type: "aim", command: aimed && fight.attack ? commandOf(fight, fight.attack) : null });
}

/** @param {FightState} fight @param {Attack} attack @returns {Command} */
export function commandOf(fight, attack) {
  const { setup } = fight;
  if (attack.kind === "line") return { do: "line", ...aimOf(fight, attack), direction: attack.direction, ...(saysItself(fight) ? corridor(setup.given) : {}) };
  if (attack.kind === "shot") return { do: "shoot", ...aimOf(fight, attack), target: attack.target, window: setup.window, ...(saysItself(fight) ? pellets(setup.given) : {}) };
  const { radius, damage, damageType, thrown, difficulty, ground, unseen } = setup;
  const hurled = thrown ? { attacker: attack.attacker, modifier: setup.modifier, difficulty, ground, unseen } : null;
  return { do: "explode", tile: attack.tile, radius, damage: amount(damage), damage_type: damageType, throw: hurled };
}

/** @param {FightState} fight @param {Attack} attack what shots and lines share */
function aimOf({ setup }, { attacker }) {
  const { weapon, modifier, given } = setup;
  const means = weapon === BARE ? { damage: amount(given.damage), damage_type: given.damageType } : { weapon };
  return { attacker, ...means, modifier, effects: afflictions(setup.effects) };
}

/** @param {AttackSetup["given"]} given */
const corridor = ({ length, ignite, burn }) => ({ length, ignite, burn });

/** @param {AttackSetup["given"]} given */
const pellets = ({ scatter, spread }) => ({ scatter, spread });

/** @param {FightTable} table @param {Command} command of another hand @returns {Attack} as it is drawn */
export function attackOf({ turn }, { do: order, attacker, target = null, direction = null, tile = null, throw: hurled }) {
  const kind = /** @type {AttackKind} */ ({ shoot: "shot", line: "line", explode: "blast" }[order]);
  return { kind, attacker: attacker ?? hurled?.attacker ?? turn.creature, target, direction, tile, preview: null, verdict: null };
}

/** @param {string} damage "3D6" or "12" @returns {string | number} */
const amount = (damage) => (/^\d+$/.test(damage.trim()) ? Number(damage) : damage.trim());

/** @param {string} words "Exposed, Fear 14+" @returns {Affliction[]} with a number: resisted by Composure */
function afflictions(words) {
  const names = words.split(",").map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    const [, tested, composure] = TESTED.exec(name) ?? [];
    return tested ? { name: tested, composure: Number(composure) } : name;
  });
}

/** @param {Desk} desk */
export function confirmAttack(desk) {
  const fight = fightOf(desk.store.state);
  if (fight.attack && isAimed(fight.attack)) throwDice(desk, CONTROL, commandOf(fight, fight.attack));
}

/** @param {Desk} desk @param {number} by eighths of a turn clockwise */
export function turnAttack(desk, by) {
  const { attack } = fightOf(desk.store.state);
  const all = /** @type {Direction[]} */ (Object.keys(DIRECTIONS));
  const now = all.indexOf(attack?.direction ?? "N");
  if (attack?.kind === "line") aimAt(desk, { direction: all[(now + by + 8) % 8] });
}

/** @param {FightState} fight @param {LogEntry} entry @returns {boolean} true when it is the attack in hand, carried out */
export const isCarriedOut = ({ attack }, { id }) => attack !== null && id === orderedBy(CONTROL);
