/* Scatter: models, a unit or a marker put at a place, from which the scatter die moves them. */

import { own } from "../pieces.js";
import { selectedUnit } from "../selection.js";
import { createAim } from "../aim.js";
import { aimTool, take } from "./aiming.js";

export const scatterTool = aimTool(
  { name: "scatter", label: "Scatter", key: "c" },
  {
    serves: ({ seat, measures }) => seat !== "watch" && measures.shapes !== undefined,
    enter(desk) {
      const { state } = desk.store;
      const chosen = [...state.view.selected].some((id) => own(state, id));
      if (!state.view.shot.what) state.view.shot.what = chosen ? "models" : firstChoice(state);
      take(desk, createAim("scatter", [desk.camera.x, desk.camera.y]));
    },
  },
);

/** @param {State} state @returns {string} the unit whose card is open, else the first of this seat's */
function firstChoice(state) {
  const { units } = state.table;
  const mine = Object.keys(units).filter((id) => units[id].seat === state.seat);
  const unit = selectedUnit(state) ?? mine[0];
  return unit && mine.includes(unit) ? `unit ${unit}` : "models";
}
