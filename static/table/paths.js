/* Paths of models: how long they are, and how much of one a share is. */

import { between, distance } from "./geometry.js";

/** @param {number[][]} points @returns {number} inches along the polyline */
export function length(points) {
  return points.slice(1).reduce((total, point, index) => total + distance(points[index], point), 0);
}

/** @param {Track} track @returns {Place[]} start, waypoints and end */
export function points(track) {
  const { from, to } = track;
  return [[from.x, from.y, from.floor], ...track.fixed, [to.x, to.y, to.floor]];
}

/** @param {Track} track @returns {number} inches from start to end */
export const travelled = (track) => length(points(track));

/** @param {Place[]} path @param {number} along inches from its start @returns {Place} */
export function placeAlong(path, along) {
  let left = along;
  for (let index = 1; index < path.length; index += 1) {
    const leg = distance(path[index - 1], path[index]);
    if (left <= leg) return placed(path[index - 1], path[index], leg === 0 ? 0 : left / leg);
    left -= leg;
  }
  return path[path.length - 1];
}

/** @param {Place} from @param {Place} to @param {number} share @returns {Place} */
function placed(from, to, share) {
  const [x, y] = between(from, to, share);
  return [x, y, share === 1 ? to[2] : from[2]];
}

/** @param {Place[]} path @param {number} share of its length @returns {Place[]} the first part of the path */
export function firstPart(path, share) {
  const whole = length(path);
  const kept = [path[0]];
  for (let index = 1; index < path.length && length(path.slice(0, index + 1)) < whole * share; index += 1) {
    kept.push(path[index]);
  }
  return [...kept, placeAlong(path, whole * share)];
}
