/* A game move by move: fetched in pages, folded once, with a table kept every so many moves, so that any is near. */

import { merge } from "../merge.js";
import { turnOf } from "./turns.js";

const KEPT_EVERY = 50;
const LOG_SHOWN = 200;

export class MoveHistory {
  /** @type {TableFile[]} the tables after 0, 50, 100 … moves */
  #kept = [];
  /** @type {TableFile | null} the table after the last move that was fetched */
  #last = null;
  /** @type {HistoryEntry[]} move n at n − 1 */
  entries = [];
  /** @type {number[]} the moves a player's turn began with */
  turns = [];

  /** @param {(since: number) => Promise<HistoryPage>} fetchPage @param {string[]} collections of entities by id */
  constructor(fetchPage, collections) {
    this.fetchPage = fetchPage;
    this.collections = collections;
  }

  /** @param {number} seq @param {(have: number) => void} heard after each page @returns {Promise<void>} once that move is here */
  async reach(seq, heard) {
    while (!this.#last || this.entries.length < seq) {
      const page = await this.fetchPage(this.entries.length);
      if (page.since !== this.entries.length) continue;
      if (page.start) this.#begin(page.start);
      if (!page.entries.length && this.entries.length < seq) throw new Error(`Move ${seq} is not there.`);
      page.entries.forEach((entry) => this.#add(entry));
      heard(this.entries.length);
    }
  }

  /** @param {number} seq one that was reached @returns {TableFile} the table after that move, the caller's own */
  tableAt(seq) {
    const place = Math.floor(seq / KEPT_EVERY);
    const table = this.#copy(this.#kept[place]);
    this.entries.slice(place * KEPT_EVERY, seq).forEach(({ changes }) => merge(table, changes, this.collections));
    return table;
  }

  /** @param {number} seq @returns {LogEntry[]} the last of the log up to that move */
  logAt(seq) {
    return this.entries.slice(Math.max(0, seq - LOG_SHOWN), seq);
  }

  /** @param {TableFile} start */
  #begin(start) {
    this.#last = start;
    this.#kept = [this.#copy(start)];
  }

  /** @param {HistoryEntry} entry the next */
  #add(entry) {
    const table = /** @type {TableFile} */ (this.#last);
    const before = turnOf(table);
    merge(table, entry.changes, this.collections);
    this.entries.push(entry);
    if (turnOf(table) !== before) this.turns.push(entry.seq);
    if (entry.seq % KEPT_EVERY === 0) this.#kept.push(this.#copy(table));
  }

  /** Entities are never changed in place, so a table is copied by its collections.
   * @param {TableFile} table @returns {TableFile} */
  #copy(table) {
    const from = /** @type {Record<string, any>} */ (table);
    const own = this.collections.filter((name) => from[name]).map((name) => [name, { ...from[name] }]);
    return { ...table, ...Object.fromEntries(own) };
  }
}
