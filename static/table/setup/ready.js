/* The foot of the panel before the game: who is ready, and the button that says so. */

import { button, element, seatMark, seatName } from "../panels/element.js";
import { press, waits } from "../presses.js";

const SEATS = /** @type {Seat[]} */ (["red", "blue"]);

/** @param {Desk} desk @returns {HTMLElement[]} */
export function readyFoot(desk) {
  const { state } = desk.store;
  const { ready } = state.table.setup;
  const mine = SEATS.find((seat) => seat === state.seat);
  const lines = SEATS.map((seat) => element("span", { className: ready.includes(seat) ? "holds" : "waits" }, seatMark(seat), `${seatName(seat)} ${ready.includes(seat) ? "is ready" : "is not ready"}`));
  const who = element("p", { className: "setup-ready", role: "status" }, ...lines);
  return mine ? [who, readyButton(desk, ready.includes(mine))] : [who];
}

/** @param {Desk} desk @param {boolean} ready */
function readyButton(desk, ready) {
  const { state } = desk.store;
  const idle = ready || waits(state, "ready") || state.table.turn.pending.length > 0;
  return button(ready ? "You are ready" : "Ready", () => idle || press(desk, "ready", { do: "ready" }), { className: "primary wide", "data-key": "ready", "aria-disabled": idle || null });
}
