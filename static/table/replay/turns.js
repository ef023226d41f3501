/* Whose turn it is, told apart from the phases and decisions inside it. */

/** @param {TableFile} table @returns {string} the same as long as the turn is a player's */
export function turnOf({ turn }) {
  return JSON.stringify({ ...turn, phase: turn.phase === "setup", pending: null });
}
