/* Casualties, and models kept aside: under the units, where their owner takes them up to put them back. */

import { modelName, modelsOf, unitName } from "../pieces.js";
import { putBack } from "../tools/put.js";
import { element } from "./element.js";

const KINDS = /** @type {[string, (model: Model) => boolean][]} */ ([
  ["Casualties", ({ removed }) => removed],
  ["Reserve", ({ removed, off }) => !removed && off === "reserve"],
  ["Tray", ({ removed, off }) => !removed && off === "tray"],
]);

/** @param {Desk} desk @param {Seat} seat @returns {HTMLElement[]} nothing where nobody is away */
export function trayOf(desk, seat) {
  const { table } = desk.store.state;
  const units = Object.keys(table.units).filter((id) => table.units[id].seat === seat);
  return KINDS.map(([title, belongs]) => kindOf(desk, seat, title, units, belongs)).filter((kind) => kind !== null);
}

/**
 * @param {Desk} desk
 * @param {Seat} seat
 * @param {string} title
 * @param {string[]} units
 * @param {(model: Model) => boolean} belongs
 */
function kindOf(desk, seat, title, units, belongs) {
  const { table } = desk.store.state;
  const rows = units.map((unit) => ({ unit, models: modelsOf(table, unit).filter((id) => belongs(table.models[id])) }));
  const present = rows.filter(({ models }) => models.length);
  if (!present.length) return null;
  const count = present.reduce((sum, { models }) => sum + models.length, 0);
  return element(
    "section",
    { className: `tray ${seat}` },
    element("h4", {}, `${title} · ${count}`),
    element("ul", {}, ...present.map(({ unit, models }) => row(desk, unit, models))),
  );
}

/** @param {Desk} desk @param {string} unit @param {string[]} models */
function row(desk, unit, models) {
  const { table } = desk.store.state;
  const all = modelsOf(table, unit);
  const marks = models.map((id) => mark(desk, id, all.indexOf(id) + 1));
  return element(
    "li",
    {},
    element("span", { className: "quiet" }, unitName(table, unit)),
    element("span", { className: "marks" }, ...marks),
  );
}

/** @param {Desk} desk @param {string} id @param {number} number */
function mark(desk, id, number) {
  const { table, seat } = desk.store.state;
  const mine = table.units[table.models[id].unit].seat === seat && table.turn.phase !== "over";
  const name = modelName(table, id);
  return element(
    "button",
    {
      type: "button",
      className: "mark",
      disabled: !mine,
      "data-key": `put ${id}`,
      "aria-label": mine ? `Put ${name} back` : name,
      title: mine ? `Put ${name} back` : name,
      onclick: () => putBack(desk, id),
    },
    String(number),
  );
}
