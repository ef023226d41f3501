/* Points, lengths and bearings. Bearing 0 points to the top edge of the mat and grows clockwise. */

/** @param {number} value @returns {number} rounded to a thousandth of an inch */
export const thousandth = (value) => Math.round(value * 1000) / 1000;

/** @param {number} bearing @returns {number} between 0 and 360, to a tenth of a degree */
export const bearing = (bearing) => Math.round((((bearing % 360) + 360) % 360) * 10) / 10;

/** @param {number} value @param {number} least @param {number} most */
export const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

/** @param {number} degrees */
export const radians = (degrees) => (degrees * Math.PI) / 180;

/** @param {number[]} a @param {number[]} b */
export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** @param {number[]} a @param {number[]} b @param {number} share @returns {Point} */
export function between(a, b, share) {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** @param {number[]} from @param {number[]} to @returns {number} degrees */
export const bearingTo = (from, to) => bearing((Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI);

/** @param {number[]} from @param {number} towards a bearing @param {number} inches @returns {Point} */
export function ahead(from, towards, inches) {
  return [from[0] + Math.sin(radians(towards)) * inches, from[1] - Math.cos(radians(towards)) * inches];
}

/** @param {number[]} point @param {number[]} about @param {number} degrees @returns {Point} */
export function turned(point, about, degrees) {
  const [sine, cosine] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const [x, y] = [point[0] - about[0], point[1] - about[1]];
  return [about[0] + x * cosine - y * sine, about[1] + x * sine + y * cosine];
}

/** @param {number[][]} points @returns {Point} */
export function middle(points) {
  const sum = points.reduce((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** @param {number[][]} points @returns {{left: number, top: number, right: number, bottom: number}} */
export function bounds(points) {
  const [across, down] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

/** @param {number[]} point @param {number[]} a @param {number[]} b @returns {Point} nearest on the segment */
export function nearestOn(point, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  if (square === 0) return [a[0], a[1]];
  const share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
  return between(a, b, clamp(share, 0, 1));
}

/** @param {number[]} point @param {number[][]} outline */
export function inside(point, outline) {
  let within = false;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length];
    const straddles = a[1] > point[1] !== b[1] > point[1];
    if (straddles && point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  });
  return within;
}
