/* Template: laid at a firer's base and turned about it by hand, wheel or keys. */

import { bearing, bearingTo, distance } from "../geometry.js";
import { armShot, createAim, isSent } from "../aim.js";
import { closePlan } from "../buildings/plan.js";
import { middleOf, placeOf } from "../buildings/rooms.js";
import { own, standing } from "../pieces.js";
import { aimTool, change, take } from "./aiming.js";

export const templateTool = aimTool(
  { name: "template", label: "Template", key: "t" },
  {
    wheelTurns: true,
    enter(desk) {
      take(desk, createAim("template", [desk.camera.x, desk.camera.y]));
      const [firer] = firersInHand(desk.store.state);
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

/** @param {State} state @returns {string[]} */
const firersInHand = (state) => [...state.view.selected].filter((id) => mayFire(state, id));

/** @param {State} state @param {string} id */
const mayFire = (state, id) => own(state, id) && standing(state.table.models[id]);

/** @param {Desk} desk @param {RoomPlace} place the one in hand fires at it, else the nearest */
export function layAtRoom(desk, place) {
  const { state, changed } = desk.store;
  const goal = middleOf(place);
  const away = (/** @type {string} */ id) => distance([state.table.models[id].x, state.table.models[id].y], goal);
  const nearest = Object.keys(state.table.models).filter((id) => mayFire(state, id)).sort((a, b) => away(a) - away(b));
  const firer = firersInHand(state)[0] ?? nearest[0];
  closePlan(desk.store);
  state.view.tool = "template";
  state.view.shot.room = place.reference;
  take(desk, createAim("template", goal));
  changed("tool");
  if (firer) nameFirer(desk, `${firer} 0`);
  else desk.notify("Nobody of yours stands on the mat to fire a template.", "urgent");
}

/** @param {Desk} desk a room named in the bar is what the template points at */
export function turnToRoom(desk) {
  const { state } = desk.store;
  const place = placeOf(state.table, state.view.shot.room);
  if (place && state.aim?.model) change(desk, { bearing: bearingTo(state.aim.at, middleOf(place)), set: true });
}

/** @param {Desk} desk @param {string} from a model and its weapon, "s1 0"; the floor looked at becomes its own */
export function nameFirer(desk, from) {
  const { state, changed } = desk.store;
  const [model] = from.split(" ");
  armShot(state, from);
  const { x, y, facing, floor } = state.table.models[model];
  state.view.floor = floor;
  change(desk, { model, at: [x, y], bearing: facing });
  turnToRoom(desk);
  changed("floor");
}

/** @param {Desk} desk @param {Point} at @param {boolean} set */
function turnTowards(desk, at, set) {
  const { aim, view } = desk.store.state;
  if (aim?.model && !view.shot.room) change(desk, { bearing: bearingTo(aim.at, at), set });
}

/** @param {Desk} desk @param {number} degrees clockwise */
function turnBy(desk, degrees) {
  const { aim, view } = desk.store.state;
  if (aim && !view.shot.room) change(desk, { bearing: bearing(aim.bearing + degrees), set: true });
}
