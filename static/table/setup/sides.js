/* Rolling off for sides and for the first turn, and what came of it. */

import { button, element, seatMark, seatName } from "../panels/element.js";
import { throwDice } from "../throwing.js";
import { section } from "./fields.js";
import { givenBackOf } from "./given_back.js";

/** @param {Desk} desk */
export function sidesOf(desk) {
  const { state } = desk.store;
  const { settled } = state.table.setup;
  const { first } = state.table.turn;
  return section(
    "Sides and first turn",
    givenBackOf(desk),
    element(
      "div",
      { className: "actions" },
      settled.includes("sides") ? element("span", {}, "✓ Sides are chosen") : rollButton(desk, "sides", "Roll for sides"),
      settled.includes("first") ? element("span", {}, "✓ ", seatMark(first), ` ${seatName(first)} has the first turn`) : rollButton(desk, "first", "Roll for the first turn"),
    ),
  );
}

/** @param {Desk} desk @param {"sides" | "first"} what @param {string} words */
function rollButton(desk, what, words) {
  const { state } = desk.store;
  if (state.seat === "watch") return element("span", { className: "quiet" }, what === "sides" ? "Sides: not rolled yet" : "First turn: not rolled yet");
  const disabled = state.table.turn.pending.length > 0 || state.outbox.length > 0;
  return button(words, () => throwDice(desk, `roll for ${what}`, { do: "roll_for", what }), { "data-key": words, disabled });
}
