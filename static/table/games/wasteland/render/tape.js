/* A measurement: the two tiles and how many it is between them. */

import { writePlate } from "../../../render/labels.js";
import { centre, fightOf, tileName } from "../fight.js";
import { counted } from "../../../common_words.js";

/** @param {Brush} brush */
export function paintTape(brush) {
  const { tape } = fightOf(brush.state);
  if (!tape) return;
  const { context, palette, pixel } = brush;
  const [from, to] = [centre(tape.from), centre(tape.to)];
  context.save();
  context.strokeStyle = palette.gold;
  context.lineWidth = 2.5 * pixel;
  [tape.from, tape.to].forEach(([column, row]) => context.strokeRect(column + 0.06, row + 0.06, 0.88, 0.88));
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
  context.restore();
  const words = tape.tiles === null ? "…" : counted(tape.tiles, "tile");
  writePlate(brush, [words, `${tileName(tape.from)} to ${tileName(tape.to)}`], [to[0] + 0.65, to[1] + 0.2]);
}
