/* Fire: on tiles and on what stands on them, with the rounds it has left. */

import { writeLabel } from "../../../render/labels.js";
import { centre } from "../fight.js";

const LEAST_FOR_ROUNDS = 14;

/** @param {Brush} brush @param {FightTable["burning"]} burning */
export function paintBurningGround(brush, burning) {
  burning.forEach(({ tile, rounds }) => {
    paintGlow(brush, tile);
    paintFlames(brush, centre(tile), rounds, 0.4);
  });
}

/** @param {Brush} brush @param {Tile} tile */
function paintGlow({ context, palette }, [column, row]) {
  context.save();
  context.globalAlpha = 0.5;
  context.fillStyle = palette.crust;
  context.fillRect(column, row, 1, 1);
  const glow = context.createRadialGradient(column + 0.5, row + 0.55, 0.05, column + 0.5, row + 0.5, 0.7);
  glow.addColorStop(0, palette.amber);
  glow.addColorStop(1, "rgb(0 0 0 / 0%)");
  context.globalAlpha = 0.55;
  context.fillStyle = glow;
  context.fillRect(column, row, 1, 1);
  context.restore();
}

/** @param {Brush} brush @param {Point} at @param {number} rounds @param {number} size of the flames, in tiles */
export function paintFlames(brush, [x, y], rounds, size) {
  const { context, palette } = brush;
  for (const [across, down, share] of [[-0.55, 0.2, 0.7], [0.5, 0.25, 0.75], [0, 0.05, 1]]) {
    const [left, foot, height] = [x + across * size, y + (down + 0.55) * size, size * 1.35 * share];
    context.fillStyle = palette.lava;
    tongue(context, left, foot, height, size * 0.42 * share);
    context.fillStyle = palette.amber;
    tongue(context, left, foot, height * 0.58, size * 0.24 * share);
  }
  if (brush.camera.scale < LEAST_FOR_ROUNDS) return;
  writeLabel(brush, String(rounds), [x + 0.34, y + 0.34], { size: 12, weight: 600, colour: palette.amber });
}

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} foot @param {number} height @param {number} half */
function tongue(context, x, foot, height, half) {
  context.beginPath();
  context.moveTo(x, foot - height);
  context.bezierCurveTo(x + half * 0.4, foot - height * 0.6, x + half * 1.3, foot - height * 0.35, x + half * 0.6, foot);
  context.lineTo(x - half * 0.6, foot);
  context.bezierCurveTo(x - half * 1.3, foot - height * 0.35, x - half * 0.2, foot - height * 0.55, x, foot - height);
  context.fill();
}
