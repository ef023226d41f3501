/* Effects on a unit: shown with their end, put on it by name, taken off by a press. */

import { unitName } from "../../pieces.js";
import { press } from "../../presses.js";
import { field } from "../dice/fields.js";
import { button, element, seatName } from "../element.js";
import { openOrder } from "./dialog.js";
import { lastingField } from "./lasting.js";

/** @param {Desk} desk @param {string} id @returns {HTMLElement | null} */
export function effectsOf(desk, id) {
  const { table, seat } = desk.store.state;
  const unit = table.units[id];
  if (!unit.effects?.length) return null;
  const lines = unit.effects.map(({ name, until }) =>
    element(
      "li",
      {},
      element("span", {}, `${name}${untilWords(until)}`),
      unit.seat === seat ? endButton(desk, id, name) : null,
    ),
  );
  return element("ul", { className: "effects", "aria-label": "Effects" }, ...lines);
}

/** @param {Until | null} until */
const untilWords = (until) => (until ? ` · until turn ${until.number}, ${seatName(until.seat)}, ${until.phase}` : "");

/** @param {Desk} desk @param {string} unit @param {string} name */
function endButton(desk, unit, name) {
  const control = `end ${unit} ${name}`;
  const end = () => void press(desk, control, { do: "effect", unit, name, off: true });
  return button("End", end, {
    className: "small",
    "aria-label": `End ${name}`,
    "data-control": control,
    "data-key": control,
  });
}

/** @param {Desk} desk @param {string} unit */
export function openEffect(desk, unit) {
  const { table } = desk.store.state;
  const name = field("text", { required: true, maxLength: 60, placeholder: "immobile" });
  const until = lastingField(table.turn);
  openOrder(
    `Effect on ${unitName(table, unit)}`,
    [
      ["Name", name],
      ["Lasts", until.field],
    ],
    "Put it on",
    () => void press(desk, `effect ${unit}`, { do: "effect", unit, name: name.value.trim(), until: until.value() }),
  );
}
