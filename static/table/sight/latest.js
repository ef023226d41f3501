/* A question asked over and over while a hand moves: one on its way, of those waiting the latest wins. */

/** Milliseconds after which an answer is not waited for any more: the connection was cut, or the referee could not read it. */
const PATIENCE = 3_000;
/** Milliseconds between two such questions of this page, whoever asks: the server hears fifteen a second. */
const GAP = 90;

let lastAsked = -Infinity;

export class Latest {
  /** @type {{question: Question, heard: (answer: any) => void} | null} */
  #next = null;
  #flying = 0;
  #timer = 0;
  #sentAt = -Infinity;

  /** @param {(question: Question) => Promise<any>} ask @param {number} every milliseconds between two questions */
  constructor(ask, every) {
    this.ask = ask;
    this.every = every;
  }

  /** @param {Question} question @param {(answer: any) => void} heard */
  put(question, heard) {
    this.#next = { question, heard };
    this.#schedule();
  }

  /** What waits is not asked, what is on its way is not heard. */
  drop() {
    this.#next = null;
    this.#flying = 0;
  }

  #schedule() {
    if (this.#timer || !this.#next) return;
    this.#timer = setTimeout(() => this.#launch(), Math.max(0, this.#free() - performance.now()));
  }

  /** @returns {number} when the next question may be sent */
  #free() {
    return Math.max(this.#sentAt + (this.#flying ? PATIENCE : this.every), lastAsked + GAP);
  }

  #launch() {
    this.#timer = 0;
    if (!this.#next) return;
    if (this.#free() > performance.now()) return this.#schedule();
    const { question, heard } = this.#next;
    this.#next = null;
    const sentAt = performance.now();
    this.#sentAt = this.#flying = lastAsked = sentAt;
    this.ask(question).then((answer) => this.#land(sentAt, heard, answer));
  }

  /** @param {number} sentAt @param {(answer: any) => void} heard @param {any} answer */
  #land(sentAt, heard, answer) {
    if (this.#flying !== sentAt) return;
    this.#flying = 0;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#schedule();
    heard(answer);
  }
}
