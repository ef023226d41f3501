/* All the viewer sees: what is partly seen is hatched, what is hidden is dark. */

import { toTable } from "../../camera.js";
import { isLooking, shadeViewer } from "../../sight/sight.js";
import { pathOf } from "../shapes.js";

/** CSS pixels between the lines over what is partly seen. */
const HATCH = 9;

/** @type {WeakMap<Outlook, {partly: Path2D, hidden: Path2D}>} */
const drawn = new WeakMap();

/** @param {Brush} brush */
export function paintOutlook(brush) {
  const { outlook, shaded, kept } = brush.state.sight;
  if (!outlook || !shaded || kept || !isLooking(brush.state) || outlook.floor !== brush.state.view.floor) return;
  if (outlook.from !== shadeViewer(brush.state)) return;
  const { partly, hidden } = pathsOf(outlook);
  const { context } = brush;
  context.save();
  context.fillStyle = "#05070a";
  context.globalAlpha = 0.5;
  context.fill(hidden, "evenodd");
  context.globalAlpha = 0.16;
  context.fill(partly, "evenodd");
  context.clip(partly, "evenodd");
  hatch(brush);
  context.restore();
}

/** @param {Outlook} outlook */
function pathsOf(outlook) {
  const paths = drawn.get(outlook) ?? { partly: ringsPath(outlook.partly), hidden: ringsPath(outlook.hidden) };
  drawn.set(outlook, paths);
  return paths;
}

/** @param {Outline[]} rings */
function ringsPath(rings) {
  const path = new Path2D();
  rings.forEach((ring) => path.addPath(pathOf(ring)));
  return path;
}

/** @param {Brush} brush over all that is in the window */
function hatch({ context, camera, pixel }) {
  const [[left, top], [right, bottom]] = [toTable(camera, [0, 0]), toTable(camera, [camera.width, camera.height])];
  const [step, down] = [HATCH * pixel, bottom - top];
  context.beginPath();
  for (let x = Math.floor((left - down) / step) * step; x < right; x += step) {
    context.moveTo(x, bottom);
    context.lineTo(x + down, top);
  }
  context.globalAlpha = 0.34;
  context.strokeStyle = "#05070a";
  context.lineWidth = 1.4 * pixel;
  context.stroke();
}
