/* Power dice: how many of a model's pool are spent, and on what. */

import { modelName, standingModelsOf } from "../../pieces.js";
import { throwDice } from "../../throwing.js";
import { field } from "../dice/fields.js";
import { element } from "../element.js";
import { openOrder, selectOf } from "./dialog.js";

/** @param {TableFile} table @param {string[]} models @returns {string[]} those with power left */
export const powerful = (table, models) => models.filter((id) => table.models[id].power > 0);

/** @param {TableFile} table @param {string} unit @returns {HTMLElement | null} the pools of those that have one (C5) */
export function powerOf(table, unit) {
  const models = standingModelsOf(table, unit).filter((id) => table.profiles[table.models[id].profile]?.Mg);
  if (!models.length) return null;
  const words = models.map((id) => `${models.length > 1 ? `${modelName(table, id)} ` : ""}${table.models[id].power}`);
  return element("p", { className: "quiet" }, `Power dice left: ${words.join(", ")}`);
}

/** @param {Desk} desk @param {string[]} models with power left */
export function openSpend(desk, models) {
  const { table } = desk.store.state;
  const who = selectOf(models.map((id) => [id, `${modelName(table, id)}, ${table.models[id].power} left`]));
  const dice = field("number", { min: 1, value: "1", required: true });
  const why = field("text", { maxLength: 100, placeholder: "what for" });
  openOrder(
    "Spend power dice",
    [
      ["Who", who],
      ["Dice", dice],
      ["Reason", why],
    ],
    "Spend",
    () => throwDice(desk, "spend", { do: "spend", model: who.value, dice: Number(dice.value), for: why.value.trim() }),
  );
}
