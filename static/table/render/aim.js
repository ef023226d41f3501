/* What is held over the mat, and what lies under it: foes ringed in gold, friends in broken white with a warning. */

import { scatteringModels } from "../aim.js";
import { middle, radians } from "../geometry.js";
import { numbers, seatOf, standing } from "../pieces.js";
import { edgePoint, teardropPath } from "../teardrop.js";
import { paintBase } from "./base.js";
import { writeLabel } from "./labels.js";
import { lookOf } from "./models.js";
import { ring } from "./rings.js";

/** Bases are dark in every theme. */
const CHALK = "#f4efe4";
/** Friends that are marked one by one; of more, the bar speaks. */
const MOST_WARNINGS = 6;

/** @param {Brush} brush */
export function paintAim(brush) {
  const { aim } = brush.state;
  if (!aim) return;
  PAINTERS[aim.kind](brush, aim);
  const under = Object.keys(aim.answer?.hits ?? {});
  paintStruck(brush, under);
  const friends = under.filter((id) => isFriend(brush.state, id));
  if (friends.length <= MOST_WARNINGS) friends.forEach((id) => writeWarning(brush, id));
}

/** @type {Record<Aim["kind"], (brush: Brush, aim: Aim) => void>} */
const PAINTERS = {
  blast: (brush, { at }) => paintMarker(brush, at, brush.state.measures.shapes.blast[brush.state.view.shot.size]),
  template(brush, aim) {
    const firer = brush.state.table.models[aim.model ?? ""];
    if (firer && standing(firer)) paintTemplate(brush, edgePoint(firer, aim.bearing), aim.bearing);
  },
  scatter(brush, { at }) {
    paintCross(brush, at);
    scattering(brush.state, at).forEach(([id, pose]) => paintHeld(brush, id, pose));
  },
  put(brush, { model, at, bearing }) {
    if (model) paintHeld(brush, model, { x: at[0], y: at[1], facing: bearing, floor: brush.state.view.floor });
  },
};

/** @param {Brush} brush @param {Point} at @param {number} radius inches */
export function paintMarker(brush, [x, y], radius) {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  paintShape(brush, path);
  paintCross(brush, [x, y]);
}

/** @param {Brush} brush @param {Point} tip @param {number} bearing */
export function paintTemplate(brush, [x, y], bearing) {
  const { context, state } = brush;
  context.save();
  context.translate(x, y);
  context.rotate(radians(bearing));
  paintShape(brush, teardropPath(state.measures.shapes.template));
  context.restore();
}

/** @param {Brush} brush @param {Path2D} path tinted glass with a firm edge, so that what lies under it is still seen */
function paintShape({ context, palette, pixel }, path) {
  context.save();
  context.globalAlpha = 0.22;
  context.fillStyle = palette.gold;
  context.fill(path);
  context.globalAlpha = 1;
  context.strokeStyle = "rgb(0 0 0 / 65%)";
  context.lineWidth = 5 * pixel;
  context.stroke(path);
  context.strokeStyle = palette.gold;
  context.lineWidth = 2.5 * pixel;
  context.stroke(path);
  context.restore();
}

/** @param {Brush} brush @param {Point} at the middle of a marker, or where something comes down */
export function paintCross({ context, palette, pixel }, [x, y]) {
  const arm = 7 * pixel;
  context.save();
  context.lineCap = "round";
  [
    ["rgb(0 0 0 / 65%)", 5],
    [palette.gold, 2],
  ].forEach(([colour, width]) => {
    context.strokeStyle = String(colour);
    context.lineWidth = Number(width) * pixel;
    context.beginPath();
    context.moveTo(x - arm, y);
    context.lineTo(x + arm, y);
    context.moveTo(x, y - arm);
    context.lineTo(x, y + arm);
    context.stroke();
  });
  context.restore();
}

/** @param {Brush} brush @param {string[]} hit models */
export function paintStruck(brush, hit) {
  const { models } = brush.state.table;
  hit
    .filter((id) => models[id] && standing(models[id]))
    .forEach((id) => (isFriend(brush.state, id) ? paintFriend(brush, id) : paintFoe(brush, id)));
}

/** @param {State} state @param {string} id */
const isFriend = ({ table, seat }, id) => table.models[id] !== undefined && seatOf(table, id) === seat;

/** @param {Brush} brush @param {string} id */
function paintFoe(brush, id) {
  const { palette, pixel } = brush;
  ring(brush, id, 2.5 * pixel, { colour: "rgb(0 0 0 / 60%)", width: 6 });
  ring(brush, id, 2.5 * pixel, { colour: palette.gold, width: 3.5 });
}

/** @param {Brush} brush @param {string} id */
function paintFriend(brush, id) {
  const { pixel } = brush;
  ring(brush, id, 2.5 * pixel, { colour: "rgb(0 0 0 / 60%)", width: 6 });
  ring(brush, id, 2.5 * pixel, { colour: CHALK, width: 3.5, dash: [5, 4] });
}

/** @param {Brush} brush @param {string} id */
function writeWarning(brush, id) {
  const { x, y } = brush.state.table.models[id];
  writeLabel(brush, "!", [x, y - 20 * brush.pixel], { size: 17, weight: 600 });
}

/** @param {State} state @param {Point} at where the middle of them is put @returns {[string, Pose][]} */
function scattering(state, at) {
  const { models } = state.table;
  const stand = scatteringModels(state).filter((id) => models[id] && standing(models[id]));
  if (!stand.length) return [];
  const centre = middle(stand.map((id) => [models[id].x, models[id].y]));
  return stand.map((id) => [
    id,
    { ...models[id], x: models[id].x + at[0] - centre[0], y: models[id].y + at[1] - centre[1] },
  ]);
}

/** @param {Brush} brush @param {string} id @param {Pose} pose */
export function paintHeld(brush, id, pose) {
  const { state } = brush;
  paintBase(brush, state.table.models[id], pose, {
    ...lookOf(state, id, numbers(state.table).get(id) ?? ""),
    ghost: true,
    alpha: 0.85,
  });
}
