/* The bar that stands while a move is being built up: confirm it, cancel it, or go back to its start. */

import { changedModels, furthest } from "../draft.js";
import { confirmWords, isWaiting, mannerWords, moreButtons } from "./manners.js";
import { unitName } from "../pieces.js";
import { cancelDraft, confirmDraft, restartDraft } from "../tools/drafting.js";
import { inches } from "../words.js";
import { button, element, fill } from "./element.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createConfirmBar(host, desk) {
  const { store } = desk;
  const words = element("p", { className: "confirm-words" });
  const confirm = button("Confirm move", () => confirmDraft(desk), { className: "primary", title: "Enter" });
  const restart = button("Back to start", () => restartDraft(desk));
  const cancel = button("Cancel", () => cancelDraft(desk), { title: "Esc" });
  const more = element("div", { className: "actions" });
  fill(host, words, more, element("div", { className: "actions" }, confirm, restart, cancel));
  return {
    topics: ["draft", "lifted", "way", "outbox", "connection"],
    draw() {
      const { draft, connection } = store.state;
      const changed = draft ? changedModels(draft) : [];
      host.hidden = !draft || !(changed.length || isWaiting(draft));
      if (!draft) return;
      confirm.textContent = confirmWords(draft);
      fill(more, ...moreButtons(desk, draft));
      more.hidden = !more.childElementCount || draft.sent !== null;
      confirm.hidden = restart.hidden = !changed.length;
      const sent = draft.sent !== null;
      [confirm, restart, cancel].forEach((pressed) => (pressed.disabled = sent));
      words.textContent = sent ? waitingWords(connection) : draftWords(store.state, draft, changed.length);
      const refused = draft.answer?.legal === false;
      host.classList.toggle("refused", refused);
      confirm.classList.toggle("primary", !refused);
    },
  };
}

/** @param {State["connection"]} connection */
const waitingWords = (connection) =>
  connection === "online" ? "The referee looks at it…" : "Not sent yet: there is no connection";

/**
 * @param {State} state
 * @param {Draft} draft
 * @param {number} count
 * @returns {string} "First spears charge up to 7.0″ · 5 of 8 · furthest 5.2″ · allowed"
 */
function draftWords({ table, way }, draft, count) {
  const verdict = draft.answer ? (draft.answer.legal ? "allowed" : "not allowed as it stands") : "";
  const all = Object.keys(draft.tracks).length;
  const who = [unitName(table, draft.unit), mannerWords(draft)].filter(Boolean).join(" ");
  if (!count) return who;
  return [who, `${count} of ${all}`, `furthest ${inches(farthestOf(way, draft))}`, verdict]
    .filter(Boolean)
    .join(" · ");
}

/** @param {Way | null} way @param {Draft} draft @returns {number} inches, climbs included once the referee told them */
function farthestOf(way, draft) {
  const told = way?.unit === draft.unit ? Object.values(way.models).map(({ climbed }) => climbed) : [];
  return told.some((climbed) => climbed > 0) ? Math.max(...Object.values(way?.models ?? {}).map(({ travelled }) => travelled)) : furthest(draft);
}
