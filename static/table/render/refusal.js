/* A refusal points: models ringed, the gap drawn and measured, where the path went wrong marked. */

import { between, distance } from "../geometry.js";
import { travelled } from "../paths.js";
import { shownPose } from "../pieces.js";
import { draftRefusals, gapOf, measure } from "../refusals.js";
import { writeLabel } from "./labels.js";
import { ring } from "./rings.js";

/** @param {Brush} brush */
export function paintRefusals(brush) {
  draftRefusals(brush.state).forEach((refusal) => paintRefusal(brush, refusal));
}

/** @param {Brush} brush @param {Refusal} refusal */
function paintRefusal(brush, refusal) {
  const { state, palette, pixel } = brush;
  const { models } = state.table;
  if (refusal.model && models[refusal.model])
    ring(brush, refusal.model, 4 * pixel, { colour: palette.amber, width: 3.5 });
  if (refusal.other && models[refusal.other])
    ring(brush, refusal.other, 3 * pixel, { colour: palette.amber, width: 2, dash: [3, 4] });
  const gap = gapOf(state, refusal);
  if (gap) paintGap(brush, gap, measure(refusal));
  else if (refusal.code === "move/too_far") paintOverrun(brush, refusal);
  else paintCross(brush, refusal);
}

/** @param {Brush} brush @param {{from: Point, to: Point}} gap @param {string} words */
function paintGap(brush, { from, to }, words) {
  const { context, palette, pixel } = brush;
  context.save();
  context.strokeStyle = palette.amber;
  context.lineWidth = 3 * pixel;
  context.beginPath();
  context.moveTo(from[0], from[1]);
  context.lineTo(to[0], to[1]);
  context.stroke();
  [from, to].forEach((end) => paintDot(brush, end, 3));
  context.restore();
  const [x, y] = between(from, to, 0.5);
  writeLabel(brush, words, [x, y + 14 * pixel], { size: 13, weight: 600, colour: palette.amber });
}

/** @param {Brush} brush @param {Refusal} refusal how much too far */
function paintOverrun(brush, { model, measured, limit }) {
  const { state, palette, pixel } = brush;
  const track = state.draft?.tracks[model ?? ""];
  if (!track) return;
  const over = (measured ?? travelled(track)) - (limit ?? 0);
  writeLabel(brush, `${over.toFixed(over < 0.1 ? 2 : 1)}″ too far`, [track.to.x, track.to.y + 1 + 14 * pixel], {
    size: 13,
    weight: 600,
    colour: palette.amber,
  });
}

/**
 * @param {Brush} brush
 * @param {Refusal} refusal the place itself is what is wrong, where it is not the model's own
 */
function paintCross(brush, { at, model }) {
  const pose = model && brush.state.table.models[model] ? shownPose(brush.state, model) : null;
  if (!at || (pose && distance(at, [pose.x, pose.y]) < 0.1)) return;
  const { context, palette, pixel } = brush;
  const arm = 6 * pixel;
  context.save();
  context.strokeStyle = palette.amber;
  context.lineWidth = 3 * pixel;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(at[0] - arm, at[1] - arm);
  context.lineTo(at[0] + arm, at[1] + arm);
  context.moveTo(at[0] + arm, at[1] - arm);
  context.lineTo(at[0] - arm, at[1] + arm);
  context.stroke();
  context.restore();
}

/** @param {Brush} brush @param {Point} at @param {number} radius CSS pixels */
function paintDot({ context, palette, pixel }, [x, y], radius) {
  context.fillStyle = palette.amber;
  context.beginPath();
  context.arc(x, y, radius * pixel, 0, 2 * Math.PI);
  context.fill();
}
