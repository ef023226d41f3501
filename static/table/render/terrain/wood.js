/* A wood: a floor of litter, and canopies over it that leave the ground to be seen between them. */

import { middle } from "../../geometry.js";
import { fillWithShadow, pathOf, randomFor, shrunk, strewn } from "../shapes.js";
import { paintStrokes, texture } from "../textures.js";

const SPACING = 1.2;
const BUSHES = 1.15;
const SPRITE = 160;

/** @typedef {{x: number, y: number, radius: number, turn: number, sort: number}} Tree */

/** @type {Map<string, HTMLCanvasElement>} */
const sprites = new Map();

/** @type {WeakMap<Piece, Tree[]>} */
const planted = new WeakMap();

/** @param {Brush} brush @param {Piece} piece @param {string} id */
export function paintWood(brush, piece, id) {
  const { context, palette } = brush;
  const edge = pathOf(piece.outline);
  fillWithShadow(brush, edge, palette.wood, 0.5);
  context.fillStyle = texture(
    brush,
    "litter",
    3.4,
    [palette["leaf-dark"], palette.mud, palette["leaf-dark"]],
    paintStrokes,
  );
  context.fill(edge);
  const trees = planted.get(piece) ?? plant(piece, id);
  planted.set(piece, trees);
  trees.forEach((tree) => paintShadow(context, tree));
  trees.forEach((tree) => paintCanopy(brush, tree));
}

/**
 * @param {Piece} piece
 * @param {string} id
 * @returns {Tree[]} tall where the solids are, bushes strewn between; without solids trees all over
 */
function plant(piece, id) {
  const random = randomFor(id);
  const trunks = piece.solids.map(trunkOf);
  const inner = shrunk(piece.outline, middle(piece.outline), 0.86);
  const wild = strewn(inner, trunks.length ? BUSHES : SPACING, random)
    .filter(([x, y]) => random() < 0.8 && trunks.every((trunk) => Math.hypot(trunk.x - x, trunk.y - y) > trunk.radius))
    .map(([x, y]) => ({ x, y, radius: (trunks.length ? 0.3 : 0.55) + random() * 0.45 }));
  const [low, tall] = [wild, trunks].map((trees) =>
    trees.map((tree) => ({ ...tree, turn: random() * 2 * Math.PI, sort: Math.floor(random() * 4) })),
  );
  return [...low.sort((a, b) => a.y - b.y), ...tall.sort((a, b) => a.y - b.y)];
}

/** @param {Solid} solid @returns {{x: number, y: number, radius: number}} its crown is wider than its trunk */
function trunkOf({ circle, outline }) {
  const [x, y] = circle ? [circle.x, circle.y] : middle(outline ?? []);
  return { x, y, radius: Math.max(1.1, (circle?.radius ?? 0.6) * 2.3) };
}

/** @param {CanvasRenderingContext2D} context @param {Tree} tree */
function paintShadow(context, { x, y, radius }) {
  context.fillStyle = "rgb(0 0 0 / 30%)";
  context.beginPath();
  context.ellipse(x + radius * 0.35, y + radius * 0.45, radius * 1.05, radius, 0, 0, 2 * Math.PI);
  context.fill();
}

/** @param {Brush} brush @param {Tree} tree */
function paintCanopy({ context, palette }, { x, y, radius, turn, sort }) {
  const size = radius * 2.5;
  context.save();
  context.translate(x, y);
  context.rotate(Math.floor((turn / Math.PI) * 2) * 0.12);
  context.drawImage(spriteOf(sort, palette), -size / 2, -size / 2, size, size);
  context.restore();
}

/** @param {number} sort @param {Palette} palette */
function spriteOf(sort, palette) {
  const key = `${sort} ${palette.leaf} ${palette["leaf-light"]}`;
  const sprite = sprites.get(key) ?? grown(sort, palette);
  sprites.set(key, sprite);
  return sprite;
}

/**
 * @param {number} sort
 * @param {Palette} palette
 * @returns {HTMLCanvasElement} a tree from above, lit from the top left
 */
function grown(sort, palette) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SPRITE;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const random = randomFor(`tree ${sort}`);
  const tones = [palette["leaf-dark"], palette.leaf, palette["leaf-light"]];
  tones.forEach((tone, layer) => {
    const [count, spread, size] = [9 - layer, 44 - layer * 13, 30 - layer * 6];
    for (let puff = 0; puff < count; puff += 1) {
      const angle = (puff / count) * 2 * Math.PI + random();
      paintPuff(
        context,
        80 + Math.cos(angle) * spread - layer * 5,
        80 + Math.sin(angle) * spread - layer * 6,
        size * (0.8 + random() * 0.4),
        tone,
        layer,
      );
    }
  });
  return canvas;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} tone
 * @param {number} layer
 */
function paintPuff(context, x, y, radius, tone, layer) {
  context.globalAlpha = layer === 2 ? 0.5 : 0.9;
  context.fillStyle = tone;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 0.18;
  context.strokeStyle = "#0a1208";
  context.lineWidth = 1.5;
  context.stroke();
}
