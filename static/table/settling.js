/* What becomes of the ghosts when the referee has spoken. */

import { standing, unitName } from "./pieces.js";

/**
 * @param {State} state
 * @param {LogEntry} entry
 * @param {Changes} changes the ghosts go once their move is carried out, or overtaken
 */
export function settleDraft(state, entry, changes) {
  const { draft } = state;
  if (!draft) return;
  const overtaken = Object.entries(draft.tracks).some(
    ([id, { from }]) => changes.models?.[id] !== undefined && !standsAt(changes.models[id], from),
  );
  if (entry.id !== draft.sent && !overtaken) return;
  state.draft = null;
  if (entry.id !== draft.sent) {
    state.notice = {
      text: `${unitName(state.table, draft.unit)} changed meanwhile; its ghosts were put away.`,
      urgent: true,
    };
  }
}

/** @param {Model | null} model @param {Pose} pose */
function standsAt(model, { x, y, facing, floor }) {
  return (
    model !== null &&
    standing(model) &&
    model.x === x &&
    model.y === y &&
    model.facing === facing &&
    model.floor === floor
  );
}

/**
 * @param {State} state
 * @param {Outgoing[]} dropped
 * @param {Verdict} answer
 * @returns {boolean} true when the draft was among them: its ghosts stay, to be changed
 */
export function refuseDraft({ draft }, dropped, answer) {
  if (!draft || !dropped.some(({ id }) => id === draft.sent)) return false;
  Object.assign(draft, { sent: null, open: true, answer });
  return true;
}

/** @param {Refusal[]} refusals @param {number} later commands dropped with it @returns {NonNullable<State["notice"]>} */
export function refusalNotice(refusals, later) {
  const sentences = refusals.map(({ text }) => text);
  if (later === 1) sentences.push("The order made after it was not sent.");
  if (later > 1) sentences.push(`The ${later} orders made after it were not sent.`);
  return { text: sentences.join(" "), urgent: true };
}
