/* Throwing: the common rolls, an expression, a pool counted against a number. */

import { realDiceAgreed, throwDice } from "../../throwing.js";
import { button, element, fill } from "../element.js";
import { field, form, showWaiting, submitButton } from "./fields.js";

const COMMON = ["D6", "2D6", "3D6", "D3", "D8", "D10", "D20"];
const MOST_DICE = 60;

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createDiceControls(host, desk) {
  const { state } = desk.store;
  const real = realDiceSwitch(desk);
  fill(host, real, commonRolls(desk), expressionForm(desk), poolForm(desk));
  return {
    topics: ["outbox", "table"],
    draw() {
      real.hidden = !realDiceAgreed(state);
      showWaiting(state, host);
    },
  };
}

/** @param {Desk} desk */
function realDiceSwitch({ store: { state } }) {
  const real = field("checkbox");
  real.addEventListener("change", () => (state.view.realDice = real.checked));
  return element("label", { className: "switch" }, real, "I roll real dice and type them in");
}

/** @param {Desk} desk */
function commonRolls(desk) {
  const roll = (/** @type {string} */ dice) => () => throwDice(desk, `roll ${dice}`, { do: "roll", dice });
  const buttons = COMMON.map((dice) => button(dice, roll(dice), { "data-control": `roll ${dice}` }));
  return element("div", { className: "common-rolls", role: "group", "aria-label": "Common rolls" }, ...buttons);
}

/** @param {Desk} desk */
function expressionForm(desk) {
  const dice = field("text", { placeholder: "2D6+1", maxLength: 20, required: true });
  const why = field("text", { placeholder: "what for", maxLength: 80 });
  const send = () =>
    throwDice(desk, "expression", { do: "roll", dice: expressionOf(dice.value), for: why.value.trim() });
  return form(
    "dice-form",
    [
      ["Dice", dice],
      ["For", why],
    ],
    submitButton("Roll", "expression"),
    send,
  );
}

/** @param {string} written @returns {string} as the referee reads it: "2D6x3" */
const expressionOf = (written) => written.trim().toUpperCase().replace("X", "x");

/** @param {Desk} desk */
function poolForm(desk) {
  const count = field("number", { min: 1, max: MOST_DICE, value: "10", required: true });
  const least = field("number", { min: 2, max: 6, value: "4", required: true });
  const send = () => {
    const pool = { do: "roll", dice: `${count.value}D6`, each: true, at_least: Number(least.value) };
    throwDice(desk, "pool", pool);
  };
  return form(
    "dice-form",
    [
      ["How many D6", count],
      ["Count from", least],
    ],
    submitButton("Roll pool", "pool"),
    send,
  );
}
