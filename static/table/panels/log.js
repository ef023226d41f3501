/* The log: everything that was done, in order, with what was measured and thrown. */

import { sentenceOf } from "../words.js";
import { element, fill, seatMark } from "./element.js";

const RECENT = 4;

/** @param {HTMLElement} host @param {Store} store @returns {Part} the whole log, newest at the bottom */
export function createLogPanel(host, { state }) {
  return {
    topics: ["log"],
    draw() {
      const lowest = host.scrollHeight - host.scrollTop - host.clientHeight < 60;
      fill(
        host,
        element("ol", { className: "log", "aria-label": "Log" }, ...state.log.map((entry) => line(state, entry))),
      );
      if (lowest) host.scrollTop = host.scrollHeight;
    },
  };
}

/** @param {HTMLElement} host @param {Store} store @returns {Part} the last few lines, always in sight */
export function createRecentLog(host, { state }) {
  return {
    topics: ["log"],
    draw() {
      fill(host, ...state.log.slice(-RECENT).map((entry) => line(state, entry)));
    },
  };
}

/** @param {State} state @param {LogEntry} entry */
function line({ table }, entry) {
  const isTurn = entry.command.do === "end_phase";
  return element(
    "li",
    { className: isTurn ? "log-line turn" : "log-line", title: new Date(entry.at).toLocaleTimeString() },
    isTurn ? null : seatMark(entry.seat),
    element("span", {}, sentenceOf(table, entry)),
    entry.marked
      ? element("em", { className: "marked" }, `by agreement: ${entry.refusals.map(({ text }) => text).join(" ")}`)
      : null,
  );
}
