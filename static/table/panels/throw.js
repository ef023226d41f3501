/* Dice as they fall, over the mat for everybody: they tumble, lie a moment and are gone. The log says it in words. */

import { facesOf, fallenIn, grouped, rollIn, sidesOf } from "../rolls.js";
import { dieMark, rolledDie } from "./die.js";
import { element, fill, seatMark } from "./element.js";

const TUMBLES = 550;
const TURN = 70;
const LIES = 2_600;
const GROUPED_FROM = 13;

/** @param {HTMLElement} host @param {Store} store @param {() => boolean} still @returns {Part} */
export function createThrow(host, { state, game }, still) {
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
    fill(
      host,
      heading(game.words.title(state.table, roll.command), roll),
      faceRow(roll, tumbles),
      element("strong", {}, tumbles ? "…" : game.words.outcome(roll)),
    );
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

/** @param {string} words @param {Roll} roll */
function heading(words, { seat, byHand }) {
  return element("span", { className: "throw-title" }, seatMark(seat), byHand ? `${words} · by hand` : words);
}

/** @param {Roll} roll @param {boolean} tumbles */
function faceRow(roll, tumbles) {
  const sides = sidesOf(roll.command);
  const faces = facesOf(roll);
  const marks = () => {
    if (tumbles) return faces.map(() => dieMark(1 + Math.floor(Math.random() * sides), sides));
    return faces.length >= GROUPED_FROM ? groups(faces, sides) : faces.map((_, index) => rolledDie(roll, index));
  };
  return element("span", { className: "faces" }, ...marks());
}

/** @param {number[]} faces @param {number} sides @returns {HTMLElement[]} */
function groups(faces, sides) {
  return [...grouped(faces)].map(([face, indices]) =>
    element("span", { className: "die-group" }, `${indices.length} ×`, dieMark(face, sides)),
  );
}
