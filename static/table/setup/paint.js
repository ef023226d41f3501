/* What is held over the mat, with what the referee has against it; and whose ground is whose before the game. */

import { clamp, middle } from "../geometry.js";
import { paintHeld } from "../render/aim.js";
import { writeLabel } from "../render/labels.js";
import { ringAt } from "../render/rings.js";
import { pathOf } from "../render/shapes.js";
import { heldRefusals, isSetup, posesOf } from "./held.js";

const STRIPE = 1.6;
const FARTHER = 1.25;
const EDGE = 1;
const NAMES = { red: "Red deploys here", blue: "Blue deploys here" };

/** @param {Brush} brush */
export function paintDeploying(brush) {
  const { state, palette } = brush;
  writeZoneNames(brush);
  if (!state.deploying) return;
  const poses = posesOf(state, state.deploying);
  poses.forEach(([id, pose]) => paintHeld(brush, id, pose));
  const held = new Map(poses);
  heldRefusals(state).forEach(({ model, other }) => {
    if (model) ringHeld(brush, model, held.get(model), { colour: palette.amber, width: 3.5, dash: [] });
    if (other) ringHeld(brush, other, held.get(other), { colour: palette.amber, width: 2, dash: [3, 4] });
  });
}

/** @param {Mat} mat @param {Point} place @returns {Point} farther from the middle of the mat, where less stands */
function outside({ width, depth }, [x, y]) {
  const [across, down] = [width / 2, depth / 2];
  return [
    clamp(across + (x - across) * FARTHER, EDGE * 4, width - EDGE * 4),
    clamp(down + (y - down) * FARTHER, EDGE, depth - EDGE),
  ];
}

/** @param {Brush} brush @param {string} id @param {Pose | undefined} held @param {{colour: string, width: number, dash: number[]}} look */
function ringHeld(brush, id, held, look) {
  const model = brush.state.table.models[id];
  const pose = held ?? model;
  if (pose && typeof pose.x === "number") ringAt(brush, pose, model.base, 4 * brush.pixel, look);
}

/** @param {Brush} brush deployment zones, shown until the game has begun: red striped one way, blue the other */
export function paintDeploymentZones(brush) {
  if (!isSetup(brush.state)) return;
  Object.entries(brush.state.table.zones).forEach(([seat, outline]) => {
    if (outline) paintZone(brush, /** @type {Seat} */ (seat), outline);
  });
}

/** @param {Brush} brush @param {Seat} seat @param {Outline} outline */
function paintZone(brush, seat, outline) {
  const { context, palette, pixel } = brush;
  const path = pathOf(outline);
  context.save();
  context.fillStyle = palette[seat];
  context.strokeStyle = palette[seat];
  context.globalAlpha = 0.12;
  context.fill(path);
  context.save();
  context.clip(path);
  context.globalAlpha = 0.22;
  context.lineWidth = 1.5 * pixel;
  context.stroke(stripes(outline, seat === "red" ? 1 : -1));
  context.restore();
  context.globalAlpha = 0.9;
  context.setLineDash(seat === "red" ? [10 * pixel, 6 * pixel] : [3 * pixel, 4 * pixel]);
  context.lineWidth = 2 * pixel;
  context.stroke(path);
  context.restore();
}

/** @param {Brush} brush */
function writeZoneNames(brush) {
  const { table } = brush.state;
  if (!isSetup(brush.state)) return;
  Object.entries(table.zones).forEach(([seat, outline]) => {
    const name = NAMES[/** @type {Seat} */ (seat)];
    if (outline) writeLabel(brush, name, outside(table.mat, middle(outline)), { size: 14, weight: 600, colour: brush.palette[seat] });
  });
}

/** @param {Outline} outline @param {1 | -1} slope @returns {Path2D} */
function stripes(outline, slope) {
  const [across, down] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  const height = bottom - top;
  const lines = new Path2D();
  for (let x = left - height; x < right + height; x += STRIPE) {
    lines.moveTo(x, slope > 0 ? bottom : top);
    lines.lineTo(x + height, slope > 0 ? top : bottom);
  }
  return lines;
}
