/* The log: everything that was done, in order, with what was measured and thrown. */

import { fallenIn } from "../rolls.js";
import { offered, takenBack } from "../taken_back.js";
import { askTakeBack } from "./take_back.js";
import { button, element, fill, seatMark } from "./element.js";

const RECENT = 4;

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} the whole log, newest at the bottom */
export function createLogPanel(host, desk) {
  const { state } = desk.store;
  new ResizeObserver(() => seen || showLatest()).observe(host);
  let seen = false;
  /** Nothing has a height while another tab is shown: the first look begins at the newest line. */
  function showLatest() {
    seen = host.clientHeight > 0;
    host.scrollTop = host.scrollHeight;
  }
  return {
    topics: ["log", "replay"],
    draw() {
      const lines = { gone: takenBack(state.log), asks: askable(desk.store) };
      const lowest = host.scrollHeight - host.scrollTop - host.clientHeight < 60;
      fill(
        host,
        element("ol", { className: "log", "aria-label": "Log" }, ...state.log.map((entry) => wholeLine(desk, entry, lines))),
      );
      if (lowest) host.scrollTop = host.scrollHeight;
    },
  };
}

/** @param {HTMLElement} host @param {Store} store @returns {Part} the last few lines, always in sight */
export function createRecentLog(host, store) {
  const { state } = store;
  return {
    topics: ["log"],
    draw() {
      fill(host, ...state.log.slice(-RECENT).map((entry) => line(store, entry)));
    },
  };
}

/** @param {Store} store @returns {Set<number>} the moves this page's player may ask to take back */
function askable({ state, game }) {
  const none = state.seat === "watch" || state.live || game.isOver(state.table);
  return new Set(none ? [] : offered(state.log).map(({ seq }) => seq));
}

/** @param {Desk} desk @param {LogEntry} entry @param {{gone: Set<number>, asks: Set<number>}} lines */
function wholeLine(desk, entry, { gone, asks }) {
  const made = line(desk.store, entry);
  made.classList.toggle("asks", asks.has(entry.seq));
  if (gone.has(entry.seq)) {
    made.classList.add("gone");
    made.append(element("em", { className: "marked" }, "taken back"));
  }
  if (asks.has(entry.seq))
    made.append(button("Take back…", () => askTakeBack(desk, entry.seq), { className: "log-back", "data-key": `back ${entry.seq}`, "aria-label": `Take back from move ${entry.seq} on` }));
  return made;
}

/** @param {Store} store @param {LogEntry} entry */
function line(store, entry) {
  const isTurn = store.game.words.opensTurn(entry.command);
  return element(
    "li",
    { className: isTurn ? "log-line turn" : "log-line", title: new Date(entry.at).toLocaleTimeString() },
    isTurn ? null : seatMark(entry.seat),
    saying(store, entry),
    fallenIn(entry)?.byHand ? element("em", { className: "by-hand" }, "by hand") : null,
    entry.marked
      ? element("em", { className: "marked" }, `by agreement: ${entry.refusals.map(({ text }) => text).join(" ")}`)
      : null,
  );
}

/** @param {Store} store @param {LogEntry} entry pressed it shows again what was seen when it was declared, where that was kept */
function saying(store, entry) {
  const { words: tongue } = store.game;
  const words = tongue.sentence(store.state.table, entry);
  const again = tongue.again?.(store, entry);
  if (!again) return element("span", {}, words);
  return button(words, again, { className: "log-look", title: "Show what was seen" });
}
