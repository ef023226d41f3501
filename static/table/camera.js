/* What part of the table the window shows. x and y are the inch at the middle, scale is CSS pixels an inch. */

import { clamp } from "./geometry.js";

const CLOSEST = 160;
const MARGIN = 28;

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
  const across = Math.max(80, camera.width - 2 * MARGIN) / mat.width;
  const down = Math.max(80, camera.height - 2 * MARGIN) / mat.depth;
  return Math.min(across, down);
}

/** @param {Camera} camera @param {{width: number, depth: number}} mat shows the whole mat */
export function fit(camera, mat) {
  camera.scale = fittingScale(camera, mat);
  camera.x = mat.width / 2;
  camera.y = mat.depth / 2;
}

/** @param {Camera} camera @param {{width: number, depth: number}} mat @param {number} dx @param {number} dy CSS pixels */
export function pan(camera, mat, dx, dy) {
  camera.x = clamp(camera.x - dx / camera.scale, 0, mat.width);
  camera.y = clamp(camera.y - dy / camera.scale, 0, mat.depth);
}

/** @param {Camera} camera @param {{width: number, depth: number}} mat @param {number[]} pixel stays where it is @param {number} factor */
export function zoom(camera, mat, pixel, factor) {
  const before = toTable(camera, pixel);
  camera.scale = clamp(camera.scale * factor, fittingScale(camera, mat) / 2, CLOSEST);
  const after = toTable(camera, pixel);
  camera.x = clamp(camera.x + before[0] - after[0], 0, mat.width);
  camera.y = clamp(camera.y + before[1] - after[1], 0, mat.depth);
}

/** @param {Camera} camera @param {{width: number, depth: number}} mat @param {number[]} point brought to the middle */
export function lookAt(camera, mat, point) {
  camera.x = clamp(point[0], 0, mat.width);
  camera.y = clamp(point[1], 0, mat.depth);
}
