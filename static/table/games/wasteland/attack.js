/* An attack in hand: at whom or which way, what the referee says lies in it, carried out or put away. */

import { orderedBy, waits } from "../../presses.js";
import { throwDice } from "../../throwing.js";
import { actor, DIRECTIONS, fightOf, firesLines, loadOf, weaponSet } from "./fight.js";

/** The control an attack is ordered by, whatever its kind. */
export const CONTROL = "attack";

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
  if (!weapons[fight.setup.weapon]) fight.setup.weapon = Object.keys(weapons)[0] ?? "";
  const kind = means === "blast" ? "blast" : firesLines(weaponSet(fight)) ? "line" : "shot";
  return { kind, attacker, target: null, direction: null, tile: null, preview: null, verdict: null };
}

/** @param {Desk} desk after the table changed: the hand of whose turn it is now, and what its load is now */
export function takeUp(desk) {
  const { state } = desk.store;
  const { attack } = fightOf(state);
  const means = /** @type {Record<string, "weapon" | "blast">} */ ({ attack: "weapon", blast: "blast" })[state.view.tool];
  if (!means) return;
  if (attack && (attack.kind === "line") === (means === "weapon" && firesLines(weaponSet(fightOf(state))))) consider(desk);
  else takeAttack(desk, means);
}

/** @param {Desk} desk */
export function dropAttack(desk) {
  fightOf(desk.store.state).attack = null;
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
  if (!attack || !isAimed(attack)) return;
  const current = () => fightOf(state).attack === attack;
  desk.probe(commandOf(fightOf(state), attack), (verdict) => {
    if (!current()) return;
    attack.verdict = verdict;
    changed("aim");
  });
  PREVIEWS[attack.kind](desk, fightOf(state), attack).then((preview) => {
    if (!current()) return;
    attack.preview = preview;
    changed("aim");
  });
}

/** @type {Record<AttackKind, (desk: Desk, fight: FightState, attack: Attack) => Promise<Preview | null>>} */
const PREVIEWS = {
  async line(desk, fight, attack) {
    return previewOf(await desk.ask({ ask: "line", ...aimOf(fight, attack) }));
  },

  async blast(desk, { setup }, { tile }) {
    return previewOf(await desk.ask({ ask: "area", tile, radius: setup.radius, damage_type: setup.damageType }));
  },

  async shot(desk, fight, { attacker, target }) {
    const { creatures } = fight.table;
    const weapon = weaponSet(fight);
    const load = loadOf(weapon);
    const kind = load?.damage_type ?? weapon?.damage_type ?? "physical";
    const { tiles: distance } = await desk.ask({ ask: "distance", from: attacker, to: target });
    const way = { ask: "area", tile: creatures[attacker].tile, radius: distance, damage_type: kind };
    const around = { ask: "area", tile: creatures[target ?? ""].tile, radius: load?.scatter ? 1 : 0, damage_type: kind };
    const [met, near] = await Promise.all([desk.ask(way), desk.ask(around)]);
    return previewOf({ ...near, distance, shelter: met.creatures?.[target ?? ""]?.attenuation ?? 0 });
  },
};

/** @param {any} answer @returns {Preview | null} null for a question the referee refused */
export function previewOf(answer) {
  if (!answer.tiles) return null;
  return { catches_fire: [], distance: null, shelter: null, ...answer };
}

/** @param {FightState} fight @param {Attack} attack @returns {Command} */
function commandOf(fight, attack) {
  const { setup } = fight;
  if (attack.kind === "line") return { do: "line", ...aimOf(fight, attack) };
  if (attack.kind === "shot") return { do: "shoot", ...aimOf(fight, attack), window: setup.window };
  const { radius, damage, damageType, thrown, ground, unseen } = setup;
  const hurled = thrown ? { attacker: attack.attacker, modifier: setup.modifier, ground, unseen } : null;
  return { do: "explode", tile: attack.tile, radius, damage: amount(damage), damage_type: damageType, throw: hurled };
}

/** @param {FightState} fight @param {Attack} attack what a command and a question about it share */
function aimOf({ setup }, { kind, attacker, target, direction }) {
  const { weapon, modifier } = setup;
  const where = kind === "line" ? { direction } : { target };
  return { attacker, weapon, modifier, effects: afflictions(setup.effects), ...where };
}

/** @param {string} damage "3D6" or "12" @returns {string | number} */
const amount = (damage) => (/^\d+$/.test(damage.trim()) ? Number(damage) : damage.trim());

/** @param {string} words "Exposed, Fear 14+" @returns {Affliction[]} with a number: resisted by Composure */
export function afflictions(words) {
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
