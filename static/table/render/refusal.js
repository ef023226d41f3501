/* A refusal points: models ringed, the gap drawn and measured, where the path went wrong marked. */

import { between, distance } from "../geometry.js";
import { travelled } from "../paths.js";
import { shownPose } from "../pieces.js";
import { draftRefusals, gapOf, measure } from "../refusals.js";
import { boxAround, freest, middleOf } from "../places.js";
import { FONT, writeLabel } from "./labels.js";
import { ring } from "./rings.js";

/** Rings tell of every refusal; figures only of the first few that differ, since more hide each other. */
const MOST_WORDS = 6;
const SIZE = 13;
/** CSS pixels below and above what is measured. */
const ROWS = [14, -14, 32, -32, 50, -50];

/** @typedef {{words: string, at: Point}} Figure */

/** @param {Brush} brush */
export function paintRefusals(brush) {
  const refusals = draftRefusals(brush.state);
  refusals.forEach((refusal) => paintRefusal(brush, refusal));
  const figures = refusals.map((refusal) => figureOf(brush.state, refusal)).filter((figure) => figure !== null);
  const told = new Map(figures.reverse().map((figure) => [figure.words, figure]));
  writeFigures(brush, [...told.values()].reverse().slice(0, MOST_WORDS));
}

/** @param {State} state @param {Refusal} refusal @returns {Figure | null} what was measured, and where it is written */
function figureOf(state, refusal) {
  const gap = gapOf(state, refusal);
  if (gap) return { words: measure(refusal), at: between(gap.from, gap.to, 0.5) };
  const track = state.draft?.tracks[refusal.model ?? ""];
  if (refusal.code !== "move/too_far" || !track) return null;
  const over = (refusal.measured ?? travelled(track)) - (refusal.limit ?? 0);
  return { words: `${over.toFixed(over < 0.1 ? 2 : 1)}″ too far`, at: [track.to.x, track.to.y + 1] };
}

/** @param {Brush} brush @param {Figure[]} figures none over another */
function writeFigures(brush, figures) {
  const { context, palette, pixel } = brush;
  /** @type {import("../places.js").Obstacle[]} */
  const taken = [];
  context.font = `600 ${SIZE}px ${FONT}`;
  figures.forEach(({ words, at: [x, y] }) => {
    const [across, down] = [(context.measureText(words).width / 2 + 3) * pixel, (SIZE / 2 + 3) * pixel];
    const boxes = ROWS.flatMap((row) => [0, 1, -1].map((side) => boxAround(x + side * across, y + row * pixel, across, down)));
    const box = freest(boxes, taken);
    taken.push({ box, weight: 1 });
    writeLabel(brush, words, middleOf(box), { size: SIZE, weight: 600, colour: palette.amber });
  });
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
  if (gap) paintGap(brush, gap);
  else if (refusal.code !== "move/too_far") paintCross(brush, refusal);
}

/** @param {Brush} brush @param {{from: Point, to: Point}} gap */
function paintGap(brush, { from, to }) {
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
