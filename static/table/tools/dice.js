/* Dice: not taken in hand, but a page of the panel. */

import { moveTool } from "./move.js";

/** @type {Tool} */
export const diceTool = {
  ...moveTool,
  name: "dice",
  label: "Dice",
  key: "d",
  open({ store: { state, changed } }) {
    state.view.tab = "dice";
    changed("tab");
  },
};
