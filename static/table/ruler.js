/* A ruler's line: from rim to rim where it starts or ends on a model, from point to point elsewhere. */

import { closest, closestTo } from "./bases.js";
import { shownPose } from "./pieces.js";
import { length } from "./paths.js";

/** @param {State} state @param {string} model */
const standingAs = (state, model) => ({ base: state.table.models[model].base, pose: shownPose(state, model) });

/** @param {State} state @param {RulerEnd[]} ends @returns {Point[]} the line in inches */
export function rulerLine(state, ends) {
  if (ends.length < 2) return ends.map(({ at }) => at);
  const points = ends.map(({ at }) => at);
  const [first, last] = [ends[0].model, ends[ends.length - 1].model];
  if (first && last && ends.length === 2) {
    const { from, to } = closest(standingAs(state, first), standingAs(state, last));
    return [from, to];
  }
  if (first) points[0] = closestTo(standingAs(state, first), points[1]).from;
  if (last) points[points.length - 1] = closestTo(standingAs(state, last), points[points.length - 2]).from;
  return points;
}

/** @param {Ruler} ruler @returns {RulerEnd[]} */
export const rulerEnds = (ruler) => (ruler.tip ? [...ruler.points, ruler.tip] : ruler.points);

/** @param {State} state @param {Ruler} ruler @returns {number} inches along the line as drawn */
export const rulerInches = (state, ruler) => length(rulerLine(state, rulerEnds(ruler)));
