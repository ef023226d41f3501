/* Commands on their way: kept until answered, sent in order, each only after the one before was accepted. */

import { newId } from "./ids.js";

export class Outbox {
  /** @param {Store} store @param {(frame: Frame) => boolean} send false when there is no connection */
  constructor(store, send) {
    this.store = store;
    this.send = send;
  }

  /** @param {Command} command @returns {string} the id its answer will carry */
  post(command) {
    const { state, changed } = this.store;
    const id = newId();
    state.outbox.push({ id, seq: state.seq, command, sent: false });
    this.#flush();
    changed("outbox");
    return id;
  }

  /** @param {string} id */
  accepted(id) {
    const { state, changed } = this.store;
    const kept = state.outbox.filter((order) => order.id !== id);
    if (kept.length === state.outbox.length) return;
    state.outbox = kept;
    this.#flush();
    changed("outbox");
  }

  /** @param {string} id @returns {Outgoing[]} it and those made after it, which are dropped with it */
  refused(id) {
    const { state, changed } = this.store;
    const index = state.outbox.findIndex((order) => order.id === id);
    if (index < 0) return [];
    const dropped = state.outbox.splice(index);
    changed("outbox");
    return dropped;
  }

  /** After a new connection: what was on its way may not have arrived, and goes again under its own id. */
  resume() {
    const { state, changed } = this.store;
    state.outbox.forEach((order) => (order.sent = false));
    this.#flush();
    changed("outbox");
  }

  #flush() {
    const [head] = this.store.state.outbox;
    if (!head || head.sent) return;
    head.sent = this.send({ kind: "command", id: head.id, seq: head.seq, command: head.command });
  }
}
