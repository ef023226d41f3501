/* The log: everything that was done, in order, with what was measured and thrown. */

import { fallenIn } from "../rolls.js";
import { button, element, fill, seatMark } from "./element.js";

const RECENT = 4;

/** @param {HTMLElement} host @param {Store} store @returns {Part} the whole log, newest at the bottom */
export function createLogPanel(host, store) {
  const { state } = store;
  return {
    topics: ["log"],
    draw() {
      const lowest = host.scrollHeight - host.scrollTop - host.clientHeight < 60;
      fill(
        host,
        element("ol", { className: "log", "aria-label": "Log" }, ...state.log.map((entry) => line(store, entry))),
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
