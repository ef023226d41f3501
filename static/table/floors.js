/* The floors a table has. */

/** @param {TableFile} table @returns {number[]} from the ground up */
export function floorsOf(table) {
  const numbers = Object.values(table.terrain).flatMap((piece) => (piece.floors ?? []).map(({ number }) => number));
  return [...new Set([0, ...numbers])].sort((a, b) => a - b);
}
