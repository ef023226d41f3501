/* Models being put down: as ghosts, the way from the door dotted, those the referee refuses ringed. */

import { grownPath } from "../../bases.js";
import { startOf } from "../../buildings/placing.js";
import { numbers } from "../../pieces.js";
import { paintBase } from "../base.js";
import { lookOf } from "../models.js";
import { lineOf, pathOf } from "../shapes.js";
import { outlineOf, placeOf } from "../../buildings/rooms.js";

/** @param {Brush} brush */
export function paintPlacing(brush) {
  const { placing, table } = brush.state;
  if (!placing) return;
  const numbered = numbers(table);
  const refused = new Set((placing.answer?.refusals ?? []).map(({ model }) => model));
  paintGoal(brush, placing);
  Object.entries(placing.places)
    .filter(([id]) => table.models[id])
    .forEach(([id, place]) => {
      if (placing.kind !== "perch") paintWay(brush, startOf(table, placing, id), place);
      paintGhost(brush, id, place, numbered.get(id) ?? "", placing.floor);
      if (refused.has(id)) paintRing(brush, id, place);
    });
}

/** @param {Brush} brush @param {Placing} placing the door, or the battlements */
function paintGoal(brush, { kind, order, from: [x, y] }) {
  const { context, palette, pixel, state } = brush;
  const goal = kind === "perch" ? placeOf(state.table, order.room) : null;
  context.save();
  context.strokeStyle = context.fillStyle = palette.gold;
  context.lineWidth = 2 * pixel;
  if (goal) context.stroke(pathOf(outlineOf(goal)));
  else if (kind !== "fly") {
    context.beginPath();
    context.arc(x, y, 6 * pixel, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

/** @param {Brush} brush @param {Point} from @param {Point} to */
function paintWay({ context, palette, pixel }, from, to) {
  context.save();
  context.strokeStyle = palette.label;
  context.globalAlpha = 0.6;
  context.lineWidth = 2 * pixel;
  context.lineCap = "round";
  context.setLineDash([0.1 * pixel, 5 * pixel]);
  context.stroke(lineOf([from, to]));
  context.restore();
}

/** @param {Brush} brush @param {string} id @param {Point} place @param {string} number @param {number} floor */
function paintGhost(brush, id, [x, y], number, floor) {
  const model = brush.state.table.models[id];
  paintBase(brush, model, { x, y, facing: model.facing, floor }, { ...lookOf(brush.state, id, number), ghost: true });
}

/** @param {Brush} brush @param {string} id @param {Point} place */
function paintRing({ context, palette, pixel, state }, id, [x, y]) {
  context.save();
  context.translate(x, y);
  context.strokeStyle = palette.amber;
  context.lineWidth = 2.5 * pixel;
  context.stroke(grownPath(state.table.models[id].base, 4 * pixel));
  context.restore();
}
