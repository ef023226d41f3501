/* What part of the table the window shows. x and y are the inch at the middle, scale is CSS pixels an inch. */

import { clamp } from "./geometry.js";

const CLOSEST = 160;
/** CSS pixels an inch below which numbers on bases cannot be read, and with which they can. */
const LEAST_READABLE = 7;
const READABLE = 12;
/** CSS pixels kept free round a fitted mat; the tools lie below. */
const MARGIN = { across: 20, above: 16, below: 92 };

/** @param {number} width @param {number} height @returns {Camera} */
export function createCamera(width, height) {
  return { x: 0, y: 0, scale: 20, width, height };
}

/** @param {Camera} camera @param {number[]} point inches @returns {Point} CSS pixels from the stage's top left */
export function toScreen(camera, point) {
  return [
    (point[0] - camera.x) * camera.scale + camera.width / 2,
    (point[1] - camera.y) * camera.scale + camera.height / 2,
  ];
}

/** @param {Camera} camera @param {number[]} pixel CSS pixels @returns {Point} inches */
export function toTable(camera, pixel) {
  return [
    (pixel[0] - camera.width / 2) / camera.scale + camera.x,
    (pixel[1] - camera.height / 2) / camera.scale + camera.y,
  ];
}

/** @param {Camera} camera @param {{width: number, depth: number}} mat */
function fittingScale(camera, mat) {
  const across = Math.max(80, camera.width - 2 * MARGIN.across) / mat.width;
  const down = Math.max(80, camera.height - MARGIN.above - MARGIN.below) / mat.depth;
  return Math.min(across, down);
}

/** @param {Camera} camera @param {{width: number, depth: number}} mat shows the whole mat */
export function fit(camera, mat) {
  camera.scale = fittingScale(camera, mat);
  camera.x = mat.width / 2;
  camera.y = mat.depth / 2 + (MARGIN.below - MARGIN.above) / 2 / camera.scale;
}

/**
 * @param {Camera} camera
 * @param {{width: number, depth: number}} mat the whole of it, or on a narrow screen what is round the point
 * @param {number[]} point
 */
export function settle(camera, mat, point) {
  fit(camera, mat);
  if (camera.scale >= LEAST_READABLE) return;
  camera.scale = READABLE;
  lookAt(camera, mat, point);
}

/**
 * @param {Camera} camera
 * @param {{width: number, depth: number}} mat
 * @param {number} dx
 * @param {number} dy CSS pixels
 */
export function pan(camera, mat, dx, dy) {
  camera.x = clamp(camera.x - dx / camera.scale, 0, mat.width);
  camera.y = clamp(camera.y - dy / camera.scale, 0, mat.depth);
}

/**
 * @param {Camera} camera
 * @param {{width: number, depth: number}} mat
 * @param {number[]} pixel stays where it is
 * @param {number} factor
 */
export function zoom(camera, mat, pixel, factor) {
  const before = toTable(camera, pixel);
  camera.scale = clamp(camera.scale * factor, fittingScale(camera, mat) / 2, CLOSEST);
  const after = toTable(camera, pixel);
  camera.x = clamp(camera.x + before[0] - after[0], 0, mat.width);
  camera.y = clamp(camera.y + before[1] - after[1], 0, mat.depth);
}

/**
 * @param {Camera} camera
 * @param {{width: number, depth: number}} mat
 * @param {number[]} point brought to the middle
 */
export function lookAt(camera, mat, point) {
  camera.x = clamp(point[0], 0, mat.width);
  camera.y = clamp(point[1], 0, mat.depth);
}
