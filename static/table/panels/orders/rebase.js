/* Another base for models whose first was a guess; once the game runs the opponent must agree. */

import { modelName } from "../../pieces.js";
import { press } from "../../presses.js";
import { field } from "../dice/fields.js";
import { openOrder, selectOf } from "./dialog.js";

const SHAPES = /** @type {[string, string][]} */ ([["round", "round"], ["oval", "oval"], ["rect", "square or rectangle"]]);

/** @param {Desk} desk @param {string} unit @param {string[]} models */
export function openRebase(desk, unit, models) {
  const { table } = desk.store.state;
  const { base } = table.models[models[0]];
  const shape = selectOf(SHAPES, base.shape);
  const long = millimetres(base.shape === "round" ? base.diameter : base.length);
  const wide = millimetres(base.shape === "round" ? base.diameter : base.width);
  const running = table.turn.phase !== "setup";
  const why = field("text", { maxLength: 200, required: running, placeholder: "why" });
  const asked = () => (running ? { override: why.value.trim() } : {});
  openOrder(
    models.length === 1 ? `Base of ${modelName(table, models[0])}` : `Bases of ${models.length} models`,
    [
      ["Shape", shape],
      ["Millimetres along", long],
      ["Millimetres across, round bases need none", wide],
      ...(running ? [/** @type {[string, HTMLElement]} */ (["Reason; the opponent must agree", why])] : []),
    ],
    running ? "Ask for it" : "Change",
    () => void press(desk, `rebase ${unit}`, { do: "rebase", unit, models, base: baseOf(shape.value, long, wide), ...asked() }),
  );
}

/** @param {number} value */
const millimetres = (value) => field("number", { min: 10, max: 300, step: "any", required: true, value: String(value) });

/** @param {string} shape @param {HTMLInputElement} long @param {HTMLInputElement} wide @returns {Base} */
function baseOf(shape, long, wide) {
  if (shape === "round") return { shape, diameter: Number(long.value) };
  return { shape: shape === "oval" ? "oval" : "rect", length: Number(long.value), width: Number(wide.value) };
}
