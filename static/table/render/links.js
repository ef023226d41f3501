/* Coherency drawn: the shortest links that hold a unit together, told apart by line as well as by colour. */

import { closest } from "../bases.js";
import { standingModelsOf } from "../pieces.js";
import { selectedUnit } from "../selection.js";

const STRETCHED = 0.8;
const MOST_MODELS = 60;

/** @typedef {{gap: number, from: Point, to: Point, limit: number}} Link */

/** @param {Brush} brush */
export function paintLinks(brush) {
  const { state } = brush;
  const unit = state.draft?.unit ?? selectedUnit(state);
  if (!unit || state.table.units[unit]?.formation === "ranks") return;
  linksOf(state, unit).forEach((link) => paintLink(brush, link));
}

/**
 * @param {State} state
 * @param {string} unit
 * @returns {Link[]} a spanning tree of the smallest gaps, at the ghosts' places
 */
function linksOf(state, unit) {
  const ids = standingModelsOf(state.table, unit).slice(0, MOST_MODELS);
  /** @type {Map<string, Link>} */
  const nearest = new Map();
  const joined = [];
  let last = ids.shift();
  while (last !== undefined && ids.length) {
    const from = last;
    ids.forEach((id) => {
      const link = linkBetween(state, from, id);
      if (link.gap < (nearest.get(id)?.gap ?? Infinity)) nearest.set(id, link);
    });
    ids.sort((a, b) => (nearest.get(b)?.gap ?? 0) - (nearest.get(a)?.gap ?? 0));
    last = ids.pop();
    joined.push(/** @type {Link} */ (nearest.get(last ?? "")));
  }
  return joined;
}

/** @param {State} state @param {string} a @param {string} b @returns {Link} */
function linkBetween(state, a, b) {
  return {
    ...closest(standingOf(state, a), standingOf(state, b)),
    limit: Math.max(coherencyOf(state, a), coherencyOf(state, b)),
  };
}

/** @param {State} state @param {string} id */
function standingOf(state, id) {
  const model = state.table.models[id];
  return { base: model.base, pose: state.draft?.tracks[id]?.to ?? model };
}

/** @param {State} state @param {string} id @returns {number} inches, as the referee told this page */
function coherencyOf(state, id) {
  const model = state.table.models[id];
  const unit = state.table.units[model.unit];
  return state.table.profiles[model.profile]?.coherency ?? state.measures.coherency[unit.formation];
}

/** @param {Brush} brush @param {Link} link */
function paintLink({ context, palette, pixel }, { gap, from, to, limit }) {
  const broken = gap > limit + 0.001;
  const stretched = !broken && gap > limit * STRETCHED;
  context.save();
  context.strokeStyle = broken ? palette.amber : palette.green;
  context.lineWidth = (broken ? 2.5 : 2) * pixel;
  context.setLineDash((broken ? [2, 5] : stretched ? [9, 4] : []).map((part) => part * pixel));
  context.beginPath();
  context.moveTo(from[0], from[1]);
  context.lineTo(to[0], to[1]);
  context.stroke();
  if (broken) paintBreak(context, palette, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], pixel);
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Palette} palette
 * @param {number[]} at
 * @param {number} pixel a cross where the chain is torn
 */
function paintBreak(context, palette, [x, y], pixel) {
  const arm = 5 * pixel;
  context.setLineDash([]);
  context.strokeStyle = palette.amber;
  context.beginPath();
  context.moveTo(x - arm, y - arm);
  context.lineTo(x + arm, y + arm);
  context.moveTo(x + arm, y - arm);
  context.lineTo(x - arm, y + arm);
  context.stroke();
}
