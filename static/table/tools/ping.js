/* Ping: a tap calls everybody's eye to a spot, a drag is a pointer they can follow. */

import { addPing } from "../hands.js";

/** @type {Tool} */
export const pingTool = {
  name: "ping",
  label: "Ping",
  key: "p",
  cursor: "crosshair",

  begin: () => true,
  drag(desk, press) {
    point(desk, press.at);
  },
  drop() {},
  cancel() {},
  tap({ store: { state, changed }, gesture }, press) {
    const [x, y] = press.at;
    addPing(state, state.seat, { x, y }, performance.now());
    gesture({ type: "ping", x, y });
    changed("gestures");
  },
};

/** @param {Desk} desk @param {Point} at */
function point({ store: { state, changed }, gesture }, [x, y]) {
  state.hands[state.seat].pointer = { x, y, since: performance.now() };
  gesture({ type: "pointer", x, y });
  changed("gestures");
}
