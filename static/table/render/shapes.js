/* Paths, shadows and scattered places: what every painter of ground needs. All lengths in inches. */

import { bounds, inside, middle } from "../geometry.js";

/** @param {number[][]} outline @returns {Path2D} */
export function pathOf(outline) {
  const path = new Path2D();
  outline.forEach(([x, y], index) => (index ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
  return path;
}

/** @param {number[][]} points @returns {Path2D} open */
export function lineOf(points) {
  const path = new Path2D();
  points.forEach(([x, y], index) => (index ? path.lineTo(x, y) : path.moveTo(x, y)));
  return path;
}

/** @param {number[][]} outline @returns {Path2D} through the middles of its sides, corners rounded off */
export function softPathOf(outline) {
  const path = new Path2D();
  outline.forEach((corner, index) => {
    const [from, to] = [
      middle([outline.at(index - 1) ?? corner, corner]),
      middle([corner, outline[(index + 1) % outline.length]]),
    ];
    if (index === 0) path.moveTo(from[0], from[1]);
    path.quadraticCurveTo(corner[0], corner[1], to[0], to[1]);
  });
  path.closePath();
  return path;
}

/** @param {number[][]} outline @param {number[]} about @param {number} share @returns {Point[]} */
export function shrunk(outline, about, share) {
  return outline.map(([x, y]) => [about[0] + (x - about[0]) * share, about[1] + (y - about[1]) * share]);
}

/**
 * @param {Brush} brush
 * @param {Path2D} path
 * @param {string} fill
 * @param {number} height inches: the light comes from the top left
 */
export function fillWithShadow({ context, dense }, path, fill, height) {
  context.save();
  context.shadowColor = "rgb(0 0 0 / 55%)";
  context.shadowBlur = (0.15 + height * 0.16) * dense;
  context.shadowOffsetX = height * 0.1 * dense;
  context.shadowOffsetY = height * 0.14 * dense;
  context.fillStyle = fill;
  context.fill(path);
  context.restore();
}

/** @param {string} word @returns {() => number} the same numbers for the same word, every time and everywhere */
export function randomFor(word) {
  let seed = [...word].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    seed ^= seed + Math.imul(seed ^ (seed >>> 7), seed | 61);
    return ((seed ^ (seed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * @param {number[][]} outline
 * @param {number} spacing
 * @param {() => number} random
 * @returns {Point[]} evenly strewn over it
 */
export function strewn(outline, spacing, random) {
  const { left, top, right, bottom } = bounds(outline);
  /** @type {Point[]} */
  const found = [];
  for (let y = top + spacing / 2; y < bottom; y += spacing) {
    for (let x = left + spacing / 2; x < right; x += spacing) {
      found.push([x + (random() - 0.5) * spacing * 0.8, y + (random() - 0.5) * spacing * 0.8]);
    }
  }
  return found.filter((point) => inside(point, outline));
}

/** @param {number[][]} outline @param {number} spacing @returns {Point[]} along its sides */
export function along(outline, spacing) {
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length];
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / spacing));
    return Array.from(
      { length: steps },
      (_, step) =>
        /** @type {Point} */ ([
          from[0] + ((to[0] - from[0]) * step) / steps,
          from[1] + ((to[1] - from[1]) * step) / steps,
        ]),
    );
  });
}
