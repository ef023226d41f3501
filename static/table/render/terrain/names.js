/* What a piece is and does, in two words, and where they stand. */

import { bounds, middle } from "../../geometry.js";

const KINDS = { forest: "wood", impassable: "rock", tall_grass: "tall grass" };

/** @param {Piece} piece @returns {string[]} "difficult", "area" */
export function flagsOf(piece) {
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

/** @param {Piece} piece @param {{width: number, depth: number}} mat @param {number} pixel inches to a CSS pixel */
export function labelOf(piece, mat, pixel) {
  const { left, right, bottom } = bounds(piece.outline);
  const below = bottom + 13 * pixel;
  const at = below < mat.depth - 0.5 ? [(left + right) / 2, below] : middle(piece.outline);
  return { words: wordsOf(piece), at };
}
