/* What part of the mat the window shows, in the mat's own unit. x and y are at the middle, scale is CSS pixels a unit. */

import { clamp } from "./geometry.js";

const CLOSEST = 160;
/** CSS pixels kept free round a fitted mat; the tools lie below. */
const MARGIN = { across: 20, above: 16, below: 92 };

/** @param {HTMLElement} host @param {Mat} mat @returns {Camera} */
export function createCamera({ clientWidth: width, clientHeight: height }, mat) {
  return { x: 0, y: 0, scale: 20, width, height, mat };
}

/** @param {Camera} camera @param {number[]} point on the mat @returns {Point} CSS pixels from the stage's top left */
export function toScreen(camera, point) {
  return [
    (point[0] - camera.x) * camera.scale + camera.width / 2,
    (point[1] - camera.y) * camera.scale + camera.height / 2,
  ];
}

/** @param {Camera} camera @param {number[]} pixel CSS pixels @returns {Point} on the mat */
export function toTable(camera, pixel) {
  return [
    (pixel[0] - camera.width / 2) / camera.scale + camera.x,
    (pixel[1] - camera.height / 2) / camera.scale + camera.y,
  ];
}

/** @param {Camera} camera */
function fittingScale(camera) {
  const across = Math.max(80, camera.width - 2 * MARGIN.across) / camera.mat.width;
  const down = Math.max(80, camera.height - MARGIN.above - MARGIN.below) / camera.mat.depth;
  return Math.min(across, down);
}

/** @param {Camera} camera shows the whole mat */
export function fit(camera) {
  camera.scale = fittingScale(camera);
  camera.x = camera.mat.width / 2;
  camera.y = camera.mat.depth / 2 + (MARGIN.below - MARGIN.above) / 2 / camera.scale;
}

/**
 * @param {Camera} camera shows the whole mat, or on a narrow screen what is round the point
 * @param {number[]} point
 * @param {Legible} legible
 */
export function settle(camera, point, { least, good }) {
  fit(camera);
  if (camera.scale >= least) return;
  camera.scale = good;
  camera.x = within(point[0], camera.mat.width, camera.width / camera.scale, [0, 0]);
  const free = /** @type {Point} */ ([MARGIN.above / camera.scale, MARGIN.below / camera.scale]);
  camera.y = within(point[1], camera.mat.depth, camera.height / camera.scale, free);
}

/**
 * @param {number} wanted
 * @param {number} size of the mat
 * @param {number} seen of it
 * @param {Point} free before and behind the mat
 * @returns {number} the middle of what is seen, with nothing beside the mat where the mat is large enough
 */
function within(wanted, size, seen, [before, behind]) {
  const [least, most] = [seen / 2 - before, size - seen / 2 + behind];
  return least > most ? (least + most) / 2 : clamp(wanted, least, most);
}

/** @param {Camera} camera @param {number} dx @param {number} dy CSS pixels */
export function pan(camera, dx, dy) {
  camera.x = clamp(camera.x - dx / camera.scale, 0, camera.mat.width);
  camera.y = clamp(camera.y - dy / camera.scale, 0, camera.mat.depth);
}

/**
 * @param {Camera} camera
 * @param {number[]} pixel stays where it is
 * @param {number} factor
 */
export function zoom(camera, pixel, factor) {
  const before = toTable(camera, pixel);
  camera.scale = clamp(camera.scale * factor, fittingScale(camera) / 2, CLOSEST);
  const after = toTable(camera, pixel);
  camera.x = clamp(camera.x + before[0] - after[0], 0, camera.mat.width);
  camera.y = clamp(camera.y + before[1] - after[1], 0, camera.mat.depth);
}

/** @param {Camera} camera @param {number[]} point brought to the middle */
export function lookAt(camera, point) {
  camera.x = clamp(point[0], 0, camera.mat.width);
  camera.y = clamp(point[1], 0, camera.mat.depth);
}
