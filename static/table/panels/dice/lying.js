/* The roll looked at: its dice as they lie, counted from a number, and what may still be done with them. */

import { facesOf, rollsOf, sidesOf } from "../../rolls.js";
import { faceWords } from "../die.js";
import { button, element, fill, seatMark } from "../element.js";
import { againParts } from "./again.js";
import { faceParts } from "./faces.js";
import { showWaiting } from "./fields.js";
import { watchRerolls } from "./standing.js";

const TARGETS = [2, 3, 4, 5, 6];

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createLyingDice(host, desk) {
  const { state, changed } = desk.store;
  /** @type {Lying} */
  const lying = { seq: 0, chosen: new Set(), from: null, rule: "", stands: null };
  const redraw = () => changed("lying");
  const hear = watchRerolls(desk, lying, redraw);
  return {
    topics: ["log", "lying", "outbox", "turn", "connection"],
    draw() {
      const rolls = rollsOf(state.log);
      const roll = rolls.find((one) => one.roll === state.view.roll) ?? rolls.at(-1);
      host.hidden = !roll;
      if (!roll) return;
      if (roll.seq !== lying.seq) Object.assign(lying, fresh(roll));
      hear(roll);
      fill(host, ...parts({ desk, roll, lying, redraw }));
      showWaiting(state, host);
    },
  };
}

/** @param {Roll} roll @returns {Lying} nothing taken up, counted as it was rolled */
const fresh = ({ seq, command }) => ({ seq, chosen: new Set(), from: command.at_least ?? null, rule: "", stands: null });

/** @param {LookedAt} looked */
function parts(looked) {
  const { desk, roll } = looked;
  const { state, game } = desk.store;
  const byHand = roll.byHand ? element("em", { className: "by-hand" }, "by hand") : null;
  return [
    element("h3", {}, seatMark(roll.seat), game.words.title(state.table, roll.command), byHand),
    element("strong", { className: "outcome" }, headline(looked)),
    element("p", { className: "unseen" }, `Faces: ${faceWords(facesOf(roll))}`),
    faceParts(looked),
    isCounted(roll) ? targets(looked) : null,
    againParts(looked),
  ];
}

/** @param {Roll} roll a pool of six-sided dice */
const isCounted = ({ command }) => Boolean(command.each) && sidesOf(command) === 6;

/** @param {LookedAt} looked @returns {string} "12 of 20 at 4+" */
function headline({ desk, roll, lying: { from } }) {
  if (roll.open) return "cocked: it is rolled again";
  if (!isCounted(roll) || from === null) return desk.store.game.words.outcome(roll);
  const faces = facesOf(roll);
  return `${faces.filter((face) => face >= from).length} of ${faces.length} at ${from}+`;
}

/** @param {LookedAt} looked */
function targets({ lying, redraw }) {
  const count = (/** @type {number} */ target) => () => {
    lying.from = lying.from === target ? null : target;
    redraw();
  };
  const buttons = TARGETS.map((target) =>
    button(`${target}+`, count(target), {
      "data-key": `target ${target}`,
      "aria-pressed": String(lying.from === target),
    }),
  );
  return element("div", { className: "segments", role: "group", "aria-label": "Count from" }, ...buttons);
}
