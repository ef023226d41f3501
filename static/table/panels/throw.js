/* Dice as they fall, over the mat for everybody: they tumble for a moment, lie, and are gone. The log says it in words. */

import { fallenIn, rollIn, sidesOf } from "../rolls.js";
import { outcomeOf, titleOf } from "../rolled.js";
import { dieMark } from "./die.js";
import { element, fill, seatMark } from "./element.js";

const TUMBLES = 550;
const TURN = 70;
const LIES = 3_200;

/** @param {HTMLElement} host @param {Store} store @param {() => boolean} still @returns {Part} */
export function createThrow(host, { state }, still) {
  let lastSeq = state.seq;
  let [began, turned] = [0, 0];
  /** @type {Roll | null} */
  let shown = null;

  /** @param {number} now takes up what has just been thrown */
  const takeUp = (now) => {
    const thrown = state.log.findLast((entry) => entry.seq > lastSeq && fallenIn(entry));
    lastSeq = state.seq;
    shown = (thrown && rollIn(state.log, thrown)) ?? shown;
    if (!thrown) return;
    [began, turned] = [still() ? now - TUMBLES : now, 0];
  };

  /** @param {number} now @param {Roll} roll */
  const show = (now, roll) => {
    const tumbles = now - began < TUMBLES;
    if (now - turned < (tumbles ? TURN : Infinity) && host.classList.contains("tumbling") === tumbles) return;
    turned = now;
    host.classList.toggle("tumbling", tumbles);
    fill(host, heading(state.table, roll), faceRow(roll, tumbles), element("strong", {}, tumbles ? "…" : outcomeOf(roll)));
  };

  return {
    topics: ["log"],
    draw(now) {
      if (state.seq !== lastSeq) takeUp(now);
      host.hidden = !shown || now - began > TUMBLES + LIES;
      if (shown && !host.hidden) show(now, shown);
      return !host.hidden;
    },
  };
}

/** @param {TableFile} table @param {Roll} roll */
function heading(table, { seat, command, byHand }) {
  const words = titleOf(table, command);
  return element("span", { className: "throw-title" }, seatMark(seat), byHand ? `${words} · by hand` : words);
}

/** @param {Roll} roll @param {boolean} tumbles */
function faceRow({ dice, command }, tumbles) {
  const sides = sidesOf(command);
  const faces = dice.map(([face]) => (tumbles ? 1 + Math.floor(Math.random() * sides) : face));
  return element("span", { className: "faces" }, ...faces.map((face) => dieMark(face, sides)));
}
