/* How far a creature has come this turn and what is left, as it stands beside the pointer. */

import { counted } from "../../common_words.js";

/** @param {FightTable} table @param {Walk} walk @returns {[string, string]} "3 of 6 tiles", "Warden Ash · 1 left" */
export function allowanceWords({ creatures }, { creature, tiles }) {
  const { name, move, moved } = creatures[creature];
  const left = move - moved - tiles.length;
  const before = moved ? ` · ${moved} before` : "";
  return [`${tiles.length} of ${counted(move - moved, "tile")}`, `${name}${before} · ${left < 0 ? `${-left} too many` : `${left} left`}`];
}
