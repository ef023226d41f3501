/* The handle that turns what is selected: where it sits, for the hand and for the eye. */

import { reach } from "./bases.js";
import { ahead, distance, middle } from "./geometry.js";
import { shownPose, unitOf } from "./pieces.js";
import { movableSelection } from "./selection.js";

const BEYOND = 26;
const GRIP = 14;

/**
 * @param {State} state
 * @param {Camera} camera
 * @returns {{pivot: Point, rim: Point, grip: Point, facing: number} | null} inches: about the block, or the first of the others
 */
export function turnHandle(state, camera) {
  const models = movableSelection(state);
  if (!models.length || state.draft?.sent) return null;
  const turning = unitOf(state.table, models[0]).formation === "ranks" ? models : models.slice(0, 1);
  const poses = turning.map((id) => shownPose(state, id));
  const pivot = middle(poses.map(({ x, y }) => [x, y]));
  const out = Math.max(...turning.map((id, index) => reachFrom(state, id, poses[index], pivot)));
  const { facing } = poses[0];
  return { pivot, rim: ahead(pivot, facing, out), grip: ahead(pivot, facing, out + BEYOND / camera.scale), facing };
}

/** @param {State} state @param {string} id @param {Pose} pose @param {Point} pivot */
function reachFrom(state, id, pose, pivot) {
  return distance([pose.x, pose.y], pivot) + reach(state.table.models[id].base);
}

/** @param {State} state @param {Camera} camera @param {Point} point */
export function onHandle(state, camera, point) {
  const handle = turnHandle(state, camera);
  return handle !== null && distance(handle.grip, point) * camera.scale <= GRIP;
}
