/* Real dice: what they show is typed or tapped in, and goes with the order; the log marks it by hand for ever. */

import { press } from "../../presses.js";
import { thrown } from "../../rolls.js";
import { dieMark } from "../die.js";
import { element, fill } from "../element.js";
import { field } from "./fields.js";

const FACES = [1, 2, 3, 4, 5, 6];

/** @param {Desk} desk @returns {Part} */
export function createRealDice(desk) {
  const { state } = desk.store;
  const dialog = /** @type {HTMLDialogElement} */ (
    element("dialog", { className: "dialog real-dice", "aria-labelledby": "real-dice-title" })
  );
  document.body.append(dialog);
  dialog.addEventListener("close", () => (state.typing = null));
  return {
    topics: ["typing"],
    draw() {
      if (!state.typing || dialog.open) return;
      fill(dialog, ...content(desk, dialog, state.typing));
      dialog.showModal();
    },
  };
}

/** @param {Desk} desk @param {HTMLDialogElement} dialog @param {{control: string, command: Command}} typing */
function content(desk, dialog, { control, command }) {
  const shown = field("text", {
    inputMode: "numeric",
    required: true,
    "aria-label": "What the dice show",
    placeholder: "3 5 6",
  });
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    press(desk, control, { ...command, faces: facesIn(shown.value) });
    dialog.close();
  };
  return [
    element("h2", { id: "real-dice-title" }, "What do your dice show?"),
    element(
      "p",
      { className: "quiet" },
      `${desk.store.game.words.title(desk.store.state.table, command)}. ${hintFor(command)}`,
    ),
    element(
      "form",
      { onsubmit: send },
      shown,
      element("div", { className: "actions" }, ...faceButtons(desk.store.state, shown)),
      element("div", { className: "actions" }, submit(), cancel(dialog)),
    ),
  ];
}

/** @param {State} state @param {HTMLInputElement} shown @returns {HTMLElement[]} a tap adds a die */
function faceButtons({ table }, shown) {
  const add = (/** @type {number} */ face) => () => (shown.value = `${shown.value} ${face}`.trim());
  const floor =
    table.options.floor_dice === "fail" ? [element("button", { type: "button", onclick: add(0) }, "on the floor")] : [];
  const faces = FACES.map((face) =>
    element(
      "button",
      { type: "button", className: "die-button", "aria-label": `Add a ${face}`, onclick: add(face) },
      dieMark(face, 6),
    ),
  );
  return [...faces, ...floor];
}

const submit = () => element("button", { type: "submit", className: "primary" }, "Enter them");

/** @param {HTMLDialogElement} dialog */
const cancel = (dialog) => element("button", { type: "button", onclick: () => dialog.close() }, "Cancel");

/** @param {string} written "3 5 6", "3,5,6" or "356" @returns {number[]} */
function facesIn(written) {
  const parts = written.split(/[^0-9]+/).filter(Boolean);
  return (parts.length === 1 ? [...parts[0]] : parts).map(Number);
}

/** @param {Command} command @returns {string} */
function hintFor({ do: order, dice, scatter, distance }) {
  if (order === "roll") return countWords(thrown(dice).count, thrown(dice).sides);
  if (scatter || distance)
    return "First the scatter die as 1 to 6, for an arrow its bearing in degrees, then the distance dice.";
  return "In the order they are rolled.";
}

/** @param {number} count @param {number} sides */
const countWords = (count, sides) =>
  count === 1 ? `One D${sides}.` : `${count} dice of ${sides} sides, in any order.`;
