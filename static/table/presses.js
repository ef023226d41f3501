/* A press is one order: the command's id belongs to it, and the second press of a double click is none. */

/** Milliseconds without a touch before a control is heard again. */
const DEAF = 400;

/** @type {Map<string, {id: string, at: number}>} by control: what it ordered last, and when it was last touched */
const presses = new Map();

/** @param {State} state @param {string} control @returns {boolean} true until its last order is answered */
export const waits = ({ outbox }, control) => outbox.some(({ id }) => id === presses.get(control)?.id);

/** @param {string} control @returns {string | null} the id of what it ordered last */
export const orderedBy = (control) => presses.get(control)?.id ?? null;

/**
 * @param {Desk} desk
 * @param {string} control
 * @param {Command} command
 * @returns {string | null} the id its answer will carry; null when the press was the echo of one before
 */
export function press(desk, control, command) {
  const at = performance.now();
  const last = presses.get(control);
  if (last && (waits(desk.store.state, control) || at - last.at < DEAF)) {
    last.at = at;
    return null;
  }
  const id = desk.command(command);
  presses.set(control, { id, at });
  return id;
}
