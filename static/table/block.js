/* A block as it lies on the mat: its edges, its corners, and the grid of another shape. For drawing and dragging, not for judging. */

import { halves } from "./bases.js";
import { ahead, distance, middle, radians, thousandth } from "./geometry.js";
import { shownPose, standingModelsOf } from "./pieces.js";
import { movableSelection } from "./selection.js";

/** Pixels a corner's grip lies off the block, and may be missed by. */
const OUT = 12;
const GRIP = 20;

/** @param {State} state @param {string} unit @returns {Block | null} at the ghosts' places; null for others than blocks */
export function blockOf(state, unit) {
  if (state.table.units[unit]?.formation !== "ranks") return null;
  const ids = standingModelsOf(state.table, unit);
  if (!ids.length) return null;
  const poses = ids.map((id) => shownPose(state, id));
  const sizes = ids.map((id) => halves(state.table.models[id].base));
  const [along, across] = [Math.max(...sizes.map((size) => size.along)), Math.max(...sizes.map((size) => size.across))];
  const centre = middle(poses.map(({ x, y }) => [x, y]));
  const { facing } = poses[0];
  const spots = poses.map(({ x, y }) => inBlock(centre, facing, [x, y]));
  const [ups, rights] = [spots.map(([up]) => up), spots.map(([, right]) => right)];
  return {
    ids,
    facing,
    middle: centre,
    front: Math.max(...ups) + along,
    rear: Math.min(...ups) - along,
    left: Math.min(...rights) - across,
    right: Math.max(...rights) + across,
    along,
    across,
  };
}

/** @param {Point} centre @param {number} facing @param {Point} point @returns {Point} inches ahead and to the right */
function inBlock(centre, facing, [x, y]) {
  const [sine, cosine] = [Math.sin(radians(facing)), Math.cos(radians(facing))];
  const [dx, dy] = [x - centre[0], y - centre[1]];
  return [dx * sine - dy * cosine, dx * cosine + dy * sine];
}

/** @param {Block} block @param {number} up inches ahead of its middle @param {number} right @returns {Point} on the mat */
export function onMat({ middle: centre, facing }, up, right) {
  return ahead(ahead(centre, facing, up), facing + 90, right);
}

/** @param {Block} block @param {number} pixel inches @returns {Point[]} off its rear left and rear right corner, where no model is taken instead */
export function grips(block, pixel) {
  const rear = block.rear - OUT * pixel;
  return [onMat(block, rear, block.left - OUT * pixel), onMat(block, rear, block.right + OUT * pixel)];
}

/** @param {State} state @returns {Block | null} the block in hand, where it may be reshaped */
export function reshapable(state) {
  const [first] = movableSelection(state);
  const block = first && !state.draft?.sent ? blockOf(state, state.table.models[first].unit) : null;
  return block && block.ids.length > 1 && mayReshape(state) ? block : null;
}

/** @param {State} state a charge and a pile-in keep the shape */
const mayReshape = ({ draft }) => !["charge", "pile_in", "flee", "hit_and_run"].includes(draft?.manner ?? "");

/** @param {State} state @param {Camera} camera @param {Point} point @returns {number} 0 or 1 for a corner under the pointer, -1 for none */
export function cornerAt(state, camera, point) {
  const block = reshapable(state);
  return block ? grips(block, 1 / camera.scale).findIndex((grip) => distance(grip, point) * camera.scale <= GRIP) : -1;
}

/** @param {Block} block @returns {number} models side by side at its front */
export function filesOf(block) {
  return Math.max(1, Math.min(block.ids.length, Math.round((block.right - block.left) / (2 * block.across))));
}

/** @param {Block} block @param {0 | 1} corner @param {Point} point @returns {number} files of the shape whose corner lies nearest to a point */
export function filesReaching(block, corner, point) {
  const [up, right] = inBlock(block.middle, block.facing, point);
  const [wide, deep] = [corner ? right - block.left : block.right - right, block.front - up];
  const shapes = block.ids.map((_, index) => index + 1);
  const miss = (/** @type {number} */ files) => {
    const ranks = Math.ceil(block.ids.length / files);
    return Math.hypot(files * 2 * block.across - wide, ranks * 2 * block.along - deep);
  };
  return shapes.reduce((best, files) => (miss(files) < miss(best) ? files : best));
}

/**
 * @param {Block} block
 * @param {number} files
 * @param {"left" | "middle" | "right"} kept the part of its front that stays where it is
 * @returns {Record<string, Point>} a place for each, the last rank in the middle
 */
export function gridOf(block, files, kept) {
  const { ids, across, along } = block;
  const centre = { left: block.left + files * across, middle: (block.left + block.right) / 2, right: block.right - files * across }[kept];
  const places = ids.map((id, index) => {
    const rank = Math.floor(index / files);
    const inRank = Math.min(files, ids.length - rank * files);
    const right = centre + ((index % files) - (inRank - 1) / 2) * 2 * across;
    const [x, y] = onMat(block, block.front - along - rank * 2 * along, right);
    return [id, [thousandth(x), thousandth(y)]];
  });
  return Object.fromEntries(places);
}
