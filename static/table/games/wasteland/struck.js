/* Who was struck by an attack and how, the same for shots, lines and explosions. */

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

/** @param {LogEntry} entry @returns {boolean} */
export const isAttack = ({ command, result }) => command.do in READERS && !result.pending;

/** @param {LogEntry} entry @returns {Struck[]} in the order their dice fell */
export const strikesIn = (entry) => (isAttack(entry) ? READERS[entry.command.do](entry.command, entry.result) : []);
