/* Dice as they fall, over the mat for everybody: they tumble, lie a moment and are gone. The log says it in words. */

import { facesOf, fallenIn, grouped, rollIn, sidesOf } from "../rolls.js";
import { dieMark, rolledDie } from "./die.js";
import { element, fill, seatMark } from "./element.js";

const TUMBLES = 550;
const TURN = 70;
const LIES = 2_600;
const GROUPED_FROM = 13;

class Throw {
  /** @type {Roll | null} */
  #roll = null;
  #began = 0;
  #turned = 0;
  #lying = false;

  /** @param {HTMLElement} host @param {Store} store @param {() => boolean} still */
  constructor(host, { state, game }, still) {
    this.host = host;
    this.state = state;
    this.words = game.words;
    this.still = still;
    this.lastSeq = state.seq;
  }

  /** @param {number} now @returns {boolean} true while dice are in sight */
  draw(now) {
    if (this.state.seq !== this.lastSeq) this.#takeUp(now);
    const roll = this.#roll;
    this.host.hidden = roll === null || now - this.#began > TUMBLES + LIES;
    if (roll && !this.host.hidden && !this.#lying) this.#turn(now, roll);
    return !this.host.hidden;
  }

  /** @param {number} now */
  #takeUp(now) {
    const { log, seq } = this.state;
    const entry = log.findLast((one) => one.seq > this.lastSeq && fallenIn(one));
    this.lastSeq = seq;
    const roll = entry ? rollIn(log, entry) : null;
    if (!roll) return;
    this.#roll = roll;
    this.#began = this.still() ? now - TUMBLES : now;
    this.#turned = 0;
    this.#lying = false;
  }

  /** @param {number} now @param {Roll} roll once they have tumbled they lie, and are drawn no more */
  #turn(now, roll) {
    this.#lying = now - this.#began >= TUMBLES;
    if (!this.#lying && now - this.#turned < TURN) return;
    this.#turned = now;
    this.host.classList.toggle("tumbling", !this.#lying);
    const [dice, outcome] = this.#lying ? [lying(roll), this.words.outcome(roll)] : [tumbling(roll), "…"];
    const title = heading(this.words.title(this.state.table, roll.command), roll);
    fill(this.host, title, element("span", { className: "faces" }, ...dice), element("strong", {}, outcome));
  }
}

/** @param {HTMLElement} host @param {Store} store @param {() => boolean} still @returns {Part} */
export function createThrow(host, store, still) {
  const thrown = new Throw(host, store, still);
  return { topics: ["log"], draw: (now) => thrown.draw(now) };
}

/** @param {string} words @param {Roll} roll */
function heading(words, { seat, byHand }) {
  return element("span", { className: "throw-title" }, seatMark(seat), byHand ? `${words} · by hand` : words);
}

/** @param {Roll} roll @returns {HTMLElement[]} any faces, as if they were turning */
function tumbling({ dice, command }) {
  const sides = sidesOf(command);
  return dice.map(() => dieMark(1 + Math.floor(Math.random() * sides), sides));
}

/** @param {Roll} roll @returns {HTMLElement[]} as they lie, many of them by face */
function lying(roll) {
  const faces = facesOf(roll);
  if (faces.length >= GROUPED_FROM) return groups(faces, sidesOf(roll.command));
  return faces.map((_, index) => rolledDie(roll, index));
}

/** @param {number[]} faces @param {number} sides @returns {HTMLElement[]} */
function groups(faces, sides) {
  return [...grouped(faces)].map(([face, indices]) =>
    element("span", { className: "die-group" }, `${indices.length} ×`, dieMark(face, sides)),
  );
}
