/* What is happening now: whose turn it is, steps, attacks being aimed, what others have in hand, pings. */

import { writePlate } from "../../../render/labels.js";
import { paintPings } from "../../../render/pings.js";
import { centre, fightOf, isAlive } from "../fight.js";
import { paintAttack, paintOutcome, paintTheirAttacks } from "./attack.js";
import { paintCreature, writeHp, writeName } from "./creatures.js";
import { thingWords } from "../words.js";
import { paintTape } from "./tape.js";
import { paintTheirWalks, paintTrail, paintWalk } from "./walk.js";

/** CSS pixels a letter of a plate is wide, as a rule. */
const LETTER = 6.4;

/** @type {Topic[]} */
export const LIVE_TOPICS = ["camera", "replay", "table", "turn", "draft", "lifted", "selection", "hover", "ruler", "gestures", "motion", "tool", "aim", "strike"];

/** @param {Brush} brush @returns {boolean} true while something moves by itself */
export function paintLive(brush) {
  paintTrail(brush);
  paintOutcome(brush);
  paintTheirAttacks(brush);
  paintAttack(brush);
  paintSelection(brush);
  paintPointedThing(brush);
  paintTheirWalks(brush);
  paintWalk(brush);
  paintStrides(brush);
  paintTape(brush);
  return [paintPings(brush), fightOf(brush.state).strides.length > 0].some(Boolean);
}

/** @param {Brush} brush those whose cards are open, and what the keyboard or the pointer is on */
function paintSelection(brush) {
  const { view, table } = fightOf(brush.state);
  const marked = new Set([...view.selected, view.hovered, view.focused]);
  marked.forEach((id) => {
    const creature = table.creatures[id ?? ""];
    if (!creature) return;
    frame(brush, creature.tile, brush.palette.focus, -0.02, [0.14, 0.1]);
    if (isAlive(creature)) writeHp(brush, creature, centre(creature.tile));
    writeName(brush, creature);
  });
}

/** @param {Brush} brush the cover the pointer is on, or its line in the list */
function paintPointedThing(brush) {
  const { view, table } = fightOf(brush.state);
  const thing = table.objects[view.hovered ?? ""];
  if (!thing) return;
  frame(brush, thing.tile, brush.palette.focus, -0.02, [0.14, 0.1]);
  const lines = [thing.name || "Cover", thingWords(thing)];
  writePlate(brush, lines, plateBeside(brush, thing.tile, lines));
}

/** @param {Brush} brush @param {Tile} tile @param {string[]} lines @returns {Point} right of it, where there is no room above it and to the left */
function plateBeside({ camera, pixel }, [column, row], lines) {
  const width = (Math.max(...lines.map(({ length }) => length)) * LETTER + 24) * pixel;
  const edge = camera.x + (camera.width / 2 - 8) * pixel;
  return column + 1.15 + width < edge ? [column + 1.15, row + 0.1] : [Math.min(column, edge - width), row - 56 * pixel];
}

/** @param {Brush} brush @param {Tile} tile @param {string} colour @param {number} inset @param {number[]} dash */
export function frame({ context, pixel }, [column, row], colour, inset, dash) {
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = 2.5 * pixel;
  context.setLineDash(dash);
  context.beginPath();
  context.roundRect(column + inset, row + inset, 1 - 2 * inset, 1 - 2 * inset, 0.12);
  context.stroke();
  context.restore();
}

/** @param {Brush} brush */
function paintStrides(brush) {
  const { strides, table } = fightOf(brush.state);
  strides.forEach(({ creature, path, began, lasts }) => {
    const share = Math.min(1, Math.max(0, (brush.now - began) / lasts)) * (path.length - 1);
    const [from, to] = [path[Math.floor(share)], path[Math.ceil(share)]].map(centre);
    const part = share % 1;
    const at = /** @type {Point} */ ([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    paintCreature(brush, table.creatures[creature], at, false);
  });
}
