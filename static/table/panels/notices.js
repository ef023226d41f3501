/* Words to everybody: a short notice for the eye, and live regions for screen readers, where refusals come at once. */

import { draftRefusals } from "../refusals.js";
import { sentenceOf } from "../words.js";
import { byId } from "./element.js";

const SHOWN = 6_000;

class Notices {
  #until = 0;
  /** @type {Verdict | null} */
  #lastAnswer = null;

  /** @param {HTMLElement} host @param {State} state */
  constructor(host, state) {
    this.host = host;
    this.state = state;
    this.polite = byId("polite");
    this.urgent = byId("urgent");
    this.lastSeq = state.seq;
    this.shown = state.notice;
  }

  /** @param {number} now @returns {boolean} true while the notice is still to be taken away */
  draw(now) {
    this.#sayLog();
    this.#sayRefusal();
    this.#showNotice(now);
    this.host.hidden = now > this.#until;
    return now <= this.#until;
  }

  #sayLog() {
    const { state } = this;
    const entry = state.log.at(-1);
    if (state.seq === this.lastSeq || !entry) return;
    this.lastSeq = state.seq;
    this.polite.textContent = `${entry.seat}: ${sentenceOf(state.table, entry)}`;
  }

  #sayRefusal() {
    const answer = this.state.draft?.open ? this.state.draft.answer : null;
    if (answer && answer !== this.#lastAnswer) this.urgent.textContent = sentences(this.state);
    this.#lastAnswer = answer;
  }

  /** @param {number} now */
  #showNotice(now) {
    const { notice } = this.state;
    if (!notice || notice === this.shown) return;
    this.shown = notice;
    this.#until = now + SHOWN;
    this.host.textContent = notice.text;
    (notice.urgent ? this.urgent : this.polite).textContent = notice.text;
  }
}

/** @param {State} state */
const sentences = (state) =>
  draftRefusals(state)
    .map(({ text }) => text)
    .join(" ");

/** @param {HTMLElement} host @param {Store} store @returns {Part} */
export function createNotices(host, { state }) {
  const notices = new Notices(host, state);
  return { topics: ["notice", "log", "draft"], draw: (now) => notices.draw(now) };
}
