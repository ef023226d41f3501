/* The handle that turns what is selected: where it sits, for the hand and for the eye. */

import { reach } from "./bases.js";
import { distance, middle, radians } from "./geometry.js";
import { shownPose } from "./pieces.js";
import { movableSelection } from "./selection.js";

const BEYOND = 26;
const GRIP = 14;

/** @param {State} state @param {Camera} camera @returns {{pivot: Point, grip: Point, facing: number} | null} inches */
export function turnHandle(state, camera) {
  const models = movableSelection(state);
  if (!models.length || state.draft?.sent) return null;
  const poses = models.map((id) => shownPose(state, id));
  const pivot = middle(poses.map(({ x, y }) => [x, y]));
  const out = Math.max(...models.map((id, index) => reachFrom(state, id, poses[index], pivot))) + BEYOND / camera.scale;
  const angle = radians(poses[0].facing);
  return { pivot, facing: poses[0].facing, grip: [pivot[0] + Math.sin(angle) * out, pivot[1] - Math.cos(angle) * out] };
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
