/* Creatures on their tiles: seat by colour and shape, initials, HP, what their limbs have taken; the dead lie flat. */

import { FONT, writeLabel } from "../../../render/labels.js";
import { centre, fightOf, isAlive, LIMBS } from "../fight.js";

const HALF = 0.39;
const LEAST_FOR_LETTERS = 15;
const LEAST_FOR_HP = 24;
const LEAST_FOR_NAME = 60;
const INK = "#f4efe4";
/** Bearings of the middle of each limb's share of the ring. @type {Record<Limb, number>} */
const PLACES = { head: 0, right_arm: 60, right_leg: 120, torso: 180, left_leg: 240, left_arm: 300 };
const ARC = 52;

/** @param {Brush} brush all but those on their way */
export function paintCreatures(brush) {
  const fight = fightOf(brush.state);
  const away = new Set(fight.strides.map(({ creature }) => creature));
  const { creatures } = fight.table;
  const shown = Object.keys(creatures)
    .filter((id) => !away.has(id))
    .sort((one, other) => Number(isAlive(creatures[one])) - Number(isAlive(creatures[other])));
  shown.forEach((id) => paintCreature(brush, creatures[id], centre(creatures[id].tile), false));
  if (brush.camera.scale >= LEAST_FOR_NAME) shown.forEach((id) => writeName(brush, creatures[id]));
}

/** @param {Brush} brush @param {Creature} creature below its tile */
export function writeName(brush, { name, tile }) {
  const [x, y] = centre(tile);
  writeLabel(brush, name, [x, y + 0.5 + 7 * brush.pixel], { size: 11, weight: 600 });
}

/** @param {Brush} brush @param {Creature} creature @param {Point} at @param {boolean} ghost */
export function paintCreature(brush, creature, [x, y], ghost) {
  const { context, camera } = brush;
  context.save();
  context.translate(x, y);
  if (isAlive(creature)) paintStanding(brush, creature, ghost);
  else paintFallen(brush, creature);
  context.restore();
  if (!ghost && isAlive(creature) && camera.scale >= LEAST_FOR_HP) writeHp(brush, creature, [x, y]);
}

/** @param {Brush} brush @param {Creature} creature @param {boolean} ghost */
function paintStanding(brush, creature, ghost) {
  const { context, palette, pixel } = brush;
  if (!ghost) {
    context.fillStyle = "rgb(0 0 0 / 42%)";
    trace(context, creature.seat, HALF + 0.03, 0.05, 0.09);
    context.fill();
  }
  context.globalAlpha = ghost ? 0.82 : 1;
  context.fillStyle = bodyFill(brush, creature.seat);
  trace(context, creature.seat, HALF, 0, 0);
  context.fill();
  context.lineWidth = Math.max(0.075, 2 * pixel);
  context.strokeStyle = palette[creature.seat];
  if (ghost) context.setLineDash([0.14, 0.09]);
  context.stroke();
  context.setLineDash([]);
  if (!ghost) paintLimbs(brush, creature);
  if (brush.camera.scale >= LEAST_FOR_LETTERS) writeInitials(brush, creature.name);
}

/** @param {CanvasRenderingContext2D} context @param {Seat} seat red is round, blue is square @param {number} half @param {number} x @param {number} y */
function trace(context, seat, half, x, y) {
  context.beginPath();
  if (seat === "red") context.arc(x, y, half, 0, 2 * Math.PI);
  else context.roundRect(x - half * 0.94, y - half * 0.94, half * 1.88, half * 1.88, 0.1);
}

/** @param {Brush} brush @param {Seat} seat */
function bodyFill({ context, palette }, seat) {
  const fill = context.createRadialGradient(-0.12, -0.16, 0.04, 0, 0, 0.5);
  fill.addColorStop(0, palette["base-light"]);
  fill.addColorStop(0.75, palette[`base-${seat}`]);
  fill.addColorStop(1, "#0d0c0c");
  return fill;
}

/** @param {Brush} brush @param {Creature} creature a ring in six parts, as far filled as each limb is on its way to be crippled */
function paintLimbs({ context, palette, pixel }, { crippling, limbs }) {
  context.lineWidth = Math.max(0.055, 1.5 * pixel);
  LIMBS.forEach((limb) => {
    const [taken, threshold] = [crippling[limb] ?? 0, limbs[limb]?.cripple ?? 0];
    if (!taken || !threshold) return;
    const share = Math.min(1, taken / threshold);
    const [from, sweep] = [radians(PLACES[limb] - 90 - ARC / 2), radians(ARC)];
    context.strokeStyle = "rgb(0 0 0 / 60%)";
    arc(context, from, sweep);
    context.strokeStyle = share >= 1 ? palette.red : palette.amber;
    arc(context, from, sweep * share);
  });
}

/** @param {number} degrees */
const radians = (degrees) => (degrees * Math.PI) / 180;

/** @param {CanvasRenderingContext2D} context @param {number} from @param {number} sweep */
function arc(context, from, sweep) {
  context.beginPath();
  context.arc(0, 0, HALF - 0.11, from, from + sweep);
  context.stroke();
}

/** @param {Brush} brush @param {string} name "Boss Grit" is BG, "Rat" is Ra */
function writeInitials({ context, pixel, camera }, name) {
  context.save();
  context.scale(pixel, pixel);
  context.font = `600 ${Math.round(Math.min(22, camera.scale * 0.31))}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = INK;
  context.fillText(initials(name), 0, 0.5);
  context.restore();
}

/** @param {string} name */
function initials(name) {
  const words = name.split(/\s+/).filter(Boolean);
  return words.length > 1 ? words.slice(0, 2).map((word) => word[0].toUpperCase()).join("") : name.slice(0, 2);
}

/** @param {Brush} brush @param {Creature} creature @param {Point} at */
export function writeHp(brush, { hp, seat }, [x, y]) {
  const { context, palette, pixel } = brush;
  context.save();
  context.translate(x + 0.36, y - 0.36);
  context.scale(pixel, pixel);
  context.font = `600 11px ${FONT}`;
  const width = context.measureText(String(hp)).width + 8;
  context.fillStyle = palette.glass;
  context.strokeStyle = palette[seat];
  context.beginPath();
  context.roundRect(-width / 2, -8, width, 16, 8);
  context.fill();
  context.stroke();
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = palette.ink;
  context.fillText(String(hp), 0, 0.5);
  context.restore();
}

/** @param {Brush} brush @param {Creature} creature */
function paintFallen({ context, palette, pixel }, { seat }) {
  context.globalAlpha = 0.55;
  context.strokeStyle = palette[seat];
  context.lineWidth = Math.max(0.06, 1.5 * pixel);
  trace(context, seat, HALF * 0.8, 0, 0);
  context.stroke();
  context.beginPath();
  context.moveTo(-0.18, -0.18);
  context.lineTo(0.18, 0.18);
  context.moveTo(0.18, -0.18);
  context.lineTo(-0.18, 0.18);
  context.stroke();
}
