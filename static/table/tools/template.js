/* Template: laid at a firer's base and turned about it by hand, wheel or keys. */

import { bearing, bearingTo } from "../geometry.js";
import { armShot, createAim, isSent } from "../aim.js";
import { own, standing } from "../pieces.js";
import { aimTool, change, take } from "./aiming.js";

export const templateTool = aimTool(
  { name: "template", label: "Template", key: "t" },
  {
    wheelTurns: true,
    enter(desk) {
      const { state } = desk.store;
      take(desk, createAim("template", [desk.camera.x, desk.camera.y]));
      const [firer] = [...state.view.selected].filter((id) => own(state, id) && standing(state.table.models[id]));
      if (firer) nameFirer(desk, `${firer} 0`);
    },
    begin: ({ store: { state } }) => state.aim?.model !== null && !isSent(state),
    drag: (desk, { at }) => turnTowards(desk, at, true),
    tap(desk, { at, model }) {
      if (desk.store.state.aim?.model) turnTowards(desk, at, true);
      else if (model) nameFirer(desk, `${model} 0`);
      else desk.notify("Tap the model that fires first.");
    },
    hover(desk, { at }) {
      if (desk.store.state.aim?.set === false) turnTowards(desk, at, false);
    },
    turn: turnBy,
    nudge: (desk, [x]) => turnBy(desk, x * 10),
  },
);

/** @param {Desk} desk @param {string} from a model and its weapon, "s1 0"; the floor looked at becomes its own */
export function nameFirer(desk, from) {
  const { state, changed } = desk.store;
  const [model] = from.split(" ");
  armShot(state, from);
  const { x, y, facing, floor } = state.table.models[model];
  state.view.floor = floor;
  change(desk, { model, at: [x, y], bearing: facing });
  changed("floor");
}

/** @param {Desk} desk @param {Point} at @param {boolean} set */
function turnTowards(desk, at, set) {
  const { aim } = desk.store.state;
  if (aim?.model) change(desk, { bearing: bearingTo(aim.at, at), set });
}

/** @param {Desk} desk @param {number} degrees clockwise */
function turnBy(desk, degrees) {
  const { aim } = desk.store.state;
  if (aim) change(desk, { bearing: bearing(aim.bearing + degrees), set: true });
}
