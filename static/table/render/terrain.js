/* Every piece of terrain: its ground and what stands on it, how it plays, and its name in two words. */

import { paintDebris } from "./terrain/debris.js";
import { paintBoulders, paintRock } from "./terrain/rocks.js";
import { paintBuilding } from "./terrain/building.js";
import { paintFlagsOf } from "./terrain/flags.js";
import { paintGrass } from "./terrain/grass.js";
import { paintHedge } from "./terrain/hedge.js";
import { paintHill } from "./terrain/hill.js";
import { paintLava } from "./terrain/lava.js";
import { paintOpen } from "./terrain/open.js";
import { paintRiver } from "./terrain/river.js";
import { paintRuin } from "./terrain/ruin.js";
import { paintSwamp } from "./terrain/swamp.js";
import { paintWall } from "./terrain/wall.js";
import { paintWood } from "./terrain/wood.js";
import { paintWalls } from "./terrain/walls.js";

/** @type {Record<string, (brush: Brush, piece: Piece, id: string) => void>} */
const PAINTERS = {
  open: paintOpen,
  hill: paintHill,
  impassable: paintRock,
  forest: paintWood,
  river: paintRiver,
  debris: paintDebris,
  swamp: paintSwamp,
  boulders: paintBoulders,
  lava: paintLava,
  tall_grass: paintGrass,
  hedge: paintHedge,
  ruin: paintRuin,
  building: paintBuilding,
  wall: paintWall,
};

/** What lies flat comes first, what towers last. */
const ORDER = ["open", "hill", "river", "lava", "swamp", "tall_grass", "debris", "boulders"];

/** @param {Brush} brush */
export function paintTerrain(brush) {
  const pieces = Object.entries(brush.state.table.terrain).sort(([, a], [, b]) => rank(a) - rank(b));
  pieces.forEach(([id, piece]) => paintPiece(brush, piece, id));
}

/** @param {Piece} piece */
const rank = ({ kind }) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

/** @param {Brush} brush @param {Piece} piece @param {string} id */
function paintPiece(brush, piece, id) {
  PAINTERS[piece.kind](brush, piece, id);
  paintFlagsOf(brush, piece);
  if (piece.kind !== "ruin") paintWalls(brush, piece);
}
