/* Words to everybody: a short notice for the eye, and live regions for screen readers, where refusals come at once. */

import { byId } from "./element.js";

const SHOWN = 6_000;
/** Moves read out at most, of many that came at once. */
const SPOKEN = 5;

class Notices {
  #until = 0;
  #lastRefusal = "";

  /** @param {HTMLElement} host @param {Store} store */
  constructor(host, { state, game }) {
    this.host = host;
    this.state = state;
    this.game = game;
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
    const { state, game } = this;
    const fresh = state.log.filter(({ seq }) => seq > this.lastSeq);
    this.lastSeq = Math.max(this.lastSeq, state.seq);
    if (!fresh.length) return;
    this.polite.textContent = fresh.slice(-SPOKEN).map((entry) => `${entry.seat}: ${game.words.sentence(state.table, entry)}`).join(". ");
  }

  #sayRefusal() {
    const refusal = this.game.reader
      .refusals(this.state)
      .map(({ text }) => text)
      .join(" ");
    if (refusal && refusal !== this.#lastRefusal) this.urgent.textContent = refusal;
    this.#lastRefusal = refusal;
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

/** @param {HTMLElement} host @param {Store} store @returns {Part} */
export function createNotices(host, store) {
  const notices = new Notices(host, store);
  return { topics: ["notice", "log", "draft"], draw: (now) => notices.draw(now) };
}
