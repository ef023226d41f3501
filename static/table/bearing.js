/* Asks the referee how the unit whose card is open stands: its ranks and their bonus, who fights, whom it is locked with. */

import { selectedUnit } from "./selection.js";

/** @param {Desk} desk */
export function watchBearing({ store, ask }) {
  const { state, changed } = store;
  let asked = "";

  store.on(["selection", "table"], async () => {
    const unit = selectedUnit(state);
    if (!unit || asked === `${unit} ${state.seq}`) return;
    asked = `${unit} ${state.seq}`;
    const [ranks, told, fight] = await Promise.all([ask({ ask: "ranks", unit }), ask({ ask: "unit", id: unit }), ask({ ask: "engaged", unit })]);
    state.bearings[unit] = {
      ranks: ranks.ranks ?? [],
      bonus: ranks.bonus ?? null,
      engaged: fight.models ?? [],
      locked: told.locked ?? false,
      engaged_with: told.engaged_with ?? [],
    };
    changed("bearing");
  });
}
