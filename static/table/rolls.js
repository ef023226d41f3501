/* Rolls as they lie now, read from the log: re-rolls and dice called cocked are folded into the roll they belong to. */

/** @typedef {Map<number, Roll>} Rolls by the number of the command that rolled first */

/** @type {Record<string, (rolls: Rolls, entry: LogEntry, event: any) => unknown>} */
const READERS = {
  dice_rolled(rolls, { result, at, seq }, { roll, seat, command, dice, by_hand: byHand }) {
    rolls.set(roll, { roll, seat, command, dice, byHand, again: [], open: false, result, at, seq });
  },
  dice_rerolled(rolls, { result, at, seq }, { of, dice, again, by_hand: byHand }) {
    const before = rolls.get(of);
    if (before)
      rolls.set(of, { ...before, dice, again, byHand: before.byHand || byHand, open: false, result, at, seq });
  },
  roll_discarded(rolls, _, { roll }) {
    const before = rolls.get(roll);
    if (before) rolls.set(roll, { ...before, open: true });
  },
};

/** @param {LogEntry[]} log @returns {Roll[]} the one made last at the end */
export function rollsOf(log) {
  /** @type {Rolls} */
  const rolls = new Map();
  log.forEach((entry) => entry.events.forEach((event) => READERS[event.event]?.(rolls, entry, event)));
  return [...rolls.values()].sort((one, other) => one.seq - other.seq);
}

/**
 * @param {LogEntry} entry
 * @returns {{roll: number, dice: DieFace[], byHand: boolean} | null} what fell in this entry
 */
export function fallenIn({ events }) {
  const fell = events.find(({ event }) => event === "dice_rolled" || event === "dice_rerolled");
  return fell ? { roll: fell.of ?? fell.roll, dice: fell.dice, byHand: fell.by_hand } : null;
}

/**
 * @param {LogEntry[]} log
 * @param {LogEntry} entry
 * @returns {Roll | null} the roll that was made, or made again, in an entry
 */
export function rollIn(log, entry) {
  const fell = fallenIn(entry);
  return (fell && rollsOf(log).find(({ roll }) => roll === fell.roll)) ?? null;
}

/** @param {Roll} roll @returns {number[]} indices of dice that were not rolled again yet */
export const freeDice = ({ dice, again }) => dice.map((_, index) => index).filter((index) => !again.includes(index));

/** @param {Roll} roll @returns {number[]} */
export const facesOf = ({ dice }) => dice.map(([face]) => face);

/** @param {string} dice "20D6", "D3+1" @returns {{count: number, sides: number}} what is thrown for it; a D3 is a D6 */
export function thrown(dice) {
  const [, count, sides] = /^(\d*)D(\d+)/i.exec(dice.trim()) ?? ["", "1", "6"];
  return { count: Number(count || 1), sides: Number(sides) === 3 ? 6 : Number(sides) };
}

/** @param {Command} command @returns {number} sides of the dice it throws */
export const sidesOf = ({ do: order, dice }) => (order === "roll" ? thrown(dice).sides : 6);

/** @param {number[]} faces @returns {Map<number, number[]>} indices by face, the highest face first */
export function grouped(faces) {
  const order = [...new Set(faces)].sort((one, other) => other - one);
  return new Map(order.map((face) => [face, faces.flatMap((other, index) => (other === face ? [index] : []))]));
}
