/* What can be ordered of an own unit outside its move: wounds of the models in hand, tests, changes, effects. */

import { present, presentModelsOf } from "../../buildings/rooms.js";
import { modelName } from "../../pieces.js";
import { press, waits } from "../../presses.js";
import { button, element } from "../element.js";
import { openAlter } from "./alter.js";
import { openOrder } from "./dialog.js";
import { openEffect } from "./effect.js";
import { openRebase } from "./rebase.js";
import { openSpend, powerful } from "./spend.js";
import { openTest } from "./test.js";

/** @param {Desk} desk @param {string} unit @returns {HTMLElement | null} nothing for the opponent's units */
export function ordersOf(desk, unit) {
  const { table, seat, view } = desk.store.state;
  const models = presentModelsOf(table, unit);
  if (table.units[unit].seat !== seat || !models.length || table.turn.phase === "over") return null;
  const chosen = models.filter((id) => view.selected.has(id));
  const inHand = chosen.length ? chosen : models;
  const power = powerful(table, models);
  return element(
    "div",
    { className: "orders" },
    element("p", { className: "quiet" }, `Orders for ${whom(table, inHand, models)}`),
    element("div", { className: "actions" }, ...modelOrders(desk, inHand)),
    element(
      "div",
      { className: "actions" },
      opener("Test…", () => openTest(desk, unit)),
      opener("Alter…", () => openAlter(desk, inHand)),
      opener("Base…", () => openRebase(desk, unit, inHand)),
      opener("Effect…", () => openEffect(desk, unit)),
      power.length ? opener(`Power ${powerLeft(table, power)}…`, () => openSpend(desk, power)) : null,
    ),
  );
}

/**
 * @param {TableFile} table
 * @param {string[]} inHand
 * @param {string[]} all
 * @returns {string} "Orc 2", "3 models", "the whole unit"
 */
function whom(table, inHand, all) {
  if (inHand.length === 1) return modelName(table, inHand[0]);
  return inHand.length === all.length ? "the whole unit" : `${inHand.length} models`;
}

/** @param {TableFile} table @param {string[]} models */
const powerLeft = (table, models) => models.reduce((sum, id) => sum + table.models[id].power, 0);

/** @param {string} words @param {() => void} open */
const opener = (words, open) => button(words, open, { className: "small", "data-key": words });

/** @param {Desk} desk @param {string[]} models @returns {HTMLElement[]} */
function modelOrders(desk, models) {
  const { models: all } = desk.store.state.table;
  return [
    each(desk, models, "Wound", (model) => ({ do: "wound", model, wounds: 1 })),
    each(desk, models, "Heal", (model) => ({ do: "wound", model, wounds: -1 })),
    each(desk, models, "Remove", (model) => ({ do: "wound", model, wounds: all[model].wounds }), askFirst),
    each(desk, models, "To reserve", (model) => ({ do: "withdraw", model, to: "reserve" })),
    each(desk, models, "To the tray", (model) => ({ do: "withdraw", model, to: "tray" })),
  ];
}

/** @param {string[]} models @param {() => void} send several at once are not removed by a slip of the hand */
function askFirst(models, send) {
  if (models.length < 2) send();
  else openOrder(`Remove ${models.length} models as casualties?`, [], "Remove them", send);
}

/**
 * @param {Desk} desk
 * @param {string[]} models
 * @param {string} words
 * @param {(model: string) => Command} order
 * @param {(models: string[], send: () => void) => void} [before]
 */
function each(desk, models, words, order, before = (_, send) => send()) {
  const { state } = desk.store;
  const control = (/** @type {string} */ model) => `${words} ${model}`;
  const send = () =>
    models.filter((id) => present(state.table.models[id])).forEach((id) => press(desk, control(id), order(id)));
  const waiting = models.some((id) => waits(state, control(id)));
  return button(words, () => before(models, send), { className: "small", "data-key": words, "aria-disabled": String(waiting) });
}
