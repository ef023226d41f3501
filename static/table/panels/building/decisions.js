/* Decisions about buildings: fleeing one that fell, holding the room of a foe wiped out. */

import { blowsAt } from "../../buildings/blows.js";
import { flightFor } from "../../buildings/placing.js";
import { buildingName, presentModelsOf, spoken } from "../../buildings/rooms.js";
import { unitName } from "../../pieces.js";
import { press } from "../../presses.js";
import { takePlacing } from "../../tools/building/placing.js";
import { button, element } from "../element.js";

/** @param {State} state @param {Pending} decision @returns {HTMLElement | null} */
export function aboutFlight(state, { decision, about }) {
  const { table } = state;
  const { unit, building, distance, rooms } = /** @type {any} */ (about ?? {});
  if (decision === "flee_building") {
    const flees = `${unitName(table, unit)} flees ${distance}″ out of ${buildingName(table, building)}; who finds no place is removed.`;
    return element("p", { className: "quiet" }, `${hitsFirst(state, building, unit)}${flees}`);
  }
  if (decision !== "take_room") return null;
  const names = rooms.map((/** @type {string} */ room) => `the ${spoken(room.split("/")[1])}`).join(" and ");
  return element("p", { className: "quiet" }, `${unitName(table, unit)} emptied ${names}; it may hold a room it emptied.`);
}

/** @param {State} state @param {string} building @param {string} unit @returns {string} the stones come before the flight */
function hitsFirst(state, building, unit) {
  const hits = (blowsAt(state, building)[0]?.hits ?? []).filter((one) => one.unit === unit);
  if (!hits.length) return "";
  const counts = hits.map(({ count, strength }) => `${count} at S${strength}`).join(" and ");
  return `First the hits on it, ${counts}: roll them in the plan, take the wounds. Then `;
}

/** @param {Desk} desk @param {Pending} decision @returns {HTMLElement[] | null} null where the usual choices do */
export function decisionButtons(desk, decision) {
  if (decision.decision === "flee_building") return flightButtons(desk, decision);
  if (decision.decision === "take_room") return takingButtons(desk, decision);
  return null;
}

/** @param {Desk} desk @param {Pending} decision @returns {HTMLElement[]} */
function flightButtons(desk, decision) {
  const { table } = desk.store.state;
  const about = /** @type {{unit: string, distance: number}} */ (decision.about);
  const { unit } = about;
  const place = () => {
    const flight = flightFor(desk.store.state.table, about);
    if (flight) takePlacing(desk, flight);
  };
  const left = presentModelsOf(table, unit).length;
  const words = `Put ${left === 1 ? "the model" : `the ${left} models`} outside`;
  return [button(words, place, { className: "primary", "data-key": `flee ${unit}` })];
}

/** @param {Desk} desk @param {Pending} decision @returns {HTMLElement[]} */
function takingButtons(desk, { id, about }) {
  const { rooms, from } = /** @type {{rooms: string[], from: string}} */ (about);
  const decide = (/** @type {string} */ choice) => () =>
    void press(desk, `take ${id} ${choice}`, { do: "decide", pending: id, choice });
  const take = rooms.map((room) => button(`Hold the ${spoken(room.split("/")[1])}`, decide(room), { className: "primary" }));
  return [...take, button(`Back to the ${spoken(from.split("/")[1])}`, decide("stay"))];
}
