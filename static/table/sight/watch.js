/* Keeps asking the referee about the look that is shown, and what the viewer sees, as models and ghosts move. */

import { Latest } from "./latest.js";
import { isLooking, shadeViewer, supposedPlaces, targetOf } from "./sight.js";

const LOOK_EVERY = 120;
const OUTLOOK_EVERY = 400;

/** @param {Desk} desk */
export function watchSight(desk) {
  const { store } = desk;
  const heeds = [watched(desk, LOOK_EVERY, lookQuestion, hearLook), watched(desk, OUTLOOK_EVERY, outlookQuestion, hearOutlook)];
  store.on(["sight", "draft", "tool", "floor"], () => heeds.forEach((heed) => heed(false)));
  store.on(["table", "terrain", "connection"], () => {
    forgetTheGone(store);
    heeds.forEach((heed) => heed(true));
  });
}

/**
 * @param {Desk} desk @param {number} every milliseconds
 * @param {(state: State) => Question | null} questionOf @param {(store: Store, question: Question, answer: any) => void} hear
 * @returns {(afresh: boolean) => void}
 */
function watched({ store, ask }, every, questionOf, hear) {
  const latest = new Latest(ask, every);
  let asked = "";
  return (afresh) => {
    const question = questionOf(store.state);
    const words = JSON.stringify(question);
    if (words === asked && !afresh) return;
    asked = words;
    if (question) latest.put(question, (answer) => words === asked && hear(store, question, answer));
    else latest.drop();
  };
}

/** @param {State} state @returns {Question | null} */
function lookQuestion(state) {
  const { from } = state.sight;
  const to = targetOf(state.sight);
  if (!isLooking(state) || state.sight.kept || from === null || to === null) return null;
  return { ask: "sight", from, to, places: supposedPlaces(state) };
}

/** @param {State} state @returns {Question | null} as high as the target, else as the viewer */
function outlookQuestion(state) {
  const { shaded, kept } = state.sight;
  const { models } = state.table;
  const from = shadeViewer(state);
  if (!isLooking(state) || !shaded || kept || from === null) return null;
  const height = models[targetOf(state.sight) ?? ""]?.height ?? null;
  return { ask: "outlook", from, floor: state.view.floor, height, places: supposedPlaces(state) };
}

/** @param {Store} store @param {Question} _ @param {any} answer */
function hearLook({ state, changed }, _, answer) {
  const refused = answer.refusals !== undefined;
  state.sight.look = refused ? null : answer;
  state.sight.refusal = refused ? answer.refusals.map((/** @type {Refusal} */ { text }) => text).join(" ") : null;
  changed("look");
}

/** @param {Store} store @param {Question} question @param {any} answer */
function hearOutlook({ state, changed }, question, answer) {
  state.sight.outlook = answer.refusals ? null : { ...answer, from: question.from, floor: question.floor };
  changed("look");
}

/** @param {Store} store who left the table neither looks nor is looked at */
function forgetTheGone({ state }) {
  const { table, sight } = state;
  const gone = (/** @type {string | null} */ id) => id !== null && !table.models[id] && !table.units[id];
  if (gone(sight.from)) Object.assign(sight, { from: null, to: null, look: null, outlook: null });
  if (gone(sight.to)) Object.assign(sight, { to: null, look: null });
}
