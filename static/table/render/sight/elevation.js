/* The side elevation: the cut along the look, with heights at each crossing. Heights are drawn larger where they must be. */

import { FONT } from "../labels.js";
import { blockerColour } from "./blockers.js";

const MARGIN = { left: 14, right: 14, top: 26, bottom: 22 };
/** CSS pixels a word needs for itself. */
const WORD = 34;
/** CSS pixels from the top to the middle of the words over what is crossed. */
const CAPTION = 9;
const THINNEST = 3;
const MOST_STRETCH = 6;

/** @typedef {Easel & {picture: SightPicture, along: (inches: number) => number, up: (inches: number) => number, stretch: number}} SideEasel */

/** @param {Easel} easel @param {SightPicture} picture @param {{from: Seat, to: Seat}} seats */
export function paintElevation(easel, picture, { from, to }) {
  const side = measured(easel, picture);
  paintAir(side);
  paintLook(side);
  picture.crossings.forEach((crossing) => paintCrossing(side, crossing));
  paintPost(side, 0, picture.eye[2] - picture.height, picture.eye[2], from);
  paintPost(side, picture.inches, picture.card.bottom, picture.card.top, to);
  paintEdges(side);
  writeHeights(side);
  writeLengths(side);
}

/** @param {Easel} easel @param {SightPicture} picture @returns {SideEasel} */
function measured(easel, picture) {
  const { card, eye, inches, crossings } = picture;
  const ends = [0, eye[2], card.top, ...crossings.map(({ top, high }) => Math.min(top, Math.max(eye[2], card.top, high) * 2))];
  const [width, height] = [easel.width - MARGIN.left - MARGIN.right, easel.height - MARGIN.top - MARGIN.bottom];
  const scale = width / Math.max(inches, 0.5);
  const rise = Math.min(height / Math.max(...ends), scale * MOST_STRETCH);
  const ground = easel.height - MARGIN.bottom;
  return {
    ...easel,
    picture,
    along: (/** @type {number} */ away) => MARGIN.left + away * scale,
    up: (/** @type {number} */ high) => ground - high * rise,
    stretch: rise / scale,
  };
}

/** @param {SideEasel} side */
function paintAir({ context, palette, width, height, up }) {
  context.fillStyle = palette.slate;
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette["mat-shade"];
  context.fillRect(0, up(0), width, height - up(0));
}

/** @param {SideEasel} side what lies between the lines to the card's foot and head */
function paintLook({ context, palette, picture, along, up }) {
  context.fillStyle = palette.label;
  context.globalAlpha = 0.14;
  context.beginPath();
  context.moveTo(along(0), up(picture.eye[2]));
  context.lineTo(along(picture.inches), up(picture.card.top));
  context.lineTo(along(picture.inches), up(picture.card.bottom));
  context.fill();
  context.globalAlpha = 1;
}

/** @param {SideEasel} side */
function paintEdges({ context, palette, picture, along, up }) {
  context.beginPath();
  [picture.card.top, picture.card.bottom].forEach((end) => {
    context.moveTo(along(0), up(picture.eye[2]));
    context.lineTo(along(picture.inches), up(end));
  });
  context.strokeStyle = palette.halo;
  context.lineWidth = 2.4;
  context.stroke();
  context.strokeStyle = palette.label;
  context.lineWidth = 1.2;
  context.setLineDash([4, 3]);
  context.stroke();
  context.setLineDash([]);
}

/** @param {SideEasel} side @param {Crossing} crossing */
function paintCrossing(side, { by, near, far, bottom, top }) {
  const { context, palette, along, up } = side;
  const wide = Math.max(THINNEST, along(far) - along(near));
  const high = Math.max(THINNEST - 1, up(bottom) - up(top));
  context.fillStyle = blockerColour(side, by);
  context.fillRect(along(near), up(top), wide, high);
  context.strokeStyle = palette.halo;
  context.lineWidth = 1;
  context.strokeRect(along(near), up(top), wide, high);
}

/** @param {SideEasel} side @param {number} at @param {number} bottom @param {number} top inches @param {Seat} seat */
function paintPost({ context, palette, along, up }, at, bottom, top, seat) {
  context.fillStyle = palette[seat];
  context.beginPath();
  context.roundRect(along(at) - 4, up(top), 8, up(bottom) - up(top), [4, 4, 1, 1]);
  context.fill();
}

/** @param {SideEasel} side what the look meets is told first, the rest where there is room */
function writeHeights(side) {
  /** @type {number[]} */
  const taken = [];
  const rank = (/** @type {Crossing[]} */ crossings) => (crossings.some(meetsLook) ? 0 : 1);
  together(side)
    .toSorted((one, other) => rank(one) - rank(other))
    .forEach((crossings) => {
      const x = side.along((crossings[0].near + Math.max(...crossings.map(({ far }) => far))) / 2);
      if (taken.some((other) => Math.abs(other - x) < 2 * WORD)) return;
      taken.push(x);
      writeHeight(side, crossings, x);
    });
}

/** @param {Crossing} crossing */
const meetsLook = ({ bottom, top, low, high }) => bottom < high && top > low;

/** @param {SideEasel} side @param {Crossing[]} crossings @param {number} x how high what is crossed is, and at which heights the look passes there */
function writeHeight(side, crossings, x) {
  const [{ low, high }] = crossings;
  write(side, standingWords(crossings), x, CAPTION, "label", 600, captionRoom(side));
  write(side, `${low.toFixed(1)}–${high.toFixed(1)}`, x, side.up(0) + 11, "ink-soft", 400);
}

/** @param {SideEasel} side @returns {[number, number]} from where to where there is room beside the heights of the eye and the card */
function captionRoom({ picture, along, up, width }) {
  const isLevel = (/** @type {number} */ high) => up(high) - 2 * CAPTION < 12;
  const left = isLevel(picture.eye[2]) ? along(0) + 8 + WORD : 0;
  return [left, isLevel(picture.card.top) ? along(picture.inches) - 8 - WORD : width];
}

/** @param {SideEasel} side @returns {Crossing[][]} what is crossed at one place: a wall below and above its window */
function together({ picture, along }) {
  /** @type {Crossing[][]} */
  const found = [];
  picture.crossings.forEach((crossing) => {
    const last = found[found.length - 1];
    if (last && along(crossing.near) - along(last[0].near) < THINNEST) last.push(crossing);
    else found.push([crossing]);
  });
  return found;
}

/** @param {Crossing[]} crossings @returns {string} "0.8 · 2.0–6.0″" */
function standingWords(crossings) {
  const words = crossings
    .toSorted((a, b) => a.bottom - b.bottom)
    .map(({ bottom, top }) => (bottom > 0 && bottom < top ? `${bottom.toFixed(1)}–${top.toFixed(1)}` : top.toFixed(1)));
  return `${[...new Set(words)].join(" · ")}″`;
}

/** @param {SideEasel} side the eye's height, the card's, and how far apart they are */
function writeLengths(side) {
  const { picture, along, up, width } = side;
  const [eye, card] = [picture.eye[2], picture.card.top].map((high) => ({ words: `${high.toFixed(1)}″`, y: up(high) - CAPTION }));
  write(side, eye.words, 0, eye.y, "label", 600, [along(0) + 8, width]);
  write(side, card.words, width, card.y, "label", 600, [0, along(picture.inches) - 8]);
  if (picture.crossings.length === 0) write(side, `${picture.inches.toFixed(1)}″`, width / 2, up(0) + 11, "ink-soft", 400);
}

/** @param {SideEasel} side @param {string} words @param {number} x about which they stand as far as there is room @param {number} y @param {string} colour a token @param {number} weight @param {[number, number]} room */
function write({ context, palette, width }, words, x, y, colour, weight, [left, right] = [3, width - 3]) {
  context.font = `${weight} 11px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = palette.halo;
  const half = context.measureText(words).width / 2;
  const at = Math.min(right - half, Math.max(left + half, x));
  context.strokeText(words, at, y);
  context.fillStyle = palette[colour];
  context.fillText(words, at, y);
}
