/* What the referee measured at a move, as the log keeps it. */

const MOST = 8;

/** @param {TableFile} table @param {Game} game @param {LogEntry} entry @returns {string} "Spears 1 3.6″, Spears 2 3.6″ · 0.62″ where 1″ is the least" */
export function measuredWords(table, game, { result, refusals }) {
  const moved = Object.entries(/** @type {Record<string, number>} */ (result.moved ?? {}));
  const models = moved.slice(0, MOST).map(([id, inches]) => `${table.models?.[id]?.name || game.words.name(table, id)} ${inches.toFixed(2)}″`);
  if (moved.length > MOST) models.push(`${moved.length - MOST} more`);
  const broken = refusals.map(({ text }) => text);
  return [models.join(", "), ...broken].filter(Boolean).join(" · ");
}
