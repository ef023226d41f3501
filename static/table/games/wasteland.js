/* The table in tiles: creatures that act one after the other. What the page shows of it, and with which tools. */

import { diceTool } from "../tools/dice.js";
import { watchTheirAims } from "../their_aims.js";
import { pingTool } from "../tools/ping.js";
import { takeUp } from "./wasteland/attack.js";
import { centre, creaturesAt, fightOf, fightTable } from "./wasteland/fight.js";
import { fields } from "./wasteland/fields.js";
import { hand } from "./wasteland/hand.js";
import { panels } from "./wasteland/panels.js";
import { watchOutcomes } from "./wasteland/panels/outcome.js";
import { lookInto } from "./wasteland/previews.js";
import { land, reader } from "./wasteland/reader.js";
import { paintCreatures } from "./wasteland/render/creatures.js";
import { paintBurningGround } from "./wasteland/render/fire.js";
import { paintGround } from "./wasteland/render/ground.js";
import { frame, LIVE_TOPICS, paintLive } from "./wasteland/render/live.js";
import { paintThings } from "./wasteland/render/things.js";
import { attackTool, blastTool } from "./wasteland/tools/attack.js";
import { measureTool } from "./wasteland/tools/measure.js";
import { moveTool } from "./wasteland/tools/move.js";
import { words } from "./wasteland/words.js";

/** @type {Game} */
export const game = {
  mat(table) {
    const { columns, rows } = fightTable(table).mat;
    return { width: columns, depth: rows };
  },
  legible: { least: 22, good: 40 },
  home,
  under: (state, point, slack) => creaturesAt(fightOf(state), point, slack),
  isOver: (table) => fightTable(table).turn.over,
  words,
  tools: [moveTool, attackTool, blastTool, measureTool, diceTool, pingTool],
  picture: { ground: paintGround, pieces: paintPieces, live: paintLive, liveTopics: LIVE_TOPICS, land },
  fields,
  reader,
  hand,
  panels,
  watch,
};

/** @param {State} state @returns {Point} whose turn it is */
function home(state) {
  const { table } = fightOf(state);
  const acting = table.creatures[table.turn.creature ?? ""];
  return acting ? centre(acting.tile) : [table.mat.columns / 2, table.mat.rows / 2];
}

/** @param {Brush} brush the creature whose turn it is stands in a gold frame */
function paintPieces(brush) {
  const { table } = fightOf(brush.state);
  const acting = table.creatures[table.turn.creature ?? ""];
  paintThings(brush, table.objects);
  paintBurningGround(brush, table.burning);
  if (acting && !table.turn.over) frame(brush, acting.tile, brush.palette.gold, 0.03, []);
  paintCreatures(brush);
}

/** @param {Desk} desk */
function watch(desk) {
  watchOutcomes(desk);
  watchTheirAims(desk, (command) => lookInto(desk.ask, command));
  desk.store.on(["turn"], () => takeUp(desk));
}
