/* What is left of a building that came down: a heap of its own stone and timber, stumps of its walls. */

import { between, distance, middle } from "../../geometry.js";
import { along, fillWithShadow, pathOf, randomFor, shrunk, strewn } from "../shapes.js";
import { paintSpecks, texture } from "../textures.js";
import { paintBeam } from "./debris.js";
import { paintStone, stoneAt } from "./rocks.js";

/** @param {Piece} piece a ruin without floors and walls */
export const isRubble = ({ kind, floors, walls }) => kind === "ruin" && !floors.length && !walls.length;

/** @param {Brush} brush @param {Piece} piece @param {string} id */
export function paintRubble(brush, piece, id) {
  const { context, palette } = brush;
  const random = randomFor(`rubble ${id}`);
  const heart = middle(piece.outline);
  fillWithShadow(brush, pathOf(ragged(piece.outline, heart, random)), palette["stone-dark"], 0.9);
  context.fillStyle = texture(brush, "rubble-heap", 1.9, [palette["stone-light"], palette.wall, palette.timber, palette.stone], paintSpecks);
  context.fill(pathOf(piece.outline));
  paintHeap(brush, piece.outline, heart);
  paintStumps(brush, piece.outline, random);
  strewn(piece.outline, 0.85, random).forEach((at) => {
    const inner = distance(at, heart) < 2.2;
    if (random() < 0.22) paintBeam(brush, at, random() * Math.PI, 0.8 + random() * 1.2);
    else paintStone(brush, stoneAt(at, (inner ? 0.24 : 0.14) + random() * 0.24, random), at);
  });
}

/** @param {Outline} outline @param {Point} heart @param {() => number} random @returns {Point[]} spilt a little over its edge */
const ragged = (outline, heart, random) => along(outline, 0.7).map((point) => between(heart, point, 0.97 + random() * 0.07));

/** @param {Brush} brush @param {Outline} outline @param {Point} heart lighter where it lies highest */
function paintHeap({ context, palette }, outline, heart) {
  context.save();
  context.fillStyle = palette["stone-light"];
  [0.72, 0.5, 0.28].forEach((share) => {
    context.globalAlpha = 0.13;
    context.fill(pathOf(shrunk(outline, heart, share)));
  });
  context.restore();
}

/** @param {Brush} brush @param {Outline} outline @param {() => number} random pieces of the walls that still stand, knee-high */
function paintStumps({ context, palette }, outline, random) {
  const points = along(outline, 0.8);
  context.save();
  context.lineCap = "round";
  points.forEach((point, index) => {
    if (random() < 0.45) return;
    const next = points[(index + 1) % points.length];
    const [x, y] = between(point, next, 0.55 + random() * 0.4);
    context.strokeStyle = palette.wall;
    context.lineWidth = 0.34;
    context.beginPath();
    context.moveTo(point[0], point[1]);
    context.lineTo(x, y);
    context.stroke();
    context.strokeStyle = palette.stone;
    context.lineWidth = 0.18;
    context.stroke();
  });
  context.restore();
}
