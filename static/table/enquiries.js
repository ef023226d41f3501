/* Questions to the referee that change nothing: probes of a move being built, and measurements. */

import { Pace } from "./pace.js";

const PROBE_EVERY = 100;
/** Questions a second, a little below what the server hears: one it did not hear would wait for its answer for ever. */
const QUESTIONS = 13;

/** At most ten a second about what a hand holds, one of them on its way; of those waiting the latest wins. */
export class Enquiries {
  #lastId = 0;
  #sentAt = -PROBE_EVERY;
  #flying = 0;
  #timer = 0;
  /** @type {{frame: Frame, heard: (answer: any) => void} | null} */
  #next = null;
  /** @type {{frame: Frame, heard: (answer: any) => void}[]} questions whose turn has not come */
  #queue = [];
  #queued = 0;
  #pace;
  /** @type {Map<number, (answer: any) => void>} */
  #waiting = new Map();

  /**
   * @param {(frame: Frame) => boolean} send false when there is no connection
   * @param {() => number} clock milliseconds
   */
  constructor(send, clock) {
    this.send = send;
    this.clock = clock;
    this.#pace = new Pace(QUESTIONS, clock);
  }

  /** @param {Command} command @param {(answer: Verdict) => void} heard */
  probe(command, heard) {
    this.#next = { frame: { kind: "probe", command }, heard };
    this.#schedule();
  }

  /** @param {Question} question about what a hand still moves @param {(answer: any) => void} heard */
  hint(question, heard) {
    this.#next = { frame: { kind: "ask", question }, heard };
    this.#schedule();
  }

  /** @param {Question} question @returns {Promise<any>} */
  ask(question) {
    return new Promise((resolve) => {
      this.#queue.push({ frame: { kind: "ask", question }, heard: resolve });
      if (!this.#queued) this.#drain();
    });
  }

  /** @param {Frame} frame an answer, or the error that came in its place: then it has no `answer` */
  receive(frame) {
    const heard = this.#waiting.get(frame.id);
    this.#waiting.delete(frame.id);
    if (frame.id === this.#flying) this.#land();
    if (frame.answer) heard?.(frame.answer);
  }

  /** @returns {boolean} true when everything that was asked is answered */
  get answered() {
    return !this.#timer && !this.#flying && !this.#next && !this.#queue.length && this.#waiting.size === 0;
  }

  /** After a cut nothing that was asked will be answered. */
  forget() {
    this.#waiting.clear();
    this.#flying = 0;
    this.#next = null;
    this.#queue = [];
  }

  #drain() {
    this.#queued = 0;
    while (this.#queue.length) {
      const wait = this.#pace.wait();
      if (wait) {
        this.#queued = setTimeout(() => this.#drain(), wait);
        return;
      }
      const { frame, heard } = /** @type {{frame: Frame, heard: (answer: any) => void}} */ (this.#queue.shift());
      this.#post(frame, heard);
    }
  }

  /**
   * @param {Frame} frame
   * @param {(answer: any) => void} heard
   * @returns {number} its id, 0 when it could not be sent
   */
  #post(frame, heard) {
    this.#lastId += 1;
    if (!this.send({ ...frame, id: this.#lastId })) return 0;
    this.#waiting.set(this.#lastId, heard);
    return this.#lastId;
  }

  #schedule() {
    if (this.#timer || this.#flying) return;
    const wait = Math.max(0, this.#sentAt + PROBE_EVERY - this.clock());
    this.#timer = setTimeout(() => this.#launch(), wait);
  }

  #launch() {
    this.#timer = 0;
    if (!this.#next) return;
    const { frame, heard } = this.#next;
    const wait = frame.kind === "ask" ? this.#pace.wait() : 0;
    if (wait) {
      this.#timer = setTimeout(() => this.#launch(), wait);
      return;
    }
    this.#next = null;
    this.#sentAt = this.clock();
    this.#flying = this.#post(frame, heard);
  }

  #land() {
    this.#flying = 0;
    if (this.#next) this.#schedule();
  }
}
