/* Who was struck by an attack and how, the same for shots, lines and explosions. */

import { rollIn } from "../../rolls.js";

/** @type {Record<string, (command: any, result: any) => Struck[]>} */
const READERS = {
  shoot: ({ target }, { primary, spread, scatter }) => [
    { creature: target, ...primary, ...stoodBetween(target, primary) },
    ...(spread ? [{ ...spread, as: "spread" }] : []),
    ...Object.entries(scatter).map(([creature, blow]) => ({ creature, .../** @type {any} */ (blow), as: "scatter" })),
  ],
  line: (_, { creatures }) => Object.entries(creatures).map(([creature, blow]) => ({ creature, .../** @type {any} */ (blow) })),
  explode: (_, { creatures }) =>
    Object.entries(creatures).map(([creature, blast]) => {
      const { hp, damage, taken, limbs } = /** @type {any} */ (blast);
      return { creature, roll: 0, total: 0, hit: true, hp, damage, taken, limbs };
    }),
};

/** @param {string} target @param {{creature?: string}} primary @returns {{instead?: string}} */
const stoodBetween = (target, { creature = target }) => (creature === target ? {} : { instead: target });

/** @type {[string, string][]} the order a result is of, by what no other has */
const KINDS = [
  ["primary", "shoot"],
  ["ends_at", "line"],
  ["tile", "explode"],
];

/** @param {LogEntry} entry @returns {string | null} the attack whose result it holds: as ordered, as agreed to, or rolled again */
const kindOf = ({ result }) => KINDS.find(([part]) => result[part] !== undefined && (result.creatures || result.primary))?.[1] ?? null;

/** @param {LogEntry} entry @returns {boolean} */
export const isAttack = (entry) => kindOf(entry) !== null;

/**
 * @param {LogEntry} entry
 * @param {LogEntry[]} [log] where an attack that was rolled again was ordered
 * @returns {Command} the attack as it was ordered; of one rolled again and ordered long ago only its kind
 */
export function orderIn(entry, log = []) {
  const kind = kindOf(entry);
  if (!kind || entry.command.do === kind) return entry.command;
  const thrown = entry.events.find(({ event }) => event === "dice_rolled")?.command;
  return thrown ?? rollIn(log, entry)?.command ?? { do: kind };
}

/** @param {LogEntry} entry @param {LogEntry[]} [log] @returns {Struck[]} in the order their dice fell */
export function strikesIn(entry, log = []) {
  const kind = kindOf(entry);
  return kind ? READERS[kind](orderIn(entry, log), entry.result) : [];
}
