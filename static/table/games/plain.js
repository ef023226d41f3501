/* A game that has no page of its own: an empty mat, and beside it what every game has: log, dice, chat, who is here. */

import { commonOutcome, commonSentence, commonTitle, plainWords } from "../common_words.js";
import { diceTool } from "../tools/dice.js";
import { pingTool } from "../tools/ping.js";

/** @type {Game} */
export const game = {
  mat: () => ({ width: 20, depth: 20 }),
  legible: { least: 1, good: 1 },
  home: () => [10, 10],
  under: () => [],
  isOver: () => false,
  words: {
    sentence: (_, entry) => commonSentence(entry) ?? plainWords(entry.command.do),
    title: (_, command) => commonTitle(command),
    outcome: commonOutcome,
    name: (_, id) => id,
    opensTurn: () => false,
  },
  tools: [pingTool, diceTool],
  picture: { ground: paintMat, pieces() {}, live: () => false, liveTopics: [], land: () => false },
  fields: () => ({ view: {} }),
  reader: { collections: [], topics: () => [], restart() {}, expect() {}, settle() {}, refuse: () => false, refusals: () => [] },
  hand: { escape() {}, enter: () => false, step: () => false, letters: {} },
  panels: () => [],
  watch() {},
};

/** @param {Brush} brush */
function paintMat({ context, palette, camera: { mat } }) {
  context.fillStyle = palette.mat;
  context.fillRect(0, 0, mat.width, mat.depth);
}
