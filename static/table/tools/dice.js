/* Dice: its panel is open while it is in hand; on the table it takes models in hand as Move does. */

import { moveTool } from "./move.js";

/** @type {Tool} */
export const diceTool = { ...moveTool, name: "dice", label: "Dice", key: "d" };
