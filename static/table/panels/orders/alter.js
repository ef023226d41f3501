/* Altering a characteristic of the models in hand, until it ends. */

import { modelName } from "../../pieces.js";
import { press } from "../../presses.js";
import { field } from "../dice/fields.js";
import { openOrder, selectOf } from "./dialog.js";
import { lastingField } from "./lasting.js";

const ALL = ["WS", "BS", "S", "T", "W", "I", "A", "Ld", "Mg", "Sv"];

/** @param {Desk} desk @param {string[]} models */
export function openAlter(desk, models) {
  const { table } = desk.store.state;
  const what = selectOf(ALL.map((name) => [name, name]));
  const value = field("number", { min: 0, placeholder: "–" });
  const why = field("text", { maxLength: 100, placeholder: "why" });
  const until = lastingField(table.turn);
  const alter = (/** @type {string} */ model) =>
    void press(desk, `alter ${model}`, {
      do: "alter",
      model,
      characteristic: what.value,
      value: value.value === "" ? null : Number(value.value),
      until: until.value(),
      because: why.value.trim(),
    });
  openOrder(
    models.length === 1 ? `Alter ${modelName(table, models[0])}` : `Alter ${models.length} models`,
    [
      ["Characteristic", what],
      ["New value, empty for –", value],
      ["Lasts", until.field],
      ["Reason", why],
    ],
    "Alter",
    () => models.forEach(alter),
  );
}
