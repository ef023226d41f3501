/* A canvas for a picture of its own, as sharp as the screen. */

import { backingRatio } from "../stage.js";

/** @param {HTMLCanvasElement} canvas @param {Palette} palette @param {TableFile} table @returns {Easel | null} cleared; null while the canvas takes no room */
export function easelOf(canvas, palette, table) {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!width || !height) return null;
  const ratio = backingRatio(width, height, devicePixelRatio);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.scale(canvas.width / width, canvas.height / height);
  return { context, palette, table, width, height };
}
