/* Signs on the buttons of the replay, drawn here because few fonts have them. */

import { shape } from "./building/shape.js";

const LEFT = "M14 4 6 10l8 6z";
const RIGHT = "M6 4l8 6-8 6z";

/** @type {Record<string, string>} each on a field of 20 by 20 */
const SIGNS = {
  first: `${LEFT} M3 4h2v12H3z`,
  turn_back: "M10 4 3 10l7 6z M17 4l-7 6 7 6z",
  back: LEFT,
  play: "M5 3l12 7-12 7z",
  pause: "M5 4h4v12H5z M11 4h4v12h-4z",
  on: RIGHT,
  turn: "M3 4l7 6-7 6z M10 4l7 6-7 6z",
  last: `${RIGHT} M15 4h2v12h-2z`,
};

/** @param {string} sign @returns {SVGElement} hidden from screen readers: the button has a name */
export function replayIcon(sign) {
  const path = shape("path", { d: SIGNS[sign], fill: "currentColor" });
  return shape("svg", { viewBox: "0 0 20 20", width: "18", height: "18", "aria-hidden": "true" }, path);
}
