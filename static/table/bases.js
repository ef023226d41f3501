/* Bases as they lie on the mat: their size in inches, what they cover, and the gap between two of them. */

import { distance, inside, nearestOn, radians } from "./geometry.js";

const MILLIMETRES = 25.4;
const OVAL_CORNERS = 32;
const FINE_CORNERS = 96;

/** @param {Base} base @returns {{along: number, across: number}} half sizes in inches */
export function halves(base) {
  if (base.shape === "round")
    return { along: base.diameter / 2 / MILLIMETRES, across: base.diameter / 2 / MILLIMETRES };
  return { along: base.length / 2 / MILLIMETRES, across: base.width / 2 / MILLIMETRES };
}

/** @param {Base} base @returns {number} radius in inches of the circle round the base */
export function reach(base) {
  const { along, across } = halves(base);
  return base.shape === "rect" ? Math.hypot(along, across) : Math.max(along, across);
}

/**
 * @param {Base} base
 * @param {{x: number, y: number, facing: number}} pose
 * @param {number[]} point
 * @returns {Point}
 */
function inFrame(base, pose, point) {
  const angle = radians(base.shape === "round" ? 0 : pose.facing);
  const [x, y] = [point[0] - pose.x, point[1] - pose.y];
  return [x * Math.cos(angle) + y * Math.sin(angle), -x * Math.sin(angle) + y * Math.cos(angle)];
}

/** @param {Base} base @param {{x: number, y: number, facing: number}} pose @param {number[]} point */
export function covers(base, pose, point) {
  const { along, across } = halves(base);
  const [x, y] = inFrame(base, pose, point);
  if (base.shape === "rect") return Math.abs(x) <= across && Math.abs(y) <= along;
  return (x / across) ** 2 + (y / along) ** 2 <= 1;
}

/** @param {Base} base @returns {Point[]} corners about the origin, facing 0 */
function corners(base) {
  const { along, across } = halves(base);
  if (base.shape === "rect")
    return [
      [-across, -along],
      [across, -along],
      [across, along],
      [-across, along],
    ];
  return Array.from({ length: OVAL_CORNERS }, (_, index) => {
    const angle = (index / OVAL_CORNERS) * 2 * Math.PI;
    return /** @type {Point} */ ([across * Math.sin(angle), -along * Math.cos(angle)]);
  });
}

/**
 * The line a given way outside a base, about the origin, facing 0; an oval's is no oval, so it is drawn by its normals.
 * @param {Base} base @param {number} by inches @returns {Path2D}
 */
export function grownPath(base, by) {
  const path = new Path2D();
  const { along, across } = halves(base);
  if (base.shape === "round") path.arc(0, 0, across + by, 0, 2 * Math.PI);
  else if (base.shape === "rect") path.roundRect(-across - by, -along - by, 2 * (across + by), 2 * (along + by), by);
  else grownOval(along, across, by).forEach(([x, y]) => path.lineTo(x, y));
  path.closePath();
  return path;
}

/** @param {number} along @param {number} across @param {number} by @returns {Point[]} */
function grownOval(along, across, by) {
  return Array.from({ length: FINE_CORNERS }, (_, index) => {
    const angle = (index / FINE_CORNERS) * 2 * Math.PI;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const normal = Math.hypot(along * sine, across * cosine);
    return [across * sine + (by * along * sine) / normal, -along * cosine - (by * across * cosine) / normal];
  });
}

/**
 * @param {Base} base
 * @param {{x: number, y: number, facing: number}} pose
 * @returns {Outline} for drawing, not for judging
 */
export function outlineOf(base, pose) {
  const [sine, cosine] = [Math.sin(radians(pose.facing)), Math.cos(radians(pose.facing))];
  return corners(base).map(([x, y]) => [pose.x + x * cosine - y * sine, pose.y + x * sine + y * cosine]);
}

/**
 * @typedef {{base: Base, pose: {x: number, y: number, facing: number}}} Standing
 * @typedef {{gap: number, from: Point, to: Point}} Closest
 */

/** @param {Standing} one @param {Standing} other @returns {Closest} the gap between two bases and where it lies */
export function closest(one, other) {
  const [roundOne, roundOther] = [one.base.shape === "round", other.base.shape === "round"];
  if (roundOne && roundOther) return rims(centre(one), reach(one.base), centre(other), reach(other.base));
  if (roundOne) return mirrored(toRound(other, one));
  if (roundOther) return toRound(one, other);
  return outlines(outlineOf(one.base, one.pose), outlineOf(other.base, other.pose));
}

/** @param {Standing} standing @param {number[]} point @returns {Closest} */
export function closestTo(standing, point) {
  const spot = {
    base: /** @type {RoundBase} */ ({ shape: "round", diameter: 0 }),
    pose: { x: point[0], y: point[1], facing: 0 },
  };
  return closest(standing, spot);
}

/** @param {Standing} standing @returns {Point} */
const centre = (standing) => [standing.pose.x, standing.pose.y];

/** @param {Closest} closest @returns {Closest} */
const mirrored = ({ gap, from, to }) => ({ gap, from: to, to: from });

/** @param {Point} a @param {number} radiusA @param {Point} b @param {number} radiusB @returns {Closest} */
function rims(a, radiusA, b, radiusB) {
  const apart = distance(a, b) || 1e-9;
  const [dx, dy] = [(b[0] - a[0]) / apart, (b[1] - a[1]) / apart];
  return {
    gap: Math.max(0, apart - radiusA - radiusB),
    from: [a[0] + dx * radiusA, a[1] + dy * radiusA],
    to: [b[0] - dx * radiusB, b[1] - dy * radiusB],
  };
}

/** @param {Standing} cornered @param {Standing} round @returns {Closest} */
function toRound(cornered, round) {
  const outline = outlineOf(cornered.base, cornered.pose);
  const at = centre(round);
  const from = nearestOnOutline(at, outline);
  const rim = rims(from, 0, at, reach(round.base));
  return inside(at, outline) ? { ...rim, gap: 0 } : rim;
}

/** @param {Point} point @param {Outline} outline @returns {Point} */
function nearestOnOutline(point, outline) {
  let best = outline[0];
  outline.forEach((corner, index) => {
    const candidate = nearestOn(point, corner, outline[(index + 1) % outline.length]);
    if (distance(point, candidate) < distance(point, best)) best = candidate;
  });
  return best;
}

/** @param {Outline} one @param {Outline} other @returns {Closest} */
function outlines(one, other) {
  const outwards = cornersTo(one, other);
  const back = mirrored(cornersTo(other, one));
  const best = outwards.gap <= back.gap ? outwards : back;
  return inside(one[0], other) || inside(other[0], one) ? { ...best, gap: 0 } : best;
}

/** @param {Outline} one @param {Outline} other @returns {Closest} */
function cornersTo(one, other) {
  return one
    .map((from) => {
      const to = nearestOnOutline(from, other);
      return { gap: distance(from, to), from, to };
    })
    .reduce((best, next) => (next.gap < best.gap ? next : best));
}
