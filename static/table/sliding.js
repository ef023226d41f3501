/* Starts the slide of a shape that has just come to lie; nothing slides for a reader who wants no motion. */

import { distance } from "./geometry.js";
import { isShape, strikesOf } from "./strikes.js";

const LEAST = 350;
const MOST = 900;
const PER_INCH = 70;

/** @param {Store} store @param {() => number} clock @param {() => boolean} still */
export function watchStrikes({ state, changed, on }, clock, still) {
  let last = strikesOf(state).at(-1)?.seq ?? 0;
  on(["log"], () => {
    const strike = strikesOf(state).at(-1);
    if (!strike || strike.seq <= last) return changed("strike");
    last = strike.seq;
    state.view.struck.shown = strike.id;
    state.slide = still() || !isShape(strike) ? null : slideOf(strike, clock());
    changed("strike");
  });
}

/** @param {Strike} strike @param {number} now @returns {Slide} */
function slideOf({ seq, from, at }, now) {
  return { seq, began: now, lasts: Math.min(MOST, Math.max(LEAST, distance(from, at) * PER_INCH)) };
}
