/* The model's-eye view: the target's card, what stands before it, and what is left, drawn from the referee's polygons. */

import { blockerColour, runs } from "./blockers.js";
import { pathOf } from "../shapes.js";
import { fillTexture } from "./texture.js";

/** CSS pixels between the lines over what is hidden. */
const HATCH = 7;
/** CSS pixels outside the card at which its own outline is drawn, so that it covers nothing of it. */
const OUTSIDE = 2.5;
/** How many times the card has to fit into the picture. */
const ROOM = 1.4;
const FARTHEST = 60;

/** @typedef {Easel & {picture: SightPicture, seat: Seat, scale: number, place: (x: number, y: number) => Point}} EyeEasel scale is CSS pixels an inch */

/**
 * @param {Easel} easel
 * @param {SightPicture} picture
 * @param {Seat} seat of the target
 * @returns {{left: number, top: number, right: number, bottom: number}} the card, in CSS pixels
 */
export function paintEye(easel, picture, seat) {
  const eye = { ...focused(easel, picture), seat };
  paintSky(eye);
  paintGround(eye);
  paintCard(eye);
  runs(picture.panes).forEach((run, index, all) => paintPanes(eye, run, 1 - (index + 1) / all.length));
  hatchHidden(eye);
  outlineCard(eye);
  return corners(eye, picture.card);
}

/** @param {Easel} easel @param {SightPicture} picture @returns the frame covering the canvas, the card whole with some room */
function focused(easel, picture) {
  const { frame, card } = picture;
  const covering = Math.max(easel.width / (frame.right - frame.left), easel.height / (frame.top - frame.bottom));
  const scale = Math.min(covering, easel.width / (card.right - card.left) / ROOM, easel.height / (card.top - card.bottom) / ROOM);
  const [middle, level] = [(frame.left + frame.right) / 2, (frame.bottom + frame.top) / 2];
  const place = (/** @type {number} */ x, /** @type {number} */ y) =>
    /** @type {Point} */ ([easel.width / 2 + (x - middle) * scale, easel.height / 2 - (y - level) * scale]);
  return { ...easel, picture, scale, place };
}

/** @param {EyeEasel} eye @returns {number} CSS pixels down to the height of the eye, where the ground ends */
const horizon = ({ place, picture }) => place(0, picture.eye[2])[1];

/** @param {EyeEasel} eye */
function paintSky(eye) {
  const { context, palette, width, height } = eye;
  const sky = context.createLinearGradient(0, 0, 0, Math.max(1, horizon(eye)));
  sky.addColorStop(0, palette.slate);
  sky.addColorStop(1, palette["slate-light"]);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
}

/** @param {EyeEasel} eye the mat up to the horizon, with a line each inch away and each inch aside */
function paintGround(eye) {
  const { context, palette, width, height } = eye;
  const top = horizon(eye);
  if (eye.picture.eye[2] <= 0 || top >= height) return;
  const ground = context.createLinearGradient(0, top, 0, Math.max(top + 1, height));
  ground.addColorStop(0, palette["mat-light"]);
  ground.addColorStop(1, palette["mat-shade"]);
  context.fillStyle = ground;
  context.fillRect(0, top, width, height - top);
  context.strokeStyle = palette["mat-edge"];
  context.globalAlpha = 0.16;
  context.lineWidth = 1;
  context.stroke(groundLines(eye));
  context.globalAlpha = 1;
}

/** @param {EyeEasel} eye @returns {Path2D} */
function groundLines({ place, width, height, picture, scale }) {
  const lines = new Path2D();
  const { eye, inches } = picture;
  for (let away = 1; away <= FARTHEST; away += 1) {
    const [, y] = place(0, eye[2] - (eye[2] * inches) / away);
    if (y <= height) addLine(lines, [0, y], [width, y]);
  }
  const [middle, top] = place(0, eye[2]);
  const aside = Math.ceil(width / scale);
  for (let inch = -aside; inch <= aside; inch += 1) {
    const [x, y] = place(inch, 0);
    const reach = (height - top) / Math.max(1, y - top);
    addLine(lines, [middle, top], [middle + (x - middle) * reach, height]);
  }
  return lines;
}

/** @param {Path2D} lines @param {Point} from @param {Point} to */
function addLine(lines, from, to) {
  lines.moveTo(from[0], from[1]);
  lines.lineTo(to[0], to[1]);
}

/** @param {EyeEasel} eye the whole card dim, what is left of it in the colour of its seat */
function paintCard(eye) {
  const { context, palette, picture, seat } = eye;
  const { left, top, right, bottom } = corners(eye, picture.card);
  context.fillStyle = "rgb(0 0 0 / 55%)";
  context.fillRect(left, top, right - left, bottom - top);
  context.fillStyle = palette[seat];
  context.fill(pathOfRings(eye, picture.left), "evenodd");
}

/** @param {EyeEasel} eye @param {SightPicture["panes"]} panes of one piece @param {number} haze 0 for the nearest, towards 1 */
function paintPanes(eye, panes, haze) {
  const { context, palette } = eye;
  const path = new Path2D();
  panes.forEach(({ outline }) => path.addPath(placed(eye, outline)));
  context.fillStyle = blockerColour(eye, panes[0].by);
  context.fill(path);
  fillTexture(eye, path, panes[0].by);
  context.fillStyle = palette["slate-light"];
  context.globalAlpha = haze * 0.35;
  context.fill(path);
  context.globalAlpha = 1;
}

/** @param {EyeEasel} eye lines over the part of the card that is hidden */
function hatchHidden(eye) {
  const { context, palette, picture } = eye;
  const { left, top, right, bottom } = corners(eye, picture.card);
  const hidden = pathOfRings(eye, picture.left);
  hidden.rect(left, top, right - left, bottom - top);
  const lines = new Path2D();
  for (let x = left - (bottom - top); x < right; x += HATCH) addLine(lines, [x, bottom], [x + bottom - top, top]);
  context.save();
  context.clip(hidden, "evenodd");
  context.strokeStyle = palette.label;
  context.globalAlpha = 0.45;
  context.lineWidth = 1.2;
  context.stroke(lines);
  context.restore();
}

/** @param {EyeEasel} eye */
function outlineCard(eye) {
  const { context, palette, picture } = eye;
  const { left, top, right, bottom } = corners(eye, picture.card);
  const frame = new Path2D();
  frame.rect(left - OUTSIDE, top - OUTSIDE, right - left + 2 * OUTSIDE, bottom - top + 2 * OUTSIDE);
  context.save();
  context.strokeStyle = palette.halo;
  context.lineWidth = 1.5;
  context.stroke(frame);
  context.strokeStyle = palette.label;
  context.setLineDash([5, 4]);
  context.stroke(frame);
  context.restore();
}

/** @param {EyeEasel} eye @param {SightWindow} window */
function corners({ place }, window) {
  const [left, top] = place(window.left, window.top);
  const [right, bottom] = place(window.right, window.bottom);
  return { left, top, right, bottom };
}

/** @param {EyeEasel} eye @param {Outline[]} rings @returns {Path2D} to be filled by the even-odd rule */
function pathOfRings(eye, rings) {
  const path = new Path2D();
  rings.forEach((ring) => path.addPath(placed(eye, ring)));
  return path;
}

/** @param {EyeEasel} eye @param {Outline} outline @returns {Path2D} */
const placed = ({ place }, outline) => pathOf(outline.map(([x, y]) => place(x, y)));
