/* Sides that were chosen and are open again, as the table was changed: what stands may stand in the wrong zone. */

import { button, element, seatName } from "../panels/element.js";
import { standing, standingModelsOf } from "../pieces.js";
import { press } from "../presses.js";

const SEATS = /** @type {Seat[]} */ (["red", "blue"]);

/** @param {Desk} desk @returns {HTMLElement | null} a sentence, and the button that takes this player's models up */
export function givenBackOf(desk) {
  const { state } = desk.store;
  if (state.table.setup.settled.includes("sides") || !wereChosen(state)) return null;
  const there = SEATS.filter((seat) => stands(state, seat));
  const mine = there.find((seat) => seat === state.seat);
  return element(
    "div",
    { className: "setup-warning" },
    element("p", {}, `The table has changed, so sides are chosen anew${mine ? MINE : theirs(there)}.`),
    mine ? button("Take up all my models", () => takeUp(desk, mine), { "data-key": "take up all" }) : null,
  );
}

const MINE = ": your models may stand in the other’s zone now, so take them up first";

/** @param {Seat[]} standing */
const theirs = (standing) => (standing.length ? `: ${standing.map(seatName).join(" and ")} must take up what stands first` : "");

/** @param {State} state */
const wereChosen = ({ log }) => log.some(({ events }) => events.some(({ event }) => event === "sides_chosen"));

/** @param {State} state @param {Seat} seat */
const stands = ({ table }, seat) => Object.values(table.models).some((model) => table.units[model.unit].seat === seat && standing(model));

/** The button is gone once they are taken up, so the keyboard goes on to what comes next.
 * @param {Desk} desk @param {Seat} seat */
function takeUp(desk, seat) {
  const { table } = desk.store.state;
  const units = Object.keys(table.units).filter((id) => table.units[id].seat === seat && standingModelsOf(table, id).length);
  units.forEach((unit) => press(desk, `tray ${unit}`, { do: "withdraw", unit, to: "tray" }));
  /** @type {HTMLElement | null} */ (document.querySelector('[data-key="Roll for sides"]'))?.focus();
}
