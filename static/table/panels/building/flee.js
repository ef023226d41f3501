/* Flight of a unit inside, a room for each 4 inches, or out by a door: how far, and where to. */

import { roomOf, placeOf, placesOf, spoken, wayBetween } from "../../buildings/rooms.js";
import { flightFor } from "../../buildings/placing.js";
import { unitName } from "../../pieces.js";
import { press } from "../../presses.js";
import { takePlacing } from "../../tools/building/placing.js";
import { field } from "../dice/fields.js";
import { openOrder, selectOf } from "../orders/dialog.js";
import { button } from "../element.js";

/** @param {Desk} desk @param {string} unit of this page, inside */
export function fleeButton(desk, unit) {
  return button("Flee…", () => openFlight(desk, unit), { className: "small", "data-key": "flee" });
}

/** @param {Desk} desk @param {string} unit */
function openFlight(desk, unit) {
  const { table } = desk.store.state;
  const start = placeOf(table, roomOf(table, unit));
  if (!start) return;
  const inches = field("number", { min: 1, max: 36, required: true, placeholder: "as rolled" });
  const rooms = placesOf(table, start.building).filter(({ name }) => name !== start.name);
  const goals = rooms.map(({ name }) => /** @type {[string, string]} */ ([name, `into the ${spoken(name)}`]));
  const goal = selectOf([...goals, ["", "out of the building"]]);
  const fields = /** @type {[string, HTMLElement][]} */ ([["Inches", inches], ["Where to", goal]]);
  openOrder(`${unitName(table, unit)} flees`, fields, "Flee", () => flee(desk, unit, Number(inches.value), goal.value));
}

/** @param {Desk} desk @param {string} unit @param {number} distance inches @param {string} goal a room, "" for out */
function flee(desk, unit, distance, goal) {
  const { table } = desk.store.state;
  const start = /** @type {RoomPlace} */ (placeOf(table, roomOf(table, unit)));
  const end = placeOf(table, `${start.building}/${goal}`);
  const flight = end ? null : flightFor(table, { unit, distance });
  if (flight) return takePlacing(desk, flight);
  const rooms = end ? [...(wayBetween(table, start, end) ?? []), end.name] : [];
  press(desk, `flee ${unit}`, { do: "flee_building", unit, distance, rooms });
}
