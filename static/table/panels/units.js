/* The units at a glance: name, formation and coherency, who has moved, who is gone. The chosen one opens its card. */

import { present, roomOf, spoken } from "../buildings/rooms.js";
import { modelsOf, unitName } from "../pieces.js";
import { playerName } from "../players.js";
import { selectUnit, selectedUnit } from "../selection.js";
import { furthest, inches } from "../words.js";
import { cardOf } from "./card.js";
import { element, fill, seatMark, seatName } from "./element.js";
import { scoreOf } from "./score.js";
import { trayOf } from "./tray.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createUnitsPanel(host, desk) {
  /** @type {string | null} */
  let shown = null;
  return {
    topics: ["table", "turn", "players", "selection", "rings", "coherency", "bearing", "permits", "outbox"],
    draw() {
      const { state } = desk.store;
      const seats = state.seat === "blue" ? ["blue", "red"] : ["red", "blue"];
      fill(host, ...seats.flatMap((seat) => section(desk, /** @type {Seat} */ (seat))), scoreOf(desk));
      if (selectedUnit(state) !== shown) host.querySelector(".open")?.scrollIntoView({ block: "nearest" });
      shown = selectedUnit(state);
    },
  };
}

/** @param {Desk} desk @param {Seat} seat @returns {HTMLElement[]} */
function section(desk, seat) {
  const { state } = desk.store;
  const units = Object.keys(state.table.units).filter((id) => state.table.units[id].seat === seat);
  if (!units.length) return [];
  const title = `${playerName(state, seat)}${seat === state.seat ? " · yours" : ""}`;
  const heading = element("h3", { className: "seat-heading" }, seatMark(seat), title);
  const rows = units.map((id) => element("li", {}, unitRow(desk, id)));
  const list = element("ul", { className: "units", "aria-label": `Units of ${seatName(seat)}` }, ...rows);
  return [heading, list, ...trayOf(desk, seat)];
}

/** @param {Desk} desk @param {string} id */
function unitRow(desk, id) {
  const { store } = desk;
  const { table } = store.state;
  const unit = table.units[id];
  const open = selectedUnit(store.state) === id;
  const head = element(
    "button",
    {
      type: "button",
      className: "unit-head",
      "data-key": id,
      "aria-expanded": String(open),
      onclick: () => selectUnit(store, id, false),
    },
    element("span", { className: "unit-name" }, unitName(table, id)),
    element("span", { className: "unit-formation" }, formationWords(store.state, id)),
    element("span", { className: "unit-state" }, stateWords(store.state, id)),
    open ? null : marks(table, id),
  );
  return element(
    "article",
    { className: `unit ${unit.seat}${open ? " open" : ""}` },
    head,
    open ? cardOf(desk, id) : null,
  );
}

/** @param {State} state @param {string} id @returns {string} "skirmish · 2″" */
function formationWords({ table, measures }, id) {
  const { formation } = table.units[id];
  const profile = table.profiles[table.models[modelsOf(table, id)[0]]?.profile];
  const value = profile?.coherency ?? measures.coherency[formation];
  if (modelsOf(table, id).length === 1) return profile?.character ? "character" : formation;
  return `${formation} · ${value < 0.1 ? "contact" : `${value}″`}`;
}

/** @param {State} state @param {string} id @returns {string} "4 of 5 · moved 6.0″ · fleeing" */
function stateWords(state, id) {
  const { table } = state;
  const unit = table.units[id];
  const models = modelsOf(table, id);
  const left = models.filter((model) => !table.models[model].removed);
  const away = left.filter((model) => !present(table.models[model])).length;
  const room = roomOf(table, id);
  return [
    `${left.length} of ${models.length}`,
    unit.moved ? movedWords(state, id) : "not moved",
    room ? `in the ${spoken(room.split("/")[1])}` : "",
    away ? `${away} off the mat` : "",
    unit.fleeing ? "fleeing" : "",
    unit.reformed ? "reformed" : "",
    unit.joined ? `with ${unitName(table, unit.joined)}` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {State} state @param {string} id */
function movedWords({ log }, id) {
  const last = log.findLast(({ command }) => command.do === "move" && command.unit === id);
  const far = furthest(last?.result.moved);
  return far ? `moved ${inches(far)}` : "moved";
}

/**
 * @param {TableFile} table
 * @param {string} id
 * @returns {HTMLElement} a mark a model: filled when it has moved, faded when it is gone
 */
function marks(table, id) {
  const dots = modelsOf(table, id).map((model) => {
    const { removed, moved } = table.models[model];
    return element("i", { className: removed ? "gone" : moved ? "moved" : "" });
  });
  return element("span", { className: "marks", "aria-hidden": "true" }, ...dots);
}
