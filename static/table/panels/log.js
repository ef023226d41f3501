/* The log: everything that was done, in order, with what was measured and thrown. */

import { showKept } from "../sight/sight.js";
import { sentenceOf } from "../words.js";
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
  const isTurn = entry.command.do === "end_phase";
  return element(
    "li",
    { className: isTurn ? "log-line turn" : "log-line", title: new Date(entry.at).toLocaleTimeString() },
    isTurn ? null : seatMark(entry.seat),
    saying(store, entry),
    entry.marked
      ? element("em", { className: "marked" }, `by agreement: ${entry.refusals.map(({ text }) => text).join(" ")}`)
      : null,
  );
}

/** @param {Store} store @param {LogEntry} entry a shot or charge shows again what was seen when it was declared */
function saying(store, entry) {
  const words = sentenceOf(store.state.table, entry);
  if (!entry.result.looks?.length) return element("span", {}, words);
  return button(words, () => showKept(store, entry), { className: "log-look", title: "Show what was seen" });
}
