/* Dice as they fall, over the mat for everybody: they tumble for a moment, lie, and are gone. The log says it in words. */

import { fallenIn, sidesOf } from "../rolls.js";
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
  /** @type {LogEntry | null} */
  let shown = null;

  /** @param {number} now takes up what has just been thrown */
  const takeUp = (now) => {
    const thrown = state.log.findLast((entry) => entry.seq > lastSeq && fallenIn(entry));
    lastSeq = state.seq;
    if (!thrown) return;
    shown = thrown;
    began = still() ? now - TUMBLES : now;
    turned = 0;
  };

  return {
    topics: ["log"],
    draw(now) {
      if (state.seq !== lastSeq) takeUp(now);
      const gone = now - began;
      host.hidden = !shown || gone > TUMBLES + LIES;
      if (!shown || host.hidden) return false;
      if (gone >= TUMBLES) {
        if (turned !== Infinity) fill(host, ...lying(state, shown));
        turned = Infinity;
      } else if (now - turned > TURN) {
        fill(host, ...tumbling(state, shown));
        turned = now;
      }
      host.classList.toggle("tumbling", gone < TUMBLES);
      return true;
    },
  };
}

/** @param {State} state @param {LogEntry} entry */
function tumbling({ table }, entry) {
  const sides = sidesOf(entry.command);
  const faces = (fallenIn(entry)?.dice ?? []).map(() => 1 + Math.floor(Math.random() * sides));
  return [heading(table, entry), faceRow(faces, sides), element("strong", {}, "…")];
}

/** @param {State} state @param {LogEntry} entry */
function lying({ table }, entry) {
  const faces = (fallenIn(entry)?.dice ?? []).map(([face]) => face);
  return [heading(table, entry), faceRow(faces, sidesOf(entry.command)), element("strong", {}, outcomeOf(entry))];
}

/** @param {TableFile} table @param {LogEntry} entry */
function heading(table, { seat, command }) {
  return element("span", { className: "throw-title" }, seatMark(seat), titleOf(table, command));
}

/** @param {number[]} faces @param {number} sides */
const faceRow = (faces, sides) => element("span", { className: "faces" }, ...faces.map((face) => dieMark(face, sides)));
