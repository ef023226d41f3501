/* Asks the referee about the coherency of the unit whose card is open. */

import { selectedUnit } from "./selection.js";

/** @param {Desk} desk */
export function watchCoherency({ store, ask }) {
  const { state, changed } = store;
  let asked = "";

  store.on(["selection", "table"], async () => {
    const unit = selectedUnit(state);
    if (!unit || asked === `${unit} ${state.seq}`) return;
    asked = `${unit} ${state.seq}`;
    const answer = await ask({ ask: "coherency", unit });
    if (!answer.groups) return;
    state.coherency[unit] = answer;
    changed("coherency");
  });
}
