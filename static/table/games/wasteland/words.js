/* What was done in a fight, in sentences, with every roll against what it had to beat. */

import { commonOutcome, commonSentence, commonTitle, counted, isWaiting, waitWords } from "../../common_words.js";
import { fightOf, fightTable, LIMBS, nameIn, tileName } from "./fight.js";
import { isAttack, orderIn, strikesIn } from "./struck.js";

/** @typedef {(table: FightTable, command: any, result: any, entry: LogEntry) => string} Sentence */

/** @param {string} limb */
export const limbName = (limb) => limb.replaceAll("_", " ");

/** @param {Thing} thing @returns {string} "solid, flammable, hardness 4, energy resistance 3, burns 2 rounds more" */
export function thingWords({ solid, flammable, burning, burnt, hardness, energy_resistance: resistance }) {
  const cover = burnt ? ["burnt, no cover"] : [solid ? "solid" : "", flammable ? "flammable" : "", `hardness ${hardness}`, `energy resistance ${resistance}`];
  return [...cover, burning ? `burns ${counted(burning, "round")} more` : ""].filter(Boolean).join(", ");
}

/** @param {Affliction} effect @returns {string} "Burn 2", "Fear, resisted on 14" */
export const effectName = (effect) => (typeof effect === "string" ? effect : `${effect.name}, resisted on ${effect.composure}`);

/** @type {Record<string, Sentence>} */
const SENTENCES = {
  move: (table, { creature, tiles }, { left }) =>
    `${nameIn(table, creature)} moves ${counted(tiles.length, "tile")} to ${tileName(tiles[tiles.length - 1])}, ${left} left`,
  shoot: (table, { attacker, target, weapon }, _, entry) =>
    `${nameIn(table, attacker)} shoots at ${nameIn(table, target)}${withWeapon(weapon)}: ${blows(table, entry)}`,
  line: (table, { attacker, direction, weapon }, { damage, tiles, burning }, entry) =>
    `${nameIn(table, attacker)} fills ${counted(tiles.length, "tile")} ${direction}${withWeapon(weapon)}, damage ${damage}: ${blows(table, entry)}${burning.length ? " · the ground burns" : ""}`,
  explode: (table, { radius, throw: hurled }, { tile, damage, throw: thrown }, entry) =>
    `${hurled ? `${nameIn(table, hurled.attacker)} throws, ` : ""}${thrown ? `${throwWords(thrown)}: explosion` : "Explosion"} at ${tileName(tile)}, radius ${radius}, damage ${damage}: ${blows(table, entry)}`,
  end_turn: (table, _, { creature, round }) => `Round ${round}: ${nameIn(table, creature)}`,
  reload: (table, { attacker, weapon, load }) => `${nameIn(table, attacker)} loads ${weaponName(weapon)} with ${load}`,
  wound: (table, { creature, wounds }) =>
    `${nameIn(table, creature)} ${wounds < 0 ? `heals ${-wounds}` : `loses ${wounds}`} HP`,
  effect: (table, { creature, name, off }) => `${nameIn(table, creature)}: ${name}${off ? " ends" : ""}`,
};

/** @type {GameWords} */
export const words = {
  sentence(table, entry) {
    const say = isWaiting(entry) ? undefined : SENTENCES[entry.command.do];
    if (say) return say(fightTable(table), entry.command, entry.result, entry);
    if (isAttack(entry)) return `${entry.command.do === "decide" ? "Allows it" : "Rolled again"} · ${attackWords(fightTable(table), entry)}`;
    return commonSentence(entry) ?? `${title(fightTable(table), entry.command)}${waitWords(entry)}`;
  },
  title: (table, command) => title(fightTable(table), command),
  outcome: (rolled) => (SENTENCES[rolled.command.do] ? "" : commonOutcome(rolled)),
  name: (table, id) => nameIn(fightTable(table), id),
  opensTurn: ({ do: order }) => order === "end_turn",
  again: (store, entry) => (isAttack(entry) ? () => showOutcome(store, entry) : null),
};

/** @param {FightTable} table @param {LogEntry} entry an attack carried out by agreement, or rolled again */
function attackWords(table, entry) {
  const order = orderIn(entry);
  return order.attacker || order.tile ? SENTENCES[order.do](table, order, entry.result, entry) : blows(table, entry);
}

/** @param {Store} store @param {LogEntry} entry its card once more; the corridor it suppressed is long over */
function showOutcome({ state, changed }, { seq }) {
  fightOf(state).outcome = { seq, suppression: [] };
  changed("strike");
}

/** @type {Record<string, (table: FightTable, command: any) => string>} */
const TITLES = {
  shoot: (table, { attacker, target }) => `${nameIn(table, attacker)} at ${nameIn(table, target)}`,
  line: (table, { attacker, direction }) => `${nameIn(table, attacker)}, line ${direction}`,
  explode: (_, { tile }) => `Explosion at ${tileName(tile)}`,
  move: (table, { creature }) => `Move of ${nameIn(table, creature)}`,
};

/** @param {FightTable} table @param {Command} command */
const title = (table, command) => TITLES[command.do]?.(table, command) ?? commonTitle(command);

/** @param {FightTable} table @param {LogEntry} entry @returns {string} "Rat 19 against 14, torso 13 → 9, HP 12; misses Boss Grit" */
function blows(table, entry) {
  const all = strikesIn(entry);
  return all.length ? all.map((blow) => blowWords(table, blow)).join("; ") : "nobody in it";
}

/** @param {FightTable} table @param {Struck} blow */
export function blowWords(table, blow) {
  const name = nameIn(table, blow.creature);
  if (blow.limbs) return `${name} ${blow.damage} → ${blow.taken}${crippledWords(blow.limbs)}, HP ${blow.hp}`;
  if (!blow.hit) return name ? `misses ${name}, ${blow.total} against ${table.creatures[blow.creature].evasion}` : `a miss, ${blow.total}`;
  const marks = [blow.glancing ? "glancing" : "", blow.crippled ? "crippled" : ""].filter(Boolean);
  const extra = marks.length ? ` (${marks.join(", ")})` : "";
  const first = blow.as === "spread" ? "Spread on " : blow.instead ? `in the way of ${nameIn(table, blow.instead)}: ` : "";
  return `${first}${name} ${limbName(blow.location ?? "")} ${blow.before} → ${blow.damage}${extra}, HP ${blow.hp}`;
}

/** @param {Record<Limb, BlastedLimb>} limbs @returns {string} " (left arm crippled)" */
function crippledWords(limbs) {
  const names = LIMBS.filter((limb) => limbs[limb].crippled).map(limbName);
  return names.length ? ` (${names.join(", ")} crippled)` : "";
}

/** @param {{total: number, difficulty: number, landed: boolean, direction: string | null, distance: number | null}} thrown */
export const throwWords = ({ total, difficulty, landed, direction, distance }) =>
  `${total} against ${difficulty}, ${landed ? "lands there" : `scatters ${distance} ${direction}`}`;

/** @param {string | undefined} weapon */
const withWeapon = (weapon) => (weapon ? ` with ${weaponName(weapon)}` : "");

/** @param {string} weapon its id: "arc_cannon" */
export const weaponName = (weapon) => weapon.replaceAll("_", " ");
