/* Finding a place for words on a crowded table: of several boxes the one that covers least of what matters. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{box: Box, weight: number}} Obstacle */

/**
 * @param {Box[]} boxes the best first
 * @param {Obstacle[]} obstacles
 * @returns {Box} the first that covers nothing, else the one that covers least
 */
export function freest(boxes, obstacles) {
  const costs = boxes.map((box) => obstacles.reduce((sum, { box: other, weight }) => sum + weight * shared(box, other), 0));
  return boxes[costs.indexOf(Math.min(...costs))];
}

/** @param {number} x @param {number} y @param {number} across @param {number} down half sizes @returns {Box} */
export const boxAround = (x, y, across, down) => ({ left: x - across, top: y - down, right: x + across, bottom: y + down });

/** @param {Box} box @returns {Point} */
export const middleOf = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];

/** @param {Box} one @param {Box} other @returns {number} the area both cover */
function shared(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
