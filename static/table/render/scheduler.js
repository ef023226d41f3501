/* One redraw scheduler: a set of what is out of date and a single animation frame. */

export class Scheduler {
  /** @type {Set<Part>} */
  #stale = new Set();
  #asked = false;

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
  }

  /** @param {Part} part drawn in the next frame, and whenever one of its topics changes */
  add(part) {
    this.store.on(part.topics, () => this.mark(part));
    this.mark(part);
  }

  /** @param {Part} part */
  mark(part) {
    this.#stale.add(part);
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame((now) => this.#frame(now));
  }

  /** @param {number} now */
  #frame(now) {
    this.#asked = false;
    const parts = [...this.#stale];
    this.#stale.clear();
    parts.filter((part) => drawn(part, now)).forEach((part) => this.mark(part));
  }
}

/** @param {Part} part @param {number} now @returns {boolean} true to be drawn again; what fails is reported and takes no other part with it */
function drawn(part, now) {
  try {
    return Boolean(part.draw(now));
  } catch (error) {
    reportError(error);
    return false;
  }
}
