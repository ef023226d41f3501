/* Blocks in hand: their front, flanks and rear, and the corners they are reshaped by. */

import { blockOf, grips, onMat, reshapable } from "../block.js";
import { selectedUnit } from "../selection.js";
import { writeLabel, writePlate } from "./labels.js";
import { lineOf, pathOf } from "./shapes.js";

/** Inches the arcs are drawn out beyond the block. */
const BEYOND = 2.5;
const SIDES = /** @type {const} */ (["front", "right", "rear", "left"]);

/** @param {Brush} brush */
export function paintBlocks(brush) {
  const { state } = brush;
  unitsShown(state).forEach((unit) => {
    const block = blockOf(state, unit);
    if (!block) return;
    paintArcs(brush, block);
    nameSides(brush, block, state.engagement?.reach?.[unit]?.arc ?? null);
  });
  const block = reshapable(state);
  if (block) paintCorners(brush, block);
}

/** @param {State} state @returns {Set<string>} in hand, and those that are charged */
function unitsShown(state) {
  const { draft, engagement, table } = state;
  const charged = draft?.manner === "charge" ? (table.units[draft.unit].charged?.targets ?? []) : [];
  const units = [draft?.unit, selectedUnit(state), ...(engagement?.targets ?? []), ...charged];
  return new Set(units.filter((unit) => typeof unit === "string"));
}

/** @param {Brush} brush @param {Block} block */
function paintArcs({ context, palette, pixel }, block) {
  const out = Math.hypot(block.front - block.rear, block.right - block.left) / 2 + BEYOND;
  const ray = (/** @type {number} */ up, /** @type {number} */ right) => onMat(block, up * out * Math.SQRT1_2, right * out * Math.SQRT1_2);
  const rays = [ray(1, -1), ray(1, 1), ray(-1, 1), ray(-1, -1)];
  context.save();
  context.fillStyle = palette.gold;
  context.globalAlpha = 0.07;
  context.fill(pathOf([block.middle, rays[0], rays[1]]));
  context.globalAlpha = 0.75;
  context.lineWidth = 1.25 * pixel;
  context.strokeStyle = palette.label;
  context.setLineDash([3 * pixel, 4 * pixel]);
  rays.forEach((end) => context.stroke(lineOf([block.middle, end])));
  context.setLineDash([]);
  context.globalAlpha = 1;
  context.strokeStyle = palette.gold;
  context.lineWidth = 3 * pixel;
  context.stroke(lineOf([onMat(block, block.front, block.left), onMat(block, block.front, block.right)]));
  context.restore();
}

/** @param {Brush} brush @param {Block} block @param {string | null} met the arc a charge would come from */
function nameSides(brush, block, met) {
  const apart = 14 * brush.pixel;
  const spots = {
    front: onMat(block, block.front + apart, 0),
    right: onMat(block, 0, block.right + apart * 1.6),
    rear: onMat(block, block.rear - apart, 0),
    left: onMat(block, 0, block.left - apart * 1.6),
  };
  const { gold, label } = brush.palette;
  SIDES.forEach((side) => {
    const weight = side === (met ?? "front") ? 600 : 400;
    writeLabel(brush, side, spots[side], { size: 11, weight, colour: side === met ? gold : label });
  });
}

/** @param {Brush} brush @param {Block} block */
function paintCorners(brush, block) {
  const { context, palette, pixel, state } = brush;
  const half = 6 * pixel;
  grips(block, pixel).forEach(([x, y]) => {
    context.save();
    context.translate(x, y);
    context.rotate((block.facing * Math.PI) / 180);
    context.fillStyle = palette["surface-1"];
    context.strokeStyle = palette.gold;
    context.lineWidth = 2 * pixel;
    context.fillRect(-half, -half, half * 2, half * 2);
    context.strokeRect(-half, -half, half * 2, half * 2);
    context.restore();
  });
  const shape = state.draft?.shape;
  if (!shape) return;
  const lines = [`${shape.files} wide × ${shape.ranks} deep`, `${shape.total.toFixed(1)}″ in all · farthest ${shape.farthest.toFixed(1)}″`];
  writePlate(brush, lines, onMat({ ...block, facing: 0 }, -(block.front - block.rear) / 2 - 26 * pixel, -60 * pixel));
}
