/* Looking at an earlier move: stepping, jumping, playing at speed, and back to what the game now is. */

import { present } from "../present.js";
import { differing } from "./differing.js";

const A_MOVE = 1_000;

/** What is drawn anew when another move is looked at. */
const ALL = /** @type {Topic[]} */ ([
  "replay", "table", "turn", "log", "draft", "lifted", "gestures", "motion", "coherency", "bearing", "strike",
]);

export class Replay {
  #wish = 0;
  #timer = 0;

  /** @param {ReplayOffice} office */
  constructor({ store, history, clock, still }) {
    this.store = store;
    this.history = history;
    this.clock = clock;
    this.still = still;
  }

  /** @param {string | null} at the move a link names @returns {void} a finished game opens at its end */
  begin(at) {
    const { state, game } = this.store;
    if (at !== null && /^\d{1,9}$/.test(at)) this.open(Number(at));
    else if (game.isOver(state.table)) this.open();
  }

  /** @param {number} [seq] the move to look at; left out, the last */
  open(seq) {
    const { state, changed } = this.store;
    state.replay.open = true;
    changed("replay");
    if (seq !== undefined) this.goTo(seq);
    else this.#reach(present(state).seq);
  }

  close() {
    this.store.state.replay.open = false;
    this.live();
    this.store.changed("replay");
  }

  /** @param {number} seq the table after that move; the last is the game as it now is */
  async goTo(seq) {
    const { state } = this.store;
    if (state.draft || state.outbox.length) return this.#say("Confirm or cancel what is in hand before you look back.");
    const wish = ++this.#wish;
    const wanted = Math.max(0, seq);
    if (wanted >= present(state).seq) return this.live();
    if (!(await this.#reach(wanted)) || wish !== this.#wish) return;
    this.#show(wanted, { table: this.history.tableAt(wanted), log: this.history.logAt(wanted) });
  }

  /** @param {number} by moves */
  step(by) {
    this.store.state.replay.open = true;
    return this.goTo(this.store.state.seq + by);
  }

  /** @param {number} seq one that was made @returns {Promise<TableFile | null>} the table after it, which nobody looks at; null when it cannot be fetched */
  tableAfter(seq) {
    return this.history.reach(seq, () => {}).then(() => this.history.tableAt(seq), () => null);
  }

  /** @returns {number[]} the moves a turn began with, as far as they were fetched */
  turns() {
    return this.history.turns;
  }

  /** @param {1 | -1} way */
  turn(way) {
    const { seq } = this.store.state;
    const { turns } = this.history;
    const next = way > 0 ? turns.find((one) => one > seq) : turns.findLast((one) => one < seq);
    return this.goTo(next ?? (way > 0 ? present(this.store.state).seq : 0));
  }

  /** Back to the game as it now is. */
  live() {
    const { state } = this.store;
    this.#wish += 1;
    this.#stop();
    if (state.live) this.#show(state.live.seq, state.live);
    else this.store.changed("replay");
  }

  async toggle() {
    const { state, changed } = this.store;
    if (state.replay.playing) return this.#stop(), changed("replay");
    state.replay.playing = true;
    if (!state.live) await this.goTo(0);
    changed("replay");
    this.#playOn();
  }

  /** @param {number} speed moves a second */
  setSpeed(speed) {
    this.store.state.replay.speed = speed;
    if (this.store.state.replay.playing) this.#playOn();
  }

  #playOn() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      await this.step(1);
      if (this.store.state.replay.playing) this.#playOn();
    }, A_MOVE / this.store.state.replay.speed);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.store.state.replay.playing = false;
  }

  /** @param {number} seq @returns {Promise<boolean>} false when it could not be fetched */
  async #reach(seq) {
    const { state, changed } = this.store;
    try {
      await this.history.reach(seq, (have) => {
        state.replay.loading = have < seq ? { have, of: seq } : null;
        changed("replay");
      });
      return true;
    } catch {
      state.replay.loading = null;
      this.#say("The moves could not be fetched; try again.");
      return false;
    }
  }

  /** @param {number} seq @param {Pick<Live, "table" | "log">} at */
  #show(seq, { table, log }) {
    const { state, game, changed } = this.store;
    const now = present(state);
    const follows = seq === state.seq + 1 && !this.still();
    state.live = seq === now.seq ? null : { seq: now.seq, table: now.table, log: now.log };
    if (state.live && !state.replay.left) state.replay.left = now.seq;
    if (!state.live) state.replay.left = null;
    game.reader.restart(state);
    const fields = differing(state.table, table, game.reader.collections);
    if (follows) game.reader.expect(state, log[log.length - 1], this.clock());
    Object.assign(state, { seq, table, log, hands: { red: {}, blue: {}, watch: {} } });
    changed(...ALL, ...game.reader.topics(fields));
  }

  /** @param {string} text */
  #say(text) {
    this.#stop();
    this.store.state.notice = { text, urgent: true };
    this.store.changed("notice", "replay");
  }
}
