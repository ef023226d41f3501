/* Letting dice choose: a roll-off between the players, one of several at random, a claim in dispute. */

import { throwDice } from "../../throwing.js";
import { button, element, fill } from "../element.js";
import { field, form, showWaiting, submitButton } from "./fields.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createChoosing(host, desk) {
  fill(
    host,
    folded("Roll-off", rollOffForm(desk)),
    folded("Pick at random", pickForm(desk)),
    folded("Dispute", disputeForm(desk)),
  );
  return {
    topics: ["outbox"],
    draw: () => showWaiting(desk.store.state, host),
  };
}

/** @param {string} title @param {HTMLElement} content */
const folded = (title, content) => element("details", { className: "folded" }, element("summary", {}, title), content);

/** @param {Desk} desk */
function rollOffForm(desk) {
  const [red, blue] = [1, 2].map(() => field("number", { min: -10, max: 10, value: "0", required: true }));
  const send = () =>
    throwDice(desk, "roll off", { do: "roll_off", modifiers: { red: Number(red.value), blue: Number(blue.value) } });
  return form(
    "dice-form",
    [
      ["Red adds", red],
      ["Blue adds", blue],
    ],
    submitButton("Roll off", "roll off"),
    send,
  );
}

/** @param {Desk} desk */
function pickForm(desk) {
  const among = field("text", { placeholder: "left, right, centre", required: true });
  const fillIn = () => {
    const { state, game } = desk.store;
    among.value = [...state.view.selected].map((id) => game.words.name(state.table, id)).join(", ");
  };
  const send = () =>
    throwDice(desk, "pick", {
      do: "pick",
      among: among.value
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean),
    });
  const picking = form("dice-form wide", [["Among, parted by commas", among]], submitButton("Pick one", "pick"), send);
  return element("div", {}, picking, button("The selected models", fillIn, { className: "plain" }));
}

/** @param {Desk} desk */
function disputeForm(desk) {
  const claim = field("text", { placeholder: "It was within 12″", maxLength: 200, required: true });
  const send = () => throwDice(desk, "dispute", { do: "dispute", claim: claim.value.trim() });
  return element(
    "div",
    {},
    form("dice-form wide", [["My claim", claim]], submitButton("Call it", "dispute"), send),
    element("p", { className: "quiet" }, "On a 4 or more you were right."),
  );
}
