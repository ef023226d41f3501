/* Steps before they are walked: tile by tile, a ghost at their end, how far and how much is left. */

import { writeLabel, writePlate } from "../../../render/labels.js";
import { centre, fightOf } from "../fight.js";
import { allowanceWords } from "../allowance.js";
import { paintCreature } from "./creatures.js";

/** @param {Brush} brush */
export function paintWalk(brush) {
  const { walk, table } = fightOf(brush.state);
  if (!walk) return;
  const creature = table.creatures[walk.creature];
  const refused = walk.answer?.legal === false;
  const colour = refused ? brush.palette.amber : brush.palette[creature.seat];
  paintPath(brush, [creature.tile, ...walk.tiles].map(centre), colour);
  walk.tiles.forEach((tile, index) => paintStep(brush, tile, index, colour));
  const end = centre(walk.tiles[walk.tiles.length - 1]);
  paintCreature(brush, creature, end, true);
  (walk.answer?.refusals ?? []).forEach((refusal) => paintRefusal(brush, refusal));
  const plate = allowanceWords(table, walk);
  writePlate(brush, plate, [end[0] + 0.65, end[1] + 0.35], refused ? brush.palette.amber : undefined);
}

/** @param {Brush} brush the way somebody went in the move that is looked at */
export function paintTrail(brush) {
  const { live, replay, log, seq, table } = fightOf(brush.state);
  const entry = log[log.length - 1];
  if ((!live && !replay.open) || entry?.seq !== seq) return;
  entry.events
    .filter(({ event, creature }) => event === "creature_moved" && table.creatures[creature])
    .forEach(({ creature, path }) => {
      const colour = brush.palette[table.creatures[creature].seat];
      paintPath(brush, path.map(centre), colour);
      path.forEach((/** @type {Tile} */ tile, /** @type {number} */ index) => paintStep(brush, tile, index, colour));
    });
}

/** @param {Brush} brush what the other player has in hand */
export function paintTheirWalks(brush) {
  const { hands, table } = fightOf(brush.state);
  Object.values(hands).forEach(({ ghosts }) => {
    const creature = ghosts && table.creatures[ghosts.unit];
    if (!ghosts || !creature) return;
    const path = ghosts.paths[ghosts.unit] ?? [];
    const place = ghosts.places[ghosts.unit];
    paintPath(brush, path, brush.palette[creature.seat]);
    if (place) paintCreature(brush, creature, [place[0], place[1]], true);
  });
}

/** @param {Brush} brush @param {Point[]} path @param {string} colour */
function paintPath({ context, pixel }, path, colour) {
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = 3 * pixel;
  context.lineCap = "round";
  context.setLineDash([0.001, 0.17]);
  context.beginPath();
  path.forEach(([x, y]) => context.lineTo(x, y));
  context.stroke();
  context.restore();
}

/** @param {Brush} brush @param {Tile} tile @param {number} index @param {string} colour */
function paintStep(brush, [column, row], index, colour) {
  const { context } = brush;
  context.save();
  context.globalAlpha = 0.24;
  context.fillStyle = colour;
  context.fillRect(column + 0.04, row + 0.04, 0.92, 0.92);
  context.restore();
  if (brush.camera.scale >= 20) writeLabel(brush, String(index + 1), [column + 0.17, row + 0.2], { size: 11, weight: 600 });
}

/** @param {Brush} brush @param {Refusal} refusal a cross on the tile it is about */
function paintRefusal({ context, palette, pixel }, { at }) {
  if (!at) return;
  const [column, row] = at;
  context.save();
  context.strokeStyle = palette.amber;
  context.lineWidth = 3 * pixel;
  context.strokeRect(column + 0.05, row + 0.05, 0.9, 0.9);
  context.beginPath();
  context.moveTo(column + 0.2, row + 0.2);
  context.lineTo(column + 0.8, row + 0.8);
  context.moveTo(column + 0.8, row + 0.2);
  context.lineTo(column + 0.2, row + 0.8);
  context.stroke();
  context.restore();
}
