/* What a blocker is made of: courses of stone, planks, leaves. Faint, and never the colour of a card. */

import { randomFor } from "../shapes.js";

const TILE = 48;
const COURSE = 12;
const PLANK = 9;
const LEAVES = 26;

const PLANTS = new Set(["forest", "hedge", "swamp", "tall_grass"]);
const STONES = new Set(["ruin", "wall", "building"]);

/** @type {Map<string, HTMLCanvasElement>} */
const tiles = new Map();

/** @param {Easel} easel @param {Path2D} path @param {string} id a piece's; models have no texture */
export function fillTexture({ context, table }, path, id) {
  const piece = table.terrain[id];
  const painter = piece ? painterOf(piece) : null;
  const pattern = painter && context.createPattern(tileOf(painter), "repeat");
  if (!pattern) return;
  context.fillStyle = pattern;
  context.fill(path);
}

/** @param {Piece} piece @returns {string | null} */
function painterOf(piece) {
  if (piece.material === "wood") return "planks";
  if (PLANTS.has(piece.kind)) return "leaves";
  return STONES.has(piece.kind) ? "courses" : "grain";
}

/** @type {Record<string, (context: CanvasRenderingContext2D) => void>} */
const PAINTERS = { planks, leaves, courses, grain };

/** @param {string} name @returns {HTMLCanvasElement} painted once */
function tileOf(name) {
  const known = tiles.get(name);
  if (known) return known;
  const tile = document.createElement("canvas");
  tile.width = tile.height = TILE;
  PAINTERS[name](/** @type {CanvasRenderingContext2D} */ (tile.getContext("2d")));
  tiles.set(name, tile);
  return tile;
}

/** @param {CanvasRenderingContext2D} context */
function courses(context) {
  context.fillStyle = "rgb(0 0 0 / 16%)";
  for (let row = 0; row * COURSE < TILE; row += 1) {
    context.fillRect(0, row * COURSE, TILE, 1);
    for (let x = row % 2 ? 12 : 0; x < TILE; x += 24) context.fillRect(x, row * COURSE, 1, COURSE);
  }
}

/** @param {CanvasRenderingContext2D} context */
function planks(context) {
  context.fillStyle = "rgb(0 0 0 / 22%)";
  for (let x = 0; x < TILE; x += PLANK) context.fillRect(x, 0, 1, TILE);
}

/** @param {CanvasRenderingContext2D} context */
function leaves(context) {
  const random = randomFor("leaves");
  for (let leaf = 0; leaf < LEAVES; leaf += 1) {
    context.fillStyle = leaf % 2 ? "rgb(0 0 0 / 16%)" : "rgb(190 220 150 / 12%)";
    context.beginPath();
    context.ellipse(4 + random() * (TILE - 8), 4 + random() * (TILE - 8), 4, 2.4, random() * 3, 0, 2 * Math.PI);
    context.fill();
  }
}

/** @param {CanvasRenderingContext2D} context */
function grain(context) {
  const random = randomFor("grain");
  for (let speck = 0; speck < LEAVES * 3; speck += 1) {
    context.fillStyle = speck % 2 ? "rgb(0 0 0 / 14%)" : "rgb(255 255 255 / 7%)";
    context.fillRect(random() * TILE, random() * TILE, 2, 2);
  }
}
