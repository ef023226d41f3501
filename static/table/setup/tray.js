/* The tray: each unit with who of it is placed; placed whole or one by one, kept in reserve, taken up again. */

import { button, byId, element, seatMark, seatName } from "../panels/element.js";
import { modelName, modelsOf, standing, standingModelsOf, unitName } from "../pieces.js";
import { press } from "../presses.js";
import { takeFromTray, takeStanding } from "./deploy.js";
import { section } from "./fields.js";

/** @param {Desk} desk */
export function traysOf(desk) {
  const { state } = desk.store;
  const seats = /** @type {Seat[]} */ (["red", "blue"]);
  const own = seats.filter((seat) => seat === state.seat && unitsOf(state, seat).length);
  const others = seats.filter((seat) => seat !== state.seat);
  return [...own.map((seat) => ownTray(desk, seat)), ...others.map((seat) => summary(state, seat))];
}

/** @param {State} state @param {Seat} seat */
const unitsOf = ({ table }, seat) => Object.keys(table.units).filter((id) => table.units[id].seat === seat);

/** @param {Desk} desk @param {Seat} seat */
function ownTray(desk, seat) {
  return section("Deploy", element("ul", { className: "setup-units" }, ...unitsOf(desk.store.state, seat).map((unit) => unitRow(desk, unit))));
}

/** @param {Desk} desk @param {string} unit */
function unitRow(desk, unit) {
  const { table, deploying } = desk.store.state;
  const name = unitName(table, unit);
  const models = modelsOf(table, unit).filter((id) => !table.models[id].removed);
  const tray = models.filter((id) => table.models[id].off === "tray");
  const reserve = models.filter((id) => table.models[id].off === "reserve");
  const placed = standingModelsOf(table, unit);
  const away = [...tray, ...reserve];
  return element(
    "li",
    { className: `unit ${table.units[unit].seat}${deploying?.unit === unit ? " open" : ""}` },
    element("div", { className: "setup-unit" }, element("strong", {}, name), element("span", { className: "quiet" }, table.units[unit].formation)),
    element("p", { className: "quiet" }, countWords(models.length, placed.length, reserve.length)),
    away.length > 1 ? element("div", { className: "marks", "data-lowers": "" }, ...away.map((id) => mark(desk, unit, id, models.indexOf(id) + 1))) : null,
    element(
      "div",
      { className: "actions", "data-lowers": "" },
      tray.length ? button(tray.length > 1 ? `Place all ${tray.length}` : "Place it", () => holdOverMat(() => takeFromTray(desk, unit, tray)), { className: "primary", "data-key": `place ${unit}`, "aria-label": `Place ${name}` }) : null,
      placed.length ? button("Move", () => holdOverMat(() => takeStanding(desk, placed[0], "unit")), { "data-key": `shift ${unit}`, "aria-label": `Move ${name}` }) : null,
      placed.length ? withdraw(desk, unit, "tray", "Take up", `Take up ${name}`) : null,
      tray.length && !placed.length ? withdraw(desk, unit, "reserve", "Reserve", `Keep ${name} in reserve`) : null,
      reserve.length && !tray.length ? withdraw(desk, unit, "tray", "Out of reserve", `Take ${name} out of reserve`) : null,
    ),
  );
}

/** @param {() => void} take what the keys move and place from now on, so they go to the mat */
function holdOverMat(take) {
  take();
  byId("stage").focus({ preventScroll: true });
}

/** @param {Desk} desk @param {string} unit @param {"tray" | "reserve"} to @param {string} words @param {string} label */
function withdraw(desk, unit, to, words, label) {
  const order = () => void press(desk, `${to} ${unit}`, { do: "withdraw", unit, to });
  return button(words, order, { "data-key": `${to} ${unit}`, "aria-label": label });
}

/** @param {Desk} desk @param {string} unit @param {string} id @param {number} number */
function mark(desk, unit, id, number) {
  const { table, deploying } = desk.store.state;
  const name = `Place ${modelName(table, id)}`;
  const pressed = deploying?.models.includes(id) ?? false;
  return button(String(number), () => holdOverMat(() => takeFromTray(desk, unit, [id])), { className: "mark", "aria-label": name, title: name, "aria-pressed": String(pressed), "data-key": `one ${id}` });
}

/** @param {number} all @param {number} placed @param {number} reserve @returns {string} "3 of 5 placed · 2 in reserve" */
const countWords = (all, placed, reserve) => `${placed} of ${all} placed${reserve ? ` · ${reserve} in reserve` : ""}`;

/** @param {State} state @param {Seat} seat */
function summary(state, seat) {
  const { table } = state;
  const models = Object.values(table.models).filter(({ unit, removed }) => table.units[unit].seat === seat && !removed);
  const placed = models.filter(standing).length;
  const words = models.length ? countWords(models.length, placed, models.filter(({ off }) => off === "reserve").length) : "has no army yet";
  return element("p", { className: "setup-other" }, seatMark(seat), `${seatName(seat)}: ${words}`);
}
