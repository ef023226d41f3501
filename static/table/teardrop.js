/* The template's outline, for drawing; whom it hits, the referee says. */

import { halves } from "./bases.js";
import { radians } from "./geometry.js";

/**
 * @param {{length: number, radius: number}} template inches
 * @returns {Path2D} its point at the origin, lying along bearing 0
 */
export function teardropPath({ length, radius }) {
  const reach = length - radius;
  const lean = Math.acos(radius / reach);
  const path = new Path2D();
  path.moveTo(0, 0);
  path.arc(0, -reach, radius, Math.PI / 2 + lean, Math.PI / 2 - lean + 2 * Math.PI);
  path.closePath();
  return path;
}

/** @param {Model} model @param {number} bearing @returns {Point} where a ray from the base's middle leaves the base */
export function edgePoint({ base, x, y, facing }, bearing) {
  const { along, across } = halves(base);
  const turn = radians(bearing - facing);
  const [forward, sideways] = [Math.abs(Math.cos(turn)) / along, Math.abs(Math.sin(turn)) / across];
  const share = base.shape === "rect" ? Math.max(forward, sideways) : Math.hypot(forward, sideways);
  return [x + Math.sin(radians(bearing)) / share, y - Math.cos(radians(bearing)) / share];
}
