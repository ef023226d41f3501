/* The picture of a model, cut by its base, and its number over it. */

import { radians } from "../geometry.js";
import { boxAround } from "../places.js";
import { FONT } from "./labels.js";
import { cover } from "./pictures.js";

/** Inches of the base that stay visible round a picture. */
const RIM = 0.05;
const FULL = 2 * Math.PI;
/** Bases are dark in every theme. */
export const INK = "#f4efe4";

/**
 * @param {CanvasRenderingContext2D | Path2D} path
 * @param {Base} base
 * @param {{along: number, across: number}} size
 */
export function traceBase(path, base, { along, across }) {
  if (base.shape === "rect") path.rect(-across, -along, across * 2, along * 2);
  else path.ellipse(0, 0, across, along, 0, 0, FULL);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {HTMLImageElement} picture upright, cut by the base as it stands
 * @param {Base} base
 * @param {{along: number, across: number}} size
 * @param {number} facing
 */
export function paintPicture(context, picture, base, { along, across }, facing) {
  context.save();
  context.beginPath();
  traceBase(context, base, { along: along - RIM, across: across - RIM });
  context.clip();
  context.rotate(-radians(facing));
  const [sine, cosine] = [Math.abs(Math.sin(radians(facing))), Math.abs(Math.cos(radians(facing)))];
  cover(context, picture, boxAround(0, 0, across * cosine + along * sine, across * sine + along * cosine));
  context.restore();
}

/** @param {Brush} brush @param {{along: number, across: number}} size @param {string} number over a picture */
export function writeNumber({ context, pixel }, { along, across }, number) {
  const room = Math.min(along, across) / pixel;
  context.scale(pixel, pixel);
  context.font = `700 ${Math.min(15, room * 0.8)}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = 3;
  context.strokeStyle = "#0d0c0c";
  context.strokeText(number, 0, room * 0.5);
  context.fillStyle = INK;
  context.fillText(number, 0, room * 0.5);
}
