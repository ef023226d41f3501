/* The sight panel: who looks at whom, the verdict in a sentence, the model's-eye view, the side elevation, who sees whom. */

import { toScreen } from "../../camera.js";
import { between } from "../../geometry.js";
import { modelName, shownPose, standing } from "../../pieces.js";
import { isLooking, shadeViewer, shownLook, targetOf } from "../../sight/sight.js";
import { sentenceOfLook } from "../../sight/words.js";
import { standAside } from "../aside.js";
import { element, fill } from "../element.js";
import { makeMovable } from "../movable.js";
import { createChoice } from "./choice.js";
import { pushClear } from "./clear.js";
import { createHead } from "./head.js";
import { createKeptBar } from "./kept.js";
import { matrixOf } from "./matrix.js";
import { createPictures } from "./pictures.js";
import { blockerLines, crossingLines } from "./told.js";

const PLACES = ["near", "far"];
/** Places along the line of a look that are better not covered. */
const ALONG = [0, 0, 0, 0.1, 0.3, 0.5, 0.7, 0.9, 1, 1, 1];

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createSightPanel(host, desk) {
  const { state } = desk.store;
  const [head, choice, kept, pictures] = [createHead(desk.store), createChoice(desk), createKeptBar(desk.store), createPictures()];
  const words = element("p", { className: "sight-words", role: "status" });
  const shade = element("p", { className: "quiet" });
  const told = element("div", { className: "told" });
  fill(host, head.bar, choice.row, kept.bar, words, shade, pictures.row, told);
  makeMovable(host, head.bar);
  let stoodFor = "";

  return {
    topics: ["sight", "look", "tool", "table"],
    draw() {
      host.hidden = !isLooking(state);
      if (host.hidden) return;
      const shown = shownLook(state.sight);
      [head, choice, kept].forEach((part) => part.draw());
      setWords(words, wordsOf(state, shown));
      setWords(shade, shadeWords(state));
      pictures.draw(state.table, shown);
      fill(told, ...(shown ? [blockerLines(state.table, shown), crossingLines(state.table, shown), matrixOf(state.table, shown)] : []));
      const about = aboutOf(state, shown);
      if (stoodFor !== about.join()) makeRoom(host, desk, about);
      stoodFor = about.join();
    },
  };
}

/** @param {HTMLElement} said @param {string} text read out only when it changes */
function setWords(said, text) {
  if (said.textContent !== text) said.textContent = text;
}

/** @param {State} state @param {Sighting | null} shown @returns {string} */
function wordsOf({ table, sight }, shown) {
  if (shown) return sentenceOfLook(table, shown);
  if (sight.refusal) return sight.refusal;
  if (sight.from === null) return "Who looks? Tap a model, twice for its unit.";
  if (targetOf(sight) === null) return "At whom? Tap a model, or rest the pointer on it.";
  return "The referee looks…";
}

/** @param {State} state @returns {string} of a unit the shade is one model's, and says so */
function shadeWords(state) {
  const { from, shaded, kept } = state.sight;
  const model = shadeViewer(state);
  if (!shaded || kept || model === null || model === from) return "";
  return `The shade is what ${modelName(state.table, model)} alone does not see.`;
}

/** @param {State} state @param {Sighting | null} shown @returns {string[]} the models spoken of */
function aboutOf({ table, sight }, shown) {
  if (shown) return shown.pair;
  return sight.from !== null && table.models[sight.from] ? [sight.from] : [];
}

/** @param {HTMLElement} host @param {Desk} desk @param {string[]} about whom; under a hand that drags a ghost the mat stays where it is */
function makeRoom(host, desk, about) {
  const { state } = desk.store;
  const places = about.flatMap((id) => placeOf(state, id));
  standAside(host, PLACES, spokenOf(places.map((place) => inWindow(host, desk, place))));
  if (state.view.tool === "sight" || state.sight.kept) pushClear(host, desk, places);
}

/** @param {Point[]} ends of the look @returns {Point[]} what the panel should leave in sight: both ends above all, and the line */
function spokenOf(ends) {
  if (ends.length < 2) return ends;
  return ALONG.map((share) => between(ends[0], ends[1], share));
}

/** @param {State} state @param {string} id @returns {Point[]} where a model is, if it is on the mat */
function placeOf(state, id) {
  if (!standing(state.table.models[id])) return [];
  const { x, y } = shownPose(state, id);
  return [[x, y]];
}

/** @param {HTMLElement} host @param {Desk} desk @param {Point} place on the mat @returns {Point} */
function inWindow(host, { camera }, place) {
  const [across, down] = toScreen(camera, place);
  const { left, top } = /** @type {HTMLElement} */ (host.offsetParent).getBoundingClientRect();
  return [left + across, top + down];
}
