/* The ground enemies keep: the exclusion round every enemy base near the ghosts, drawn as one shape. */

import { grownPath, reach } from "../bases.js";
import { standing } from "../pieces.js";

const NEAR = 5;

/** @param {Brush} brush drawn first on its layer: it rubs out what lies inside */
export function paintZones(brush) {
  const { state } = brush;
  const { draft } = state;
  if (!draft?.held && !draft?.open) return;
  const seat = state.table.units[draft.unit].seat;
  const ghosts = Object.values(draft.tracks).map(({ to }) => to);
  const enemies = Object.values(state.table.models).filter(
    (model) => standing(model) && state.table.units[model.unit].seat !== seat && isNear(model, ghosts),
  );
  if (enemies.length) paintUnion(brush, zonesOf(enemies, state.measures.exclusion), seat === "red" ? "blue" : "red");
}

/** @param {Model} model @param {Pose[]} ghosts */
function isNear(model, ghosts) {
  const far = NEAR + reach(model.base);
  return ghosts.some((ghost) => Math.abs(ghost.x - model.x) < far && Math.abs(ghost.y - model.y) < far);
}

/** @param {Model[]} models @param {number} by inches outside each base @returns {Path2D} */
function zonesOf(models, by) {
  const union = new Path2D();
  models.forEach((model) => {
    union.addPath(grownPath(model.base, by), new DOMMatrix().translate(model.x, model.y).rotate(model.facing));
  });
  return union;
}

/** @param {Brush} brush @param {Path2D} union @param {Seat} seat */
function paintUnion({ context, palette, pixel }, union, seat) {
  context.save();
  context.strokeStyle = palette[seat];
  context.lineWidth = 3 * pixel;
  context.setLineDash([6 * pixel, 4 * pixel]);
  context.stroke(union);
  context.globalCompositeOperation = "destination-out";
  context.fill(union, "nonzero");
  context.globalCompositeOperation = "source-over";
  context.globalAlpha = 0.13;
  context.fillStyle = palette[seat];
  context.fill(union, "nonzero");
  context.restore();
}
