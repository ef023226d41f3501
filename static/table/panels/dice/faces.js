/* Dice one by one, or many of them grouped by face; a press takes them up to be rolled again. */

import { facesOf, grouped, sidesOf } from "../../rolls.js";
import { dieMark, rolledDie } from "../die.js";
import { element } from "../element.js";

const GROUPED_FROM = 7;

/** @param {LookedAt} looked */
export function faceParts(looked) {
  const faces = facesOf(looked.roll);
  const die = (/** @type {number} */ index) => dieButton(looked, index);
  if (faces.length < GROUPED_FROM) return row(faces.map((_, index) => die(index)));
  const groups = [...grouped(faces)].map(([face, indices]) =>
    element("li", {}, groupButton(looked, face, indices), row(indices.map(die))),
  );
  return element("ul", { className: "face-groups", "aria-label": "By face" }, ...groups);
}

/** @param {HTMLElement[]} dice */
const row = (dice) => element("div", { className: "faces" }, ...dice);

/** @param {LookedAt} looked @param {number} index */
const mayRollAgain = ({ desk, roll, lying }, index) =>
  roll.seat === desk.store.state.seat && !roll.open && !lying.stands && !roll.again.includes(index);

/** @param {LookedAt} looked @param {number} index */
function dieButton(looked, index) {
  const { roll, lying, redraw } = looked;
  const [face] = roll.dice[index];
  const again = roll.again.includes(index);
  const flip = () => {
    if (!lying.chosen.delete(index)) lying.chosen.add(index);
    redraw();
  };
  return element(
    "button",
    {
      type: "button",
      className: `die-button${isMissed(looked, face) ? " missed" : ""}${again ? " again" : ""}`,
      "data-key": `die ${index}`,
      "aria-label": `Die ${index + 1} shows ${face}${again ? ", rolled again" : ""}`,
      "aria-pressed": String(lying.chosen.has(index)),
      title: again ? "Rolled again: it stands" : "",
      disabled: !mayRollAgain(looked, index),
      onclick: flip,
    },
    rolledDie(roll, index),
  );
}

/** @param {LookedAt} looked @param {number} face a die of a pool below what is counted */
const isMissed = ({ roll, lying: { from } }, face) => Boolean(roll.command.each) && from !== null && face < from;

/** @param {LookedAt} looked @param {number} face @param {number[]} indices of the dice that show it */
function groupButton(looked, face, indices) {
  const { roll, lying, redraw } = looked;
  const free = indices.filter((index) => mayRollAgain(looked, index));
  const all = free.length > 0 && free.every((index) => lying.chosen.has(index));
  const flip = () => {
    free.forEach((index) => (all ? lying.chosen.delete(index) : lying.chosen.add(index)));
    redraw();
  };
  return element(
    "button",
    {
      type: "button",
      className: "face-count",
      "data-key": `face ${face}`,
      "aria-label": `${indices.length === 1 ? "1 die shows" : `${indices.length} dice show`} ${face}`,
      "aria-pressed": String(all),
      disabled: !free.length,
      onclick: flip,
    },
    `${indices.length} ×`,
    dieMark(face, sidesOf(roll.command)),
  );
}
