/* Rulers, this browser's own and those the others let everybody see. */

import { rulerEnds, rulerLine } from "../ruler.js";
import { writeLabel } from "./labels.js";
import { lineOf } from "./shapes.js";

/** @param {Brush} brush */
export function paintRulers(brush) {
  const { state, palette } = brush;
  const { ruler } = state;
  if (ruler) paintRuler(brush, rulerLine(state, rulerEnds(ruler)), wordsOf(ruler), palette.gold);
  Object.entries(state.hands).forEach(([seat, { ruler: theirs }]) => {
    if (theirs) paintRuler(brush, theirs.points, `${theirs.inches.toFixed(2)}″`, palette[seat] ?? palette.ink);
  });
}

/** @param {Ruler} ruler the referee's own measure once it is there */
const wordsOf = ({ judged, inches }) => `${(judged ?? inches).toFixed(2)}″`;

/** @param {Brush} brush @param {Point[]} line @param {string} words @param {string} colour */
function paintRuler(brush, line, words, colour) {
  const { context, pixel } = brush;
  if (line.length < 2) return;
  context.save();
  context.lineJoin = "round";
  strokeLine(context, line, "rgb(0 0 0 / 60%)", 5 * pixel);
  strokeLine(context, line, colour, 2 * pixel);
  paintTicks(brush, line, colour);
  line.forEach((end) => paintEnd(context, end, colour, pixel));
  context.restore();
  const [x, y] = line[line.length - 1];
  writeLabel(brush, words, [x, y - 18 * pixel], { size: 15, weight: 600, colour });
}

/** @param {CanvasRenderingContext2D} context @param {Point[]} line @param {string} colour @param {number} width */
function strokeLine(context, line, colour, width) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(lineOf(line));
}

/** @param {Brush} brush @param {Point[]} line @param {string} colour a tick each inch */
function paintTicks({ context, pixel }, line, colour) {
  const ticks = new Path2D();
  line.slice(1).forEach((to, index) => {
    const from = line[index];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (let inch = 1; inch < length; inch += 1)
      addTick(ticks, from, to, inch / length, length, (inch % 6 ? 4 : 8) * pixel);
  });
  context.strokeStyle = colour;
  context.lineWidth = 1.5 * pixel;
  context.stroke(ticks);
}

/**
 * @param {Path2D} ticks
 * @param {Point} from
 * @param {Point} to
 * @param {number} share
 * @param {number} length
 * @param {number} arm
 */
function addTick(ticks, from, to, share, length, arm) {
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [x, y] = [from[0] + dx * length * share, from[1] + dy * length * share];
  ticks.moveTo(x + dy * arm, y - dx * arm);
  ticks.lineTo(x - dy * arm, y + dx * arm);
}

/** @param {CanvasRenderingContext2D} context @param {Point} at @param {string} colour @param {number} pixel */
function paintEnd(context, [x, y], colour, pixel) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, 4 * pixel, 0, 2 * Math.PI);
  context.fill();
}
