/* Orders that throw dice: the server's at once, or real ones, whose faces are typed in first. */

import { press } from "./presses.js";

/** @param {State} state @returns {boolean} true where both players agreed that real dice may be typed in */
export const realDiceAgreed = ({ table, seat }) => table.options.real_dice === true && seat !== "watch";

/** @param {Desk} desk @param {string} control @param {Command} command */
export function throwDice(desk, control, command) {
  const { state, changed } = desk.store;
  if (!state.view.realDice || !realDiceAgreed(state)) return void press(desk, control, command);
  state.typing = { control, command };
  changed("typing");
}
