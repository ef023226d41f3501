/* What is held over the mat before it is placed, by this hand or by another. */

import { commandOf, scatteringModels } from "../aim.js";
import { middle, radians } from "../geometry.js";
import { numbers, standing } from "../pieces.js";
import { edgePoint, teardropPath } from "../teardrop.js";
import { paintBase } from "./base.js";
import { writeLabel } from "./labels.js";
import { lookOf } from "./models.js";
import { paintStruck, warnOfFriends } from "./struck.js";

/** @param {Brush} brush what this hand holds */
export function paintAim(brush) {
  const { state, palette } = brush;
  if (!state.aim) return;
  paintOver(brush, commandOf(state, state.aim), palette.gold);
  const under = Object.keys(state.aim.answer?.hits ?? {});
  paintStruck(brush, under, state.seat);
  warnOfFriends(brush, under);
}

/** @param {Brush} brush what the others hold, in the colour of the hand and with its name */
export function paintTheirAims(brush) {
  const { state, palette } = brush;
  Object.entries(state.hands).forEach(([seat, { aim }]) => {
    if (!aim) return;
    paintOver(brush, aim.command, palette[seat]);
    paintStruck(brush, Object.keys(aim.told?.hits ?? {}), /** @type {Viewer} */ (seat));
    writeWhose(brush, /** @type {Seat} */ (seat), aim.command);
  });
}

/** @param {Brush} brush @param {Command} command what it would put on the mat @param {string} [colour] */
export const paintOver = (brush, command, colour = brush.palette.gold) => PAINTERS[command.do]?.(brush, command, colour);

/** @type {Record<string, (brush: Brush, command: any, colour: string) => void>} */
const PAINTERS = {
  blast: (brush, { x, y, size }, colour) => paintMarker(brush, [x, y], brush.state.measures.shapes.blast[/** @type {"small" | "large"} */ (size)], colour),
  template(brush, { model, bearing }, colour) {
    const firer = brush.state.table.models[model ?? ""];
    if (firer && standing(firer)) paintTemplate(brush, edgePoint(firer, bearing), bearing, colour);
  },
  scatter(brush, command, colour) {
    paintCross(brush, [command.x, command.y], colour);
    scattering(brush.state, command).forEach(([id, pose]) => paintHeld(brush, id, pose));
  },
  place(brush, { model, x, y, facing, floor }) {
    const held = brush.state.table.models[model];
    if (held) paintHeld(brush, model, { x, y, facing: facing ?? held.facing, floor });
  },
};

/** @param {Brush} brush @param {Seat} seat @param {Command} command */
function writeWhose(brush, seat, command) {
  const { palette, pixel, state } = brush;
  const at = command.do === "template" ? state.table.models[command.model] : command;
  const away = command.do === "blast" ? state.measures.shapes.blast[/** @type {"small" | "large"} */ (command.size)] : 0.8;
  const words = `${seat === "red" ? "Red" : "Blue"} · ${AIMED[command.do](command)}`;
  if (at) writeLabel(brush, words, [at.x, at.y + away + 14 * pixel], { size: 13, weight: 600, colour: palette[seat] });
}

/** @type {Record<string, (command: any) => string>} */
const AIMED = {
  blast: ({ size }) => `${size} blast`,
  template: () => "template",
  scatter: () => "scatter",
  place: () => "comes back",
};

/** @param {Brush} brush @param {Point} at @param {number} radius inches @param {string} [colour] */
export function paintMarker(brush, [x, y], radius, colour = brush.palette.gold) {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  paintShape(brush, path, colour);
  paintCross(brush, [x, y], colour);
}

/** @param {Brush} brush @param {Point} tip @param {number} bearing @param {string} [colour] */
export function paintTemplate(brush, [x, y], bearing, colour = brush.palette.gold) {
  const { context, state } = brush;
  context.save();
  context.translate(x, y);
  context.rotate(radians(bearing));
  paintShape(brush, teardropPath(state.measures.shapes.template), colour);
  context.restore();
}

/** @param {Brush} brush @param {Path2D} path tinted glass with a firm edge, so that what lies under it is still seen @param {string} colour */
function paintShape({ context, pixel }, path, colour) {
  context.save();
  context.globalAlpha = 0.22;
  context.fillStyle = colour;
  context.fill(path);
  context.globalAlpha = 1;
  context.strokeStyle = "rgb(0 0 0 / 65%)";
  context.lineWidth = 5 * pixel;
  context.stroke(path);
  context.strokeStyle = colour;
  context.lineWidth = 2.5 * pixel;
  context.stroke(path);
  context.restore();
}

/** @param {Brush} brush @param {Point} at the middle of a marker, or where something comes down @param {string} [colour] */
export function paintCross({ context, palette, pixel }, [x, y], colour = palette.gold) {
  const arm = 7 * pixel;
  context.save();
  context.lineCap = "round";
  [
    ["rgb(0 0 0 / 65%)", 5],
    [colour, 2],
  ].forEach(([ink, width]) => {
    context.strokeStyle = String(ink);
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

/** @param {State} state @param {Command} command where the middle of them is put @returns {[string, Pose][]} */
function scattering({ table }, command) {
  const { models } = table;
  const stand = scatteringModels(table, command).filter((id) => models[id] && standing(models[id]));
  if (!stand.length) return [];
  const centre = middle(stand.map((id) => [models[id].x, models[id].y]));
  return stand.map((id) => [
    id,
    { ...models[id], x: models[id].x + command.x - centre[0], y: models[id].y + command.y - centre[1] },
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
