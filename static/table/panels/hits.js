/* Models hit by a shape: a die to wound from whoever placed it, wounds taken by their owner, a press each. */

import { fullWounds, modelName, seatOf, unitName } from "../pieces.js";
import { press } from "../presses.js";
import { facesFor, hitsByUnit, woundPurpose } from "../strikes.js";
import { throwDice } from "../throwing.js";
import { dieMark } from "./die.js";
import { button, element, seatMark, seatName } from "./element.js";

const MOST_DICE = 60;

/** @param {Desk} desk @param {Strike} strike */
export function modelHits(desk, strike) {
  const { table } = desk.store.state;
  const units = [...hitsByUnit(strike, table)];
  if (!units.length) return element("p", { className: "quiet" }, "Nobody is hit.");
  return element(
    "div",
    { className: "strike-units" },
    allButton(desk, strike),
    ...units.map(([unit, models]) => unitHits(desk, strike, unit, models)),
  );
}

/** @param {Desk} desk @param {Strike} strike */
function allButton(desk, strike) {
  const count = Object.keys(strike.hits).length;
  if (desk.store.state.seat !== strike.seat || count < 2 || count > MOST_DICE) return null;
  return poolButton(desk, strike, count);
}

/** @param {Desk} desk @param {Strike} strike @param {number} count */
export function poolButton(desk, strike, count) {
  const control = `wound all ${strike.id}`;
  const pool = { do: "roll", dice: `${count}D6`, each: true, for: woundPurpose(strike, "all") };
  const words = count === 1 ? "Roll to wound" : `Roll all ${count} to wound`;
  return button(words, () => throwDice(desk, control, pool), {
    className: "wide",
    "data-control": control,
    "data-key": control,
  });
}

/** @param {Desk} desk @param {Strike} strike @param {string} unit @param {string[]} models */
function unitHits(desk, strike, unit, models) {
  const { table, seat } = desk.store.state;
  const owner = table.units[unit].seat;
  return element(
    "section",
    { className: "strike-unit" },
    element(
      "h3",
      {},
      seatMark(owner),
      `${unitName(table, unit)} · ${models.length} hit`,
      owner === seat ? null : element("span", { className: "quiet" }, `${seatName(owner)} removes`),
    ),
    element("ul", {}, ...models.map((id) => modelHit(desk, strike, id))),
  );
}

/** @param {Desk} desk @param {Strike} strike @param {string} id */
function modelHit(desk, strike, id) {
  const { table, seat } = desk.store.state;
  const { removed } = table.models[id];
  const face = faceOf(desk.store.state, strike, id);
  const rolls = seat === strike.seat && !removed && face === null;
  return element(
    "li",
    { className: removed ? "gone" : "" },
    element("span", { className: "hit-name" }, modelName(table, id)),
    element("span", { className: "quiet" }, strengthWords(strike.hits[id])),
    face === null
      ? null
      : element("span", { className: "faces small", role: "img", "aria-label": `to wound ${face}` }, dieMark(face, 6)),
    rolls ? woundRoll(desk, strike, id) : null,
    removed ? element("em", {}, "removed") : seatOf(table, id) === seat ? woundButtons(desk, id) : null,
  );
}

/**
 * @param {State} state
 * @param {Strike} strike
 * @param {string} id
 * @returns {number | null} its die to wound: its own, or its place in the pool
 */
function faceOf(state, strike, id) {
  const own = facesFor(state, woundPurpose(strike, id));
  if (own) return own[0];
  return facesFor(state, woundPurpose(strike, "all"))?.[Object.keys(strike.hits).indexOf(id)] ?? null;
}

/** @param {Hit} hit @returns {string} "S4 AP1" */
const strengthWords = ({ strength, ap }) =>
  [strength === null ? "" : `S${strength}`, ap === null ? "" : `AP${ap}`].filter(Boolean).join(" ");

/** @param {Desk} desk @param {Strike} strike @param {string} id */
function woundRoll(desk, strike, id) {
  const control = `wound roll ${strike.id} ${id}`;
  const send = () => throwDice(desk, control, { do: "roll", dice: "D6", for: woundPurpose(strike, id) });
  const name = `Roll to wound ${modelName(desk.store.state.table, id)}`;
  return button("To wound", send, {
    className: "small",
    "aria-label": name,
    "data-control": control,
    "data-key": control,
  });
}

/** @param {Desk} desk @param {string} id */
function woundButtons(desk, id) {
  const { table } = desk.store.state;
  const { wounds } = table.models[id];
  const name = modelName(table, id);
  const order = (/** @type {string} */ label, /** @type {number} */ lost, /** @type {string} */ verb) => {
    const control = `${verb} ${id}`;
    const send = () => void press(desk, control, { do: "wound", model: id, wounds: lost });
    return button(label, send, {
      className: "small",
      "aria-label": `${verb} ${name}`,
      "data-control": control,
      "data-key": control,
    });
  };
  const left = fullWounds(table, id) > 1 ? element("span", { className: "quiet" }, `${wounds} left`) : null;
  return element(
    "span",
    { className: "hit-orders" },
    left,
    wounds > 1 ? order("Wound", 1, "Wound") : null,
    order("Remove", wounds, "Remove"),
  );
}
