/* Words to everybody: seen as a short notice, and read out by screen readers, refusals at once. */

import { draftRefusals } from "../refusals.js";
import { sentenceOf } from "../words.js";
import { byId } from "./element.js";

const SHOWN = 6_000;

/** @param {HTMLElement} host @param {Store} store @returns {Part} */
export function createNotices(host, { state }) {
  const [polite, urgent] = [byId("polite"), byId("urgent")];
  let [shown, until, lastSeq] = [state.notice, 0, state.seq];
  /** @type {Verdict | null} */
  let lastAnswer = null;

  const announceLog = () => {
    if (state.seq === lastSeq) return;
    lastSeq = state.seq;
    const entry = state.log.at(-1);
    if (entry) polite.textContent = `${entry.seat}: ${sentenceOf(state.table, entry)}`;
  };
  const announceRefusal = () => {
    const answer = state.draft?.open ? state.draft.answer : null;
    if (answer && answer !== lastAnswer) urgent.textContent = draftRefusals(state).map(({ text }) => text).join(" ");
    lastAnswer = answer;
  };

  return {
    topics: ["notice", "log", "draft"],
    draw(now) {
      announceLog();
      announceRefusal();
      if (state.notice && state.notice !== shown) {
        (state.notice.urgent ? urgent : polite).textContent = state.notice.text;
        host.textContent = state.notice.text;
        until = now + SHOWN;
      }
      shown = state.notice;
      host.hidden = now > until || Boolean(state.draft?.open);
      return now <= until;
    },
  };
}
