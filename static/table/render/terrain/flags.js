/* How a piece plays, by pattern and not by colour alone: a band along the inside of its edge. */

import { pathOf } from "../shapes.js";
import { texture } from "../textures.js";

const BAND = 0.45;

/** @typedef {(context: CanvasRenderingContext2D, random: () => number, colours: string[]) => void} Paint */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string[]} colours
 * @param {number} width
 * @param {number[][]} lines
 */
function strokeLines(context, colours, width, lines) {
  context.strokeStyle = colours[0];
  context.lineWidth = width;
  lines.forEach(([x1, y1, x2, y2]) => {
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  });
}

/** @type {Paint} slanted lines */
const hatch = (context, _, colours) =>
  strokeLines(context, colours, 18, [
    [-32, 160, 160, -32],
    [96, 288, 288, 96],
    [-32, 32, 32, -32],
    [224, 288, 288, 224],
  ]);

/** @type {Paint} lines both ways */
const lattice = (context, random, colours) => {
  hatch(context, random, colours);
  strokeLines(context, colours, 18, [
    [96, -32, 288, 160],
    [-32, 96, 160, 288],
    [224, -32, 288, 32],
    [-32, 224, 32, 288],
  ]);
};

/** @type {Paint} teeth */
const teeth = (context, _, colours) => {
  context.fillStyle = colours[0];
  [
    [64, 64],
    [192, 192],
  ].forEach(([x, y]) => {
    context.beginPath();
    context.moveTo(x, y - 44);
    context.lineTo(x + 48, y + 40);
    context.lineTo(x - 48, y + 40);
    context.fill();
  });
};

/** @type {Paint} crosses */
const crosses = (context, _, colours) =>
  strokeLines(context, colours, 22, [
    [28, 28, 100, 100],
    [100, 28, 28, 100],
    [156, 156, 228, 228],
    [228, 156, 156, 228],
  ]);

/** The strongest word a piece has decides its band. @type {[keyof Piece, Paint, string, number][]} */
const BANDS = [
  ["lethal", crosses, "red", 0.9],
  ["impassable", lattice, "label", 0.42],
  ["dangerous", teeth, "amber", 0.85],
  ["difficult", hatch, "label", 0.3],
];

/** @param {Brush} brush @param {Piece} piece */
export function paintFlagsOf(brush, piece) {
  const edge = pathOf(piece.outline);
  const band = BANDS.find(([flag]) => piece[flag]);
  if (band) paintBand(brush, edge, band);
  paintEdge(brush, edge, piece);
}

/** @param {Brush} brush @param {Path2D} edge @param {[keyof Piece, Paint, string, number]} band */
function paintBand(brush, edge, [flag, paint, token, alpha]) {
  const { context, palette } = brush;
  context.save();
  context.clip(edge);
  context.globalAlpha = alpha;
  context.strokeStyle = texture(brush, `flag-${flag}`, 0.8, [palette[token]], paint);
  context.lineWidth = BAND * 2;
  context.stroke(edge);
  context.restore();
}

/** @param {Brush} brush @param {Path2D} edge @param {Piece} piece area terrain has a dashed edge */
function paintEdge({ context, palette, pixel }, edge, piece) {
  context.save();
  context.strokeStyle = piece.area ? palette["wood-edge"] : palette.label;
  context.globalAlpha = piece.area ? 0.9 : 0.32;
  context.lineWidth = 1.25 * pixel;
  if (piece.area) context.setLineDash([7 * pixel, 4 * pixel]);
  context.stroke(edge);
  context.restore();
}
