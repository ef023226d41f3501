/* An attack on its tiles before it is carried out: what it fills, whom, what cover takes, what it suppresses. */

import { counted } from "../../../common_words.js";
import { writeLabel, writePlate } from "../../../render/labels.js";
import { attackOf } from "../attack.js";
import { centre, fightOf, nameIn } from "../fight.js";

/** CSS pixels a plate is wide at most. */
const PLATE = 170;

/** @param {Brush} brush */
export function paintAttack(brush) {
  const { attack } = fightOf(brush.state);
  if (attack) paintAimed(brush, attack, attack.verdict?.legal === false ? brush.palette.amber : brush.palette.gold);
}

/** @param {Brush} brush what another hand aims at, in its colour */
export function paintTheirAttacks(brush) {
  const { hands, table } = fightOf(brush.state);
  Object.entries(hands).forEach(([seat, { aim }]) => {
    if (!aim) return;
    const attack = { ...attackOf(table, aim.command), preview: aim.told };
    const acting = table.creatures[attack.attacker];
    if (acting?.seat !== seat || (attack.target && !table.creatures[attack.target])) return;
    paintAimed(brush, attack, brush.palette[seat]);
    const [x, y] = centre(acting.tile);
    writeLabel(brush, `${acting.name} aims`, [x, y - 0.72], { size: 12, weight: 600, colour: brush.palette[seat] });
  });
}

/** @param {Brush} brush @param {Attack} attack @param {string} colour */
function paintAimed(brush, attack, colour) {
  const { preview } = attack;
  if (attack.kind === "shot" && attack.target) paintShot(brush, attack, colour);
  if (attack.tile) fillTiles(brush, [attack.tile], colour, 0.3);
  if (!preview) return;
  hatchTiles(brush, preview.suppression);
  fillTiles(brush, preview.tiles, colour, attack.kind === "shot" ? 0.16 : 0.26);
  outline(brush, preview.tiles, colour);
  preview.catches_fire.forEach((id) => markThing(brush, id, "catches fire"));
  if (preview.ends_at) markThing(brush, preview.ends_at, "ends here");
  Object.entries(preview.creatures).forEach(([id, { attenuation }]) => markCreature(brush, attack, id, attenuation));
}

/** @param {Brush} brush the corridor of the line looked at stays, for what suppression does there */
export function paintOutcome(brush) {
  const { outcome } = fightOf(brush.state);
  if (outcome) hatchTiles(brush, outcome.suppression);
}

/** @param {Brush} brush @param {Attack} attack @param {string} colour */
function paintShot(brush, { attacker, target, preview }, colour) {
  const { context, pixel, state } = brush;
  const { creatures } = fightOf(state).table;
  const [from, to] = [centre(creatures[attacker].tile), centre(creatures[target ?? ""].tile)];
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = 2.5 * pixel;
  context.setLineDash([0.22, 0.16]);
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  context.arc(to[0], to[1], 0.56, 0, 2 * Math.PI);
  context.stroke();
  context.restore();
  if (preview?.distance) writePlate(brush, shotWords(brush, target ?? "", preview), besides(brush, to));
}

/** @param {Brush} brush @param {Point} to @returns {Point} beside the tiles round it, on the side where there is room */
function besides({ camera, pixel }, [x, y]) {
  const right = x + 1.7 + PLATE * pixel < camera.x + (camera.width * pixel) / 2 - 60 * pixel;
  return [right ? x + 1.7 : x - 1.7 - PLATE * pixel, y - 0.5];
}

/** @param {Brush} brush @param {string} target @param {Preview} preview */
function shotWords({ state }, target, { distance, shelter }) {
  const { name, evasion } = fightOf(state).table.creatures[target];
  return [`${counted(distance ?? 0, "tile")} · over ${evasion}`, `${name} · ${shelter ? `cover takes ${shelter}` : "no cover"}`];
}

/** @param {Brush} brush @param {Tile[]} tiles @param {string} colour @param {number} alpha */
function fillTiles({ context }, tiles, colour, alpha) {
  context.save();
  context.globalAlpha = alpha;
  context.fillStyle = colour;
  tiles.forEach(([column, row]) => context.fillRect(column, row, 1, 1));
  context.restore();
}

/** @param {Brush} brush @param {Tile[]} tiles @param {string} colour only where the next tile is not in it */
function outline({ context, pixel }, tiles, colour) {
  const inside = new Set(tiles.map(String));
  const border = new Path2D();
  const side = (/** @type {Tile} */ beyond, /** @type {number[]} */ [x, y, width, height]) =>
    inside.has(String(beyond)) || border.rect(x, y, width, height);
  tiles.forEach(([column, row]) => {
    side([column, row - 1], [column, row, 1, 0]);
    side([column, row + 1], [column, row + 1, 1, 0]);
    side([column - 1, row], [column, row, 0, 1]);
    side([column + 1, row], [column + 1, row, 0, 1]);
  });
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = 2 * pixel;
  context.stroke(border);
  context.restore();
}

/** @param {Brush} brush @param {Tile[]} tiles slanted lines */
function hatchTiles({ context, palette, pixel }, tiles) {
  if (!tiles.length) return;
  const [area, lines] = [new Path2D(), new Path2D()];
  tiles.forEach(([column, row]) => {
    area.rect(column, row, 1, 1);
    for (let step = 0; step < 2; step += 0.25) {
      lines.moveTo(column + Math.max(0, step - 1), row + Math.min(1, step));
      lines.lineTo(column + Math.min(1, step), row + Math.max(0, step - 1));
    }
  });
  context.save();
  context.clip(area);
  context.globalAlpha = 0.5;
  context.strokeStyle = palette.ink;
  context.lineWidth = pixel;
  context.stroke(lines);
  context.restore();
}

/** @param {Brush} brush @param {string} id @param {string} what becomes of it */
function markThing(brush, id, what) {
  const { palette, state } = brush;
  const { table } = fightOf(state);
  const thing = table.objects[id];
  if (!thing) return;
  const [x, y] = centre(thing.tile);
  writeLabel(brush, `${nameIn(table, id)} ${what}`, [x, y - 0.62], { size: 11, weight: 600, colour: palette.amber });
}

/** @param {Brush} brush @param {Attack} attack @param {string} id @param {number} attenuation */
function markCreature(brush, attack, id, attenuation) {
  const { context, palette, pixel, state } = brush;
  if (attack.kind === "shot" && id === attack.target) return;
  const creature = fightOf(state).table.creatures[id];
  const [x, y] = centre(creature.tile);
  context.save();
  context.strokeStyle = palette.gold;
  context.lineWidth = 2 * pixel;
  context.beginPath();
  context.arc(x, y, 0.52, 0, 2 * Math.PI);
  context.stroke();
  context.restore();
  const roll = attack.kind === "blast" ? "" : `>${creature.evasion}`;
  const words = `${roll}${attenuation ? ` −${attenuation}` : ""}`.trim();
  if (words) writeLabel(brush, words, [x, y + 0.4], { size: 11, weight: 600 });
}
