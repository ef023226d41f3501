/* One model: shadow, base, rim and mark in the colour and shape of its seat, facing notch, number, wounds left. */

import { halves } from "../bases.js";
import { radians } from "../geometry.js";
import { GLYPHS } from "./glyphs.js";
import { FONT } from "./labels.js";
import { pictureOf } from "./pictures.js";
import { INK, paintPicture, traceBase, writeNumber } from "./portrait.js";

const FULL = 2 * Math.PI;
const LEAST_FOR_NUMBER = 6;
const LEAST_FOR_NUMBER_IN_RANKS = 11;
const LEAST_FOR_GLYPH = 17;
const MOST_PIPS = 6;
/** CSS pixels. */
const SIGN = { across: 20, down: 9, size: 12 };

/** @param {Brush} brush @param {Model} model @param {Pose} pose @param {Look} look */
export function paintBase(brush, model, pose, look) {
  const { context } = brush;
  const size = halves(model.base);
  context.save();
  context.globalAlpha = look.alpha ?? 1;
  context.translate(pose.x, pose.y);
  if (!look.ghost) paintShadow(context, model.base, size, pose.facing);
  context.rotate(radians(pose.facing));
  paintBody(brush, model.base, size, look);
  const picture = pictureOf(model.art);
  if (picture) paintPicture(context, picture, model.base, size, pose.facing);
  paintNotch(brush, size, look);
  paintSeatMark(brush, model.base, size, look);
  if (look.full > 1) paintWounds(brush, size, model.wounds, look);
  context.rotate(-radians(pose.facing));
  if (!isNumbered(brush, model.base)) return context.restore();
  if (picture) writeNumber(brush, size, look.number);
  else paintFace(brush, size, look);
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Base} base
 * @param {{along: number, across: number}} size
 * @param {number} facing
 */
function paintShadow(context, base, size, facing) {
  context.save();
  context.translate(0.07, 0.11);
  context.rotate(radians(facing));
  context.fillStyle = "rgb(0 0 0 / 38%)";
  context.beginPath();
  traceBase(context, base, { along: size.along + 0.05, across: size.across + 0.05 });
  context.fill();
  context.restore();
}

/** @param {Brush} brush @param {Base} base @param {{along: number, across: number}} size @param {Look} look */
function paintBody({ context, palette, pixel }, base, size, look) {
  const rim = Math.min(0.11, Math.max(0.07, 2 * pixel));
  context.beginPath();
  traceBase(context, base, { along: size.along - rim / 2, across: size.across - rim / 2 });
  context.fillStyle = bodyFill(context, palette, look.seat, Math.max(size.along, size.across));
  context.fill();
  context.lineWidth = rim;
  context.strokeStyle = palette[look.seat];
  if (look.ghost) context.setLineDash([rim * 2.4, rim * 1.6]);
  context.stroke();
  context.setLineDash([]);
}

/** @param {CanvasRenderingContext2D} context @param {Palette} palette @param {Seat} seat @param {number} reach */
function bodyFill(context, palette, seat, reach) {
  const fill = context.createRadialGradient(-reach * 0.3, -reach * 0.4, reach * 0.1, 0, 0, reach * 1.15);
  fill.addColorStop(0, palette["base-light"]);
  fill.addColorStop(0.75, palette[`base-${seat}`]);
  fill.addColorStop(1, "#0d0c0c");
  return fill;
}

/**
 * @param {Brush} brush
 * @param {{along: number, across: number}} size
 * @param {Look} look points where the model faces
 */
function paintNotch({ context, palette }, { along, across }, { seat }) {
  const wide = Math.min(0.2, across * 0.34);
  context.fillStyle = palette[seat];
  context.beginPath();
  context.moveTo(0, -along - wide * 0.75);
  context.lineTo(wide, -along + wide * 0.35);
  context.lineTo(-wide, -along + wide * 0.35);
  context.closePath();
  context.fill();
}

/**
 * @param {Brush} brush
 * @param {Base} base
 * @param {{along: number, across: number}} size
 * @param {Look} look red is round, blue is square
 */
function paintSeatMark({ context, palette }, base, { along, across }, { seat }) {
  const mark = Math.min(0.15, across * 0.24);
  const corner = base.shape === "rect" ? 0.78 : 0.66;
  const [x, y] = [-across * corner, along * corner];
  context.fillStyle = palette[seat];
  context.strokeStyle = palette["surface-0"];
  context.lineWidth = mark * 0.35;
  context.beginPath();
  if (seat === "red") context.arc(x, y, mark, 0, FULL);
  else context.rect(x - mark * 0.9, y - mark * 0.9, mark * 1.8, mark * 1.8);
  context.stroke();
  context.fill();
}

/**
 * @param {Brush} brush
 * @param {{along: number, across: number}} size
 * @param {number} wounds left
 * @param {Look} look
 */
function paintWounds({ context }, { along, across }, wounds, { full }) {
  const pip = Math.min(0.085, across * 0.11);
  const shown = Math.min(full, MOST_PIPS);
  for (let index = 0; index < shown; index += 1) {
    const angle = radians(90 + (index - (shown - 1) / 2) * 24);
    context.beginPath();
    context.arc(Math.cos(angle) * across * 0.72, Math.sin(angle) * along * 0.72, pip, 0, FULL);
    context.fillStyle = index < Math.ceil((wounds * shown) / full) ? INK : "rgb(0 0 0 / 60%)";
    context.fill();
  }
}

/**
 * @param {Brush} brush
 * @param {{along: number, across: number}} size
 * @param {Look} look its number; its sign where there is room, or no number
 */
function paintFace({ context, pixel }, { along, across }, { number, glyph }) {
  const room = Math.min(along, across) / pixel;
  const signed = GLYPHS[glyph] && (room >= LEAST_FOR_GLYPH || !number);
  context.scale(pixel, pixel);
  context.fillStyle = INK;
  if (signed) paintGlyph(context, glyph, room, number ? -0.3 : -0.06);
  context.font = `600 ${signed ? room * 0.62 : Math.min(18, room * 0.98)}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(number, 0, signed ? room * 0.34 : room * 0.06);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} glyph
 * @param {number} room CSS pixels
 * @param {number} up share of the room
 */
function paintGlyph(context, glyph, room, up) {
  context.save();
  context.translate(0, room * up);
  context.scale(room * 0.032, room * 0.032);
  context.fill(GLYPHS[glyph]);
  context.restore();
}

/** @param {Brush} brush @param {Base} base @returns {boolean} whether its number can be read at this zoom */
export function isNumbered({ pixel }, base) {
  const { along, across } = halves(base);
  return Math.min(along, across) / pixel >= (base.shape === "rect" ? LEAST_FOR_NUMBER_IN_RANKS : LEAST_FOR_NUMBER);
}

/** @param {Brush} brush @param {number[]} at @param {string} glyph @param {string} words one plate for a whole block */
export function paintSign({ context, pixel }, [x, y], glyph, words) {
  context.save();
  context.translate(x, y);
  context.scale(pixel, pixel);
  context.fillStyle = "rgb(13 12 12 / 78%)";
  context.beginPath();
  context.roundRect(-SIGN.across, -SIGN.down, SIGN.across * 2, SIGN.down * 2, SIGN.down);
  context.fill();
  context.fillStyle = INK;
  context.translate(-SIGN.across * 0.45, 0);
  if (GLYPHS[glyph]) paintGlyph(context, glyph, SIGN.down * 1.3, 0);
  context.font = `600 ${SIGN.size}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(words, SIGN.across, 0.5);
  context.restore();
}
