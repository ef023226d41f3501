/* Dice as they lie: six-sided ones with pips, the others with their number. */

import { sidesOf } from "../rolls.js";
import { element } from "./element.js";

/** @type {Record<number, string[]>} where the pips of each face are: top, middle, bottom and left, centre, right */
const PIPS = {
  1: ["mc"],
  2: ["tr", "bl"],
  3: ["tr", "mc", "bl"],
  4: ["tl", "tr", "bl", "br"],
  5: ["tl", "tr", "mc", "bl", "br"],
  6: ["tl", "tr", "ml", "mr", "bl", "br"],
};

/**
 * @param {number} face
 * @param {number} sides
 * @returns {HTMLElement} hidden from screen readers, which are told in words
 */
export function dieMark(face, sides) {
  if (sides !== 6 || face > 6)
    return element("span", { className: "die numbered", "aria-hidden": "true" }, String(face));
  if (!PIPS[face]) return element("span", { className: "die floor", "aria-hidden": "true" }, "–");
  const pips = PIPS[face].map((place) => element("i", { className: place }));
  return element("span", { className: "die", "data-face": String(face), "aria-hidden": "true" }, ...pips);
}

/**
 * @param {number | null} bearing
 * @returns {HTMLElement} the scatter die: an arrow along its bearing, a target for Hit!
 */
export function scatterMark(bearing) {
  const mark = element("span", { className: bearing === null ? "die target" : "die arrow", "aria-hidden": "true" });
  if (bearing !== null) mark.style.setProperty("--turn", `${bearing}deg`);
  return mark;
}

/** @param {Roll} roll @param {number} index @returns {HTMLElement} in a roll-off red rolls first, then blue */
export function rolledDie({ command, dice, result }, index) {
  const [face, bearing] = dice[index];
  if (index === 0 && typeof result.scatter?.face === "number") return scatterMark(bearing);
  const mark = dieMark(face, sidesOf(command));
  if (result.rounds) mark.classList.add(index % 2 ? "blue" : "red");
  return mark;
}

/** @param {number[]} faces @returns {string} "6, 3, 1", as it is read out */
export const faceWords = (faces) => faces.join(", ");
