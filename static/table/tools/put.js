/* Put back: a casualty or a model out of reserve, held over the mat until the opponent agrees to where it goes. */

import { createAim } from "../aim.js";
import { bearing, middle } from "../geometry.js";
import { standingModelsOf } from "../pieces.js";
import { aimTool, change, take } from "./aiming.js";

export const putTool = aimTool(
  { name: "put", label: "Put back", key: "" },
  {
    hidden: true,
    wheelTurns: true,
    enter: () => undefined,
    turn(desk, degrees) {
      const { aim } = desk.store.state;
      if (aim) change(desk, { bearing: bearing(aim.bearing + degrees), set: true });
    },
  },
);

/** @param {Desk} desk @param {string} model @param {Point} [place] else where it fell, or beside its unit */
export function putBack(desk, model, place) {
  const { state, changed } = desk.store;
  const { x, y, facing, floor, unit } = state.table.models[model];
  const others = standingModelsOf(state.table, unit).map((id) => state.table.models[id]);
  const beside = others.length ? middle(others.map((other) => [other.x, other.y])) : [desk.camera.x, desk.camera.y];
  state.view.tool = "put";
  state.view.floor = floor;
  changed("tool", "floor");
  const at = place ?? /** @type {Point} */ (typeof x === "number" ? [x, y] : beside);
  take(desk, { ...createAim("put", at), model, bearing: facing, set: place !== undefined });
}
