/* What every way of changing a draft has in common: opening it, telling the referee and the others, and putting it away. */

import { doorUnder, enterByGhosts } from "../buildings/doors.js";
import { backToStart, changedModels, createDraft, goNearest, hasMoved, moveCommand } from "../draft.js";
import { points } from "../paths.js";
import { own, standing, unitName } from "../pieces.js";

/** @param {Desk} desk @param {string} unit @returns {Draft | null} null, and says why, when another draft is open */
export function draftOf({ store: { state, changed }, notify }, unit) {
  const { draft } = state;
  if (draft?.sent) return refuse(notify, "The referee has not answered yet; wait for it, or reload the page.");
  if (draft && draft.unit !== unit && changedModels(draft).length) {
    return refuse(notify, `Confirm or cancel the move of ${unitName(state.table, draft.unit)} first.`);
  }
  if (draft?.unit === unit) return draft;
  state.draft = createDraft(state, unit);
  changed("draft", "lifted");
  return state.draft;
}

/** @param {Desk["notify"]} notify @param {string} why @returns {null} */
function refuse(notify, why) {
  notify(why, "urgent");
  return null;
}

/** @param {State} state @param {string | null} model */
export const mayLift = (state, model) => model !== null && own(state, model) && standing(state.table.models[model]);

/** @param {Desk} desk shows the draft as it stands to the others, and asks the referee about it */
export function consult(desk) {
  const {
    store: { state, changed },
  } = desk;
  const { draft } = state;
  if (!draft) return;
  draft.door = state.table.turn.phase === "movement" ? doorUnder(state, draft) : null;
  changed("draft");
  desk.gesture(ghostsOf(draft));
  if (!changedModels(draft).length) return void (draft.answer = null);
  desk.probe(orderOf(draft), (answer) => hear(desk, draft, answer));
}

/** @param {Draft} draft @returns {Command} a move, or the way in at the door it leads to */
const orderOf = (draft) => (draft.door ? enterByGhosts(draft, draft.door) : moveCommand(draft));

/** @param {Desk} desk @param {Draft} draft @param {Verdict} answer */
function hear({ store: { state, changed } }, draft, answer) {
  if (state.draft !== draft || draft.sent || !changedModels(draft).length) return;
  draft.answer = answer;
  if (!draft.held && !answer.legal) draft.open = true;
  changed("draft");
}

/** @param {Draft} draft @returns {GhostsGesture} */
function ghostsOf(draft) {
  const ids = changedModels(draft);
  const moving = ids.filter((id) => hasMoved(draft.tracks[id]));
  return {
    type: "ghosts",
    unit: draft.unit,
    places: Object.fromEntries(ids.map((id) => [id, placeOf(draft.tracks[id].to)])),
    paths: Object.fromEntries(moving.map((id) => [id, points(draft.tracks[id]).map(([x, y]) => [x, y])])),
  };
}

/** @param {Pose} pose @returns {[number, number, number, number]} */
const placeOf = ({ x, y, facing, floor }) => [x, y, facing, floor];

/** @param {Desk} desk the whole move, to the referee for good */
export function confirmDraft({ store: { state, changed }, command }) {
  const { draft } = state;
  if (!draft || draft.sent || !changedModels(draft).length) return;
  draft.open = false;
  draft.sent = command(orderOf(draft));
  changed("draft");
}

/** @param {Desk} desk @param {string} reason the opponent is asked to let the refused move pass */
export function askOverride({ store: { state, changed }, command }, reason) {
  const { draft } = state;
  if (!draft || draft.sent) return;
  draft.open = false;
  draft.sent = command({ ...orderOf(draft), override: reason });
  changed("draft");
}

/** @param {Desk} desk */
export function cancelDraft({ store: { state, changed }, gesture }) {
  if (!state.draft || state.draft.sent) return;
  state.draft = null;
  gesture({ type: "clear" });
  changed("draft", "lifted");
}

/** @param {Desk} desk */
export function restartDraft(desk) {
  const { draft } = desk.store.state;
  if (!draft || draft.sent) return;
  backToStart(draft);
  consult(desk);
}

/** @param {Desk} desk the ghosts stop where the referee says they may */
export function takeNearest(desk) {
  const { draft } = desk.store.state;
  if (!draft?.answer?.nearest) return;
  goNearest(draft, draft.answer.nearest);
  consult(desk);
}

/** @param {Desk} desk puts the refusal's card away, the ghosts stay */
export function keepDragging({ store: { state, changed } }) {
  if (!state.draft) return;
  state.draft.open = false;
  changed("draft");
}
