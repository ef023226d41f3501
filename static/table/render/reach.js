/* How far a charge may be declared, as one ring round the unit, and the enemies in it. */

import { grownPath } from "../bases.js";
import { blockOf, onMat } from "../block.js";
import { middle } from "../geometry.js";
import { standingModelsOf } from "../pieces.js";
import { writeLabel } from "./labels.js";
import { ring } from "./rings.js";
import { lineOf, pathOf } from "./shapes.js";

/** @param {Brush} brush drawn early on its layer: it rubs out what lies inside */
export function paintReach(brush) {
  const { context, palette, pixel, state } = brush;
  const { engagement, table, measures } = state;
  if (engagement?.kind !== "charge") return;
  const models = standingModelsOf(table, engagement.unit).map((id) => table.models[id]);
  const union = new Path2D();
  models.forEach((model) => {
    union.addPath(grownPath(model.base, measures.charge), new DOMMatrix().translate(model.x, model.y).rotate(model.facing));
  });
  context.save();
  context.strokeStyle = palette.gold;
  context.lineWidth = 4 * pixel;
  context.setLineDash([10 * pixel, 6 * pixel]);
  context.stroke(union);
  context.globalCompositeOperation = "destination-out";
  context.fill(union, "nonzero");
  context.globalCompositeOperation = "source-over";
  context.globalAlpha = 0.06;
  context.fillStyle = palette.gold;
  context.fill(union, "nonzero");
  context.restore();
  const top = Math.min(...models.map(({ y }) => y)) - measures.charge;
  const [x] = middle(models.map((model) => [model.x, model.y]));
  writeLabel(brush, `charge ${measures.charge}″`, [x, top - 14 * pixel], { size: 11, weight: 600, colour: palette.gold });
}

/** @param {Brush} brush those that may be aimed at, and those that are */
export function paintTargets(brush) {
  const { state, palette } = brush;
  const { engagement } = state;
  if (!engagement) return;
  const open = Object.entries(engagement.reach ?? {}).filter(([, { legal }]) => legal).map(([id]) => id);
  open
    .filter((id) => !engagement.targets.includes(id))
    .forEach((id) => ringUnit(brush, id, { colour: palette.gold, width: 1.5, dash: [3, 3] }));
  engagement.targets.forEach((id) => {
    ringUnit(brush, id, { colour: palette.gold, width: 3 });
    paintAimLine(brush, engagement.unit, id);
  });
}

/** @param {Brush} brush @param {string} unit a block has one ring, others a ring each @param {{colour: string, width: number, dash?: number[]}} look */
function ringUnit(brush, unit, look) {
  const { context, state, pixel } = brush;
  const block = blockOf(state, unit);
  if (!block) return standingModelsOf(state.table, unit).forEach((model) => ring(brush, model, 3 * pixel, look));
  const by = 4 * pixel;
  const corners = [[block.front + by, block.left - by], [block.front + by, block.right + by], [block.rear - by, block.right + by], [block.rear - by, block.left - by]];
  context.save();
  context.strokeStyle = look.colour;
  context.lineWidth = look.width * pixel;
  context.setLineDash((look.dash ?? []).map((part) => part * pixel));
  context.stroke(pathOf(corners.map(([up, right]) => onMat(block, up, right))));
  context.restore();
}

/** @param {Brush} brush @param {string} unit @param {string} target */
function paintAimLine({ context, palette, pixel, state }, unit, target) {
  const [from, to] = [unit, target].map((id) => standingModelsOf(state.table, id).map((model) => state.table.models[model]));
  if (!from.length || !to.length) return;
  context.save();
  context.strokeStyle = palette.gold;
  context.lineWidth = 2 * pixel;
  context.setLineDash([2 * pixel, 6 * pixel]);
  context.stroke(lineOf([from, to].map((models) => middle(models.map(({ x, y }) => [x, y])))));
  context.restore();
}
