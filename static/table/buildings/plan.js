/* The plan of a building: which one lies open, which room and which unit is looked at. */

import { blowsAt } from "./blows.js";
import { pinPiece } from "../ground/pointing.js";
import { own } from "../pieces.js";
import { selectedUnit } from "../selection.js";
import { hasRooms, occupants, placeOf, placesOf, roomOf } from "./rooms.js";

/** @returns {Plan} nothing open */
export function createPlan() {
  return {
    building: null, // "mill"
    room: null, // "hall"
    unit: null, // "spears"
    verdicts: {}, // {"enter mill/hall": {legal: false, refusals: [{text: "The hall holds 10; this unit has 11."}]}}
    carried: null, // {unit: "spears", over: "hall"}
    fire: { target: "", points: {}, volley: null }, // {target: "orcs", points: {s1: 0}, volley: {may: {…}, may_not: {…}}}
    blow: { strength: 4, ap: 0, kind: "plain", ranged: true },
  };
}

/** @param {Store} store @param {string} building @param {string | null} [room] else the one own models are in, else the first */
export function openPlan(store, building, room = null) {
  const { state } = store;
  const places = placesOf(state.table, building);
  const held = places.find(({ reference }) => ownUnitIn(state, reference) !== null);
  const chosen = selectedUnit(state);
  state.plan.building = building;
  state.plan.unit = chosen && isOwn(state, chosen) ? chosen : null;
  lookAtRoom(store, room ?? (held ?? places[0])?.name ?? null);
}

/** @param {Store} store */
export function closePlan({ state, changed }) {
  Object.assign(state.plan, { building: null, room: null, carried: null });
  changed("plan");
}

/** @param {Store} store @param {string | null} room its own unit inside is the one in hand, if none is yet */
export function lookAtRoom({ state, changed }, room) {
  const { plan } = state;
  plan.room = room;
  plan.unit ??= ownUnitIn(state, `${plan.building}/${room}`);
  changed("plan");
}

/** @param {Store} store @param {string | null} unit whose orders are offered */
export function takeUnit({ state, changed }, unit) {
  Object.assign(state.plan, { unit, fire: { target: "", points: {}, volley: null } });
  changed("plan");
}

/** @param {State} state @param {string} reference @returns {string | null} */
export const ownUnitIn = (state, reference) =>
  Object.keys(occupants(state.table, reference)).find((unit) => isOwn(state, unit)) ?? null;

/** @param {State} state @param {string} unit */
export const isOwn = (state, unit) => state.table.units[unit]?.seat === state.seat;

/** @param {State} state @returns {RoomPlace | null} the room looked at */
export const placeShown = ({ table, plan }) => placeOf(table, `${plan.building}/${plan.room}`);

/** @param {State} state @returns {string[]} own units a plan's orders can be for: those in the building, then those on the mat */
export function unitsInReach(state) {
  const { table, plan } = state;
  const units = [...new Set(Object.keys(table.models).filter((id) => own(state, id)).map((id) => table.models[id].unit))];
  const isHere = (/** @type {string} */ unit) => roomOf(table, unit)?.split("/")[0] === plan.building;
  const isFree = (/** @type {string} */ unit) => roomOf(table, unit) === null;
  return [...units.filter(isHere), ...units.filter(isFree)];
}

/** @param {State} state @param {string} building @returns {boolean} it has rooms, or came down in this phase */
export const hasPlan = (state, building) => hasRooms(state.table.terrain[building]) || blowsAt(state, building).length > 0;

/** @param {Store} store a building tapped, or chosen from the list of ground, opens its plan */
export function watchTaps(store) {
  const { state } = store;
  store.on(["ground"], () => {
    const { piece, pinned } = state.ground;
    if (!pinned || piece === null || !hasPlan(state, piece)) return;
    pinPiece(store, null);
    openPlan(store, piece);
  });
}

/** @param {Store} store a unit chosen elsewhere that is in a room opens the plan there */
export function watchSelection(store) {
  const { state } = store;
  /** @type {string | null} */
  let last = null;
  store.on(["selection"], () => {
    const unit = selectedUnit(state);
    if (unit === last) return;
    last = unit;
    const place = placeOf(state.table, roomOf(state.table, unit));
    if (!unit) return;
    if (state.plan.building && isOwn(state, unit)) takeUnit(store, unit);
    if (place && !place.room.battlement) openPlan(store, place.building, place.name);
  });
}
