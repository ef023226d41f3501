/* All rolls of this game that the log still has, the last one first; a press shows its dice again. */

import { facesOf, grouped, rollsOf, sidesOf } from "../../rolls.js";
import { dieMark, faceWords, rolledDie } from "../die.js";
import { element, fill, seatMark } from "../element.js";

const SHOWN = 40;
const APART = 6;

/** @param {HTMLElement} host @param {Store} store @returns {Part} */
export function createRollHistory(host, { state, game, changed }) {
  const show = (/** @type {number} */ roll) => () => {
    state.view.roll = roll;
    changed("lying");
  };
  return {
    topics: ["log", "lying"],
    draw() {
      const rolls = rollsOf(state.log).slice(-SHOWN).reverse();
      host.hidden = !rolls.length;
      const lines = rolls.map((roll, index) => line(state, game.words, roll, index === 0, show(roll.roll)));
      fill(host, element("h3", {}, "History"), element("ol", { className: "rolls", "aria-label": "Rolls" }, ...lines));
    },
  };
}

/**
 * @param {State} state
 * @param {GameWords} words
 * @param {Roll} roll
 * @param {boolean} last
 * @param {() => void} onclick
 */
function line({ table, view }, words, roll, last, onclick) {
  const shown = view.roll === roll.roll || (view.roll === null && last);
  const outcome = roll.open ? "cocked" : words.outcome(roll);
  return element(
    "li",
    {},
    element(
      "button",
      {
        type: "button",
        className: "roll-line",
        "data-key": `roll ${roll.roll}`,
        "aria-pressed": String(shown),
        onclick,
      },
      seatMark(roll.seat),
      element("span", { className: "quiet" }, words.title(table, roll.command), roll.byHand ? " · by hand" : ""),
      element("strong", {}, outcome),
      element("span", { className: "unseen" }, faceWords(facesOf(roll))),
      element("span", { className: "faces small" }, ...marks(roll)),
    ),
  );
}

/** @param {Roll} roll @returns {HTMLElement[]} */
function marks(roll) {
  const [faces, sides] = [facesOf(roll), sidesOf(roll.command)];
  if (faces.length <= APART) return faces.map((_, index) => rolledDie(roll, index));
  return [...grouped(faces)].map(([face, indices]) =>
    element("span", { className: "die-group", "aria-hidden": "true" }, `${indices.length}×`, dieMark(face, sides)),
  );
}
