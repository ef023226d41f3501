/* On a narrow screen the panel is as wide as the mat: the mat is pushed so that the look lies above or below it. */

import { pan, toScreen } from "../../camera.js";
import { clamp } from "../../geometry.js";

/** Share of the width from which a panel leaves nothing to see beside it. */
const WIDE = 0.8;
/** CSS pixels the tools take below. */
const TOOLS = 90;

/** CSS pixels from an end of the look to where the room begins: half a base and its ring. */
const BRIM = 24;

/** @param {HTMLElement} panel @param {Desk} desk @param {Point[]} ends of the look on the mat, the target last */
export function pushClear(panel, { camera, store }, ends) {
  const { clientWidth } = /** @type {HTMLElement} */ (panel.offsetParent);
  if (ends.length < 2 || panel.offsetWidth < WIDE * clientWidth) return;
  const [from, to] = ends.map((end) => toScreen(camera, end)[1]);
  const push = pushBetween(freeBeside(panel), from, to);
  if (push === 0) return;
  pan(camera, 0, push);
  queueMicrotask(() => store.changed("camera"));
}

/** @param {HTMLElement} panel @returns {[number, number]} the larger room above or below it, to where a base may stand in it */
function freeBeside(panel) {
  const { clientHeight } = /** @type {HTMLElement} */ (panel.offsetParent);
  const [above, below] = [panel.offsetTop, panel.offsetTop + panel.offsetHeight];
  const [first, last] = above > clientHeight - TOOLS - below ? [0, above] : [below, clientHeight - TOOLS];
  return [first + BRIM, last - BRIM];
}

/** @param {[number, number]} room @param {number} from @param {number} to @returns {number} CSS pixels by which both ends come into the room, or the target where it is too small for both */
function pushBetween([first, last], from, to) {
  const [top, bottom] = [Math.min(from, to), Math.max(from, to)];
  if (top >= first && bottom <= last) return 0;
  if (bottom - top <= last - first) return (first + last - top - bottom) / 2;
  return clamp(to, first, last) - to;
}
