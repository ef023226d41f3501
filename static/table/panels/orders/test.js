/* Characteristic and Leadership tests, of a unit by its highest value or of one model. */

import { presentModelsOf } from "../../buildings/rooms.js";
import { modelName } from "../../pieces.js";
import { throwDice } from "../../throwing.js";
import { field } from "../dice/fields.js";
import { openOrder, selectOf } from "./dialog.js";

const TESTED = /** @type {const} */ (["Ld", "T", "S", "I", "W", "WS", "BS", "A", "Mg"]);

/** @param {Desk} desk @param {string} unit */
export function openTest(desk, unit) {
  const { table, view } = desk.store.state;
  const models = presentModelsOf(table, unit);
  const one = [...view.selected].filter((id) => models.includes(id));
  const who = selectOf(
    [
      ["", "the unit, by its highest value"],
      ...models.map((id) => /** @type {[string, string]} */ ([id, modelName(table, id)])),
    ],
    one.length === 1 ? one[0] : "",
  );
  const what = selectOf(TESTED.map((name) => [name, `${name} ${valuesOf(table, models, name)}`]));
  const modifier = field("number", { value: "0", min: -20, max: 20, required: true });
  const why = field("text", { maxLength: 100, placeholder: "what for" });
  openOrder(
    `Test of ${table.units[unit].name || unit}`,
    [
      ["Characteristic", what],
      ["Who tests", who],
      ["Modifier", modifier],
      ["Reason", why],
    ],
    "Roll the test",
    () =>
      throwDice(desk, `test ${unit}`, {
        do: "test",
        characteristic: what.value,
        ...(who.value ? { model: who.value } : { unit }),
        modifier: Number(modifier.value),
        for: why.value.trim(),
      }),
  );
}

/**
 * @param {TableFile} table
 * @param {string[]} models
 * @param {keyof Profile} name
 * @returns {string} as their cards show it: "8", "3 or 4", "–"
 */
function valuesOf(table, models, name) {
  const values = models.flatMap((id) => {
    const { changes, profile } = table.models[id];
    return /** @type {number | number[] | null} */ (changes?.[name] ?? table.profiles[profile]?.[name] ?? null) ?? [];
  });
  return [...new Set(values)].sort().join(" or ") || "–";
}
