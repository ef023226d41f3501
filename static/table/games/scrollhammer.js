/* The table in inches: units of models that move in any direction. What the page shows of it, and with which tools. */

import { watchBearing } from "../bearing.js";
import { watchBuildings } from "../buildings/watch.js";
import { buildingSentence } from "../buildings/words.js";
import { watchCoherency } from "../coherency.js";
import { watchGround } from "../ground/watch.js";
import { modelsAt, ownMiddle } from "../pieces.js";
import { aboutFlight, decisionButtons } from "../panels/building/decisions.js";
import { choiceWords, reactionOf } from "../panels/reaction.js";
import { paintGarrisons } from "../render/building/garrisons.js";
import { paintGround } from "../render/ground.js";
import { LIVE_TOPICS, paintLive } from "../render/live.js";
import { paintModels } from "../render/models.js";
import { landMotions } from "../render/motions.js";
import { writeWords } from "../render/terrain/words.js";
import { watchPermits } from "../permits.js";
import { outcomeOf, titleOf } from "../rolled.js";
import { deployTool, watchDeploying } from "../setup/deploy.js";
import { watchSetup } from "../setup/panel.js";
import { showKept } from "../sight/sight.js";
import { watchSight } from "../sight/watch.js";
import { watchStrikes } from "../sliding.js";
import { watchTheirAims } from "../their_aims.js";
import { watchAim } from "../tools/aiming.js";
import { blastTool } from "../tools/blast.js";
import { placingTool, watchPlacing } from "../tools/building/placing.js";
import { diceTool } from "../tools/dice.js";
import { watchClimbs } from "../tools/climbing.js";
import { consult } from "../tools/drafting.js";
import { engageTool, watchEngagement } from "../tools/engage.js";
import { measureTool } from "../tools/measure.js";
import { moveTool } from "../tools/move.js";
import { pingTool } from "../tools/ping.js";
import { putTool } from "../tools/put.js";
import { scatterTool } from "../tools/scatter.js";
import { boxTool, lassoTool } from "../tools/select.js";
import { sightTool } from "../tools/sight.js";
import { templateTool } from "../tools/template.js";
import { nameOf, sentenceOf } from "../words.js";
import { fields } from "./scrollhammer/fields.js";
import { hand } from "./scrollhammer/hand.js";
import { panels } from "./scrollhammer/panels.js";
import { reader } from "./scrollhammer/reader.js";

/** @type {Game} */
export const game = {
  mat: ({ mat }) => mat,
  legible: { least: 7, good: 12 },
  home: ownMiddle,
  under: modelsAt,
  isOver: ({ turn }) => turn.phase === "over",
  words: {
    sentence: (table, entry) => buildingSentence(table, entry) ?? sentenceOf(table, entry),
    title: titleOf,
    outcome: outcomeOf,
    name: nameOf,
    opensTurn: ({ do: order }) => order === "end_phase",
    again: (store, entry) => (entry.result.looks?.length ? () => showKept(store, entry) : null),
  },
  decisions: {
    about: (state, decision) => aboutFlight(state, decision) ?? reactionOf(state, decision),
    choice: choiceWords,
    buttons: decisionButtons,
  },
  tools: [
    moveTool,
    boxTool,
    lassoTool,
    measureTool,
    sightTool,
    blastTool,
    templateTool,
    scatterTool,
    putTool,
    deployTool,
    engageTool,
    placingTool,
    diceTool,
    pingTool,
  ],
  picture: { ground: paintGround, pieces: paintPieces, live: paintLive, liveTopics: LIVE_TOPICS, land: landMotions },
  fields,
  reader,
  hand,
  panels,

  watch(desk, { clock, still }) {
    watchCoherency(desk);
    watchBearing(desk);
    watchPermits(desk);
    watchGround(desk);
    watchClimbs(desk);
    watchEngagement(desk);
    watchSight(desk);
    watchAim(desk);
    watchTheirAims(desk, async (command) => (["blast", "template"].includes(command.do) ? desk.ask({ ask: "under", command }) : null));
    watchBuildings(desk);
    watchPlacing(desk);
    watchSetup(desk);
    watchDeploying(desk);
    watchStrikes(desk.store, clock, still);
    desk.store.on(["turn"], () => consult(desk));
  },
};

/** @param {Brush} brush */
function paintPieces(brush) {
  writeWords(brush);
  paintModels(brush);
  paintGarrisons(brush);
}
