/* From room to room by hand: a unit is dragged across the plan; the room under it lights up where it may go in. */

import { lookAtRoom, ownUnitIn } from "../../buildings/plan.js";
import { offersOf } from "../../buildings/offers.js";
import { placeOf } from "../../buildings/rooms.js";
import { followOffer } from "./offers.js";

const SLOP = 6;

/** @param {Desk} desk @param {SVGElement} group a room in the plan @param {RoomPlace} place */
export function carryInPlan(desk, group, place) {
  group.addEventListener("pointerdown", (event) => {
    const from = /** @type {Point} */ ([event.clientX, event.clientY]);
    const unit = ownUnitIn(desk.store.state, place.reference);
    const move = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      if (unit && Math.hypot(clientX - from[0], clientY - from[1]) > SLOP) over(desk, unit, roomUnder(clientX, clientY));
    };
    const up = (/** @type {PointerEvent} */ { type, clientX, clientY }) => {
      removeEventListener("pointermove", move);
      ["pointerup", "pointercancel"].forEach((name) => removeEventListener(name, /** @type {any} */ (up)));
      drop(desk, place, type === "pointerup" ? roomUnder(clientX, clientY) : null);
    };
    addEventListener("pointermove", move);
    ["pointerup", "pointercancel"].forEach((name) => addEventListener(name, /** @type {any} */ (up)));
  });
}

/** @param {number} x @param {number} y CSS pixels @returns {string | null} */
function roomUnder(x, y) {
  const room = document.elementFromPoint(x, y)?.closest("[data-room]");
  return room?.getAttribute("data-room") ?? null;
}

/** @param {Desk} desk @param {string} unit @param {string | null} room */
function over({ store: { state, changed } }, unit, room) {
  const { plan } = state;
  if (plan.carried?.over === room) return;
  Object.assign(plan, { unit, carried: { unit, over: room }, room: room ?? plan.room });
  changed("plan");
}

/** @param {Desk} desk @param {RoomPlace} start @param {string | null} room let go of over */
async function drop(desk, start, room) {
  const { store, ask, notify } = desk;
  const { state, changed } = store;
  const { carried } = state.plan;
  state.plan.carried = null;
  if (!carried) return room === start.name ? lookAtRoom(store, start.name) : undefined;
  changed("plan");
  const goal = placeOf(state.table, `${start.building}/${room}`);
  const offer = goal && goal.name !== start.name ? offersOf(state).find(({ key }) => key === `enter ${goal.reference}`) : undefined;
  if (!goal || !offer) return;
  const verdict = await ask({ ask: "may", command: offer.command, seat: state.seat });
  if (verdict.legal) followOffer(desk, offer, goal);
  else notify(verdict.refusals.map((/** @type {Refusal} */ { text }) => text).join(" "), "urgent");
}
