/* This browser's hands, shown to the others at most twenty times a second; of each type the latest wins. */

const EVERY = 50;

export class Gestures {
  /** @type {Map<string, Gesture>} */
  #next = new Map();
  #sentAt = -EVERY;
  #timer = 0;

  /** @param {(frame: Frame) => boolean} send @param {() => number} clock milliseconds */
  constructor(send, clock) {
    this.send = send;
    this.clock = clock;
  }

  /** @param {Gesture} gesture */
  show(gesture) {
    if (gesture.type === "clear") this.#next.clear();
    this.#next.set(gesture.type, gesture);
    if (!this.#timer) this.#timer = setTimeout(() => this.#launch(), Math.max(0, this.#sentAt + EVERY - this.clock()));
  }

  #launch() {
    this.#timer = 0;
    this.#sentAt = this.clock();
    this.#next.forEach((gesture) => this.send({ kind: "gesture", gesture }));
    this.#next.clear();
  }
}
