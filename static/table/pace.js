/* How often something may be done: so many at once, then as many a second. */

export class Pace {
  /** @param {number} rate a second, and at once after a pause @param {() => number} clock milliseconds */
  constructor(rate, clock) {
    this.rate = rate;
    this.clock = clock;
    this.left = rate;
    this.at = clock();
  }

  /** @returns {number} 0 when it is done now, which counts; else the milliseconds until it may be */
  wait() {
    const now = this.clock();
    this.left = Math.min(this.rate, this.left + ((now - this.at) * this.rate) / 1000);
    this.at = now;
    if (this.left < 1) return Math.ceil(((1 - this.left) * 1000) / this.rate);
    this.left -= 1;
    return 0;
  }
}
