/* What a piece is and does, in two words. */

const KINDS = { forest: "wood", impassable: "rock", tall_grass: "tall grass" };

/** @param {Piece} piece @returns {string[]} "difficult", "area" */
function flagsOf(piece) {
  const flags = ["difficult", "dangerous", "lethal", "impassable", "area"];
  return flags.filter((flag) => /** @type {any} */ (piece)[flag]);
}

/** @param {Piece} piece @returns {string} "wood", or the name its owner gave it */
export const kindOf = (piece) => piece.name || /** @type {Record<string, string>} */ (KINDS)[piece.kind] || piece.kind;

/** @param {Piece} piece @returns {string} "wood · difficult · area" */
export function wordsOf(piece) {
  const height = piece.height ? [`${piece.height}″`] : [];
  return [kindOf(piece), ...height, ...flagsOf(piece)].join(" · ");
}
