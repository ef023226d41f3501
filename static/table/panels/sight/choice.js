/* Who looks, and at whom, as two lists: for the keyboard, for fingers, and for those who cannot see the mat. */

import { modelName, standingModelsOf, unitName } from "../../pieces.js";
import { look, targetOf } from "../../sight/sight.js";
import { button, element, fill, seatName } from "../element.js";

/** @param {Desk} desk @returns {{row: HTMLElement, draw(): void}} */
export function createChoice({ store }) {
  const { state } = store;
  const from = choiceOf("Viewer", (id) => look(store, id, state.sight.to));
  const to = choiceOf("Target", (id) => look(store, state.sight.from, id));
  const turn = button("⇄", () => look(store, state.sight.to, state.sight.from), { className: "plain", "aria-label": "Turn the look round", title: "Turn the look round" });
  const row = element("div", { className: "choice" }, from.field, turn, to.field);
  /** @type {TableFile | null} */
  let listed = null;
  let stood = "";

  return {
    row,
    draw() {
      const { table, sight } = state;
      const standing = Object.keys(table.units).map((unit) => standingModelsOf(table, unit).join()).join();
      if (listed !== table || stood !== standing) [from, to].forEach(({ list }) => fill(list, ...optionsOf(table)));
      [listed, stood] = [table, standing];
      from.list.value = sight.from ?? "";
      to.list.value = targetOf(sight) ?? "";
      turn.disabled = sight.from === null || sight.to === null;
    },
  };
}

/** @param {string} label @param {(id: string | null) => void} chosen */
function choiceOf(label, chosen) {
  const list = /** @type {HTMLSelectElement} */ (element("select", { onchange: () => chosen(list.value || null) }));
  return { list, field: element("label", {}, element("span", {}, label), list) };
}

/** @param {TableFile} table @returns {HTMLElement[]} nobody, then each unit with its models */
function optionsOf(table) {
  const groups = Object.keys(table.units).map((unit) => {
    const models = standingModelsOf(table, unit);
    const whole = models.length > 1 ? [element("option", { value: unit }, `${unitName(table, unit)}, all`)] : [];
    const each = models.map((id) => element("option", { value: id }, modelName(table, id)));
    return element("optgroup", { label: `${unitName(table, unit)} · ${seatName(table.units[unit].seat)}` }, ...whole, ...each);
  });
  return [element("option", { value: "" }, "nobody"), ...groups];
}
