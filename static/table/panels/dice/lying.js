/* The roll looked at: its dice grouped by face, counted from a number, taken up to be rolled again, called cocked. */

import { press } from "../../presses.js";
import { facesOf, grouped, rollsOf, sidesOf } from "../../rolls.js";
import { throwDice } from "../../throwing.js";
import { dieMark, faceWords, rolledDie } from "../die.js";
import { button, element, fill, seatMark } from "../element.js";
import { field, showWaiting } from "./fields.js";

const GROUPED_FROM = 7;
const TARGETS = [2, 3, 4, 5, 6];

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createLyingDice(host, desk) {
  const { state } = desk.store;
  /** @type {Lying} */
  const lying = { seq: 0, chosen: new Set(), from: null, rule: "" };
  const redraw = () => desk.store.changed("lying");
  return {
    topics: ["log", "lying", "outbox"],
    draw() {
      const rolls = rollsOf(state.log);
      const roll = rolls.find((one) => one.roll === state.view.roll) ?? rolls.at(-1);
      host.hidden = !roll;
      if (!roll) return;
      if (roll.seq !== lying.seq)
        Object.assign(lying, { seq: roll.seq, chosen: new Set(), from: roll.command.at_least ?? null });
      fill(host, ...parts(desk, roll, lying, redraw));
      showWaiting(state, host);
    },
  };
}

/** @param {Desk} desk @param {Roll} roll @param {Lying} lying @param {() => void} redraw */
function parts(desk, roll, lying, redraw) {
  const { state, game } = desk.store;
  return [
    element(
      "h3",
      {},
      seatMark(roll.seat),
      game.words.title(state.table, roll.command),
      roll.byHand ? element("em", { className: "by-hand" }, "by hand") : null,
    ),
    element("strong", { className: "outcome" }, roll.open ? "cocked: it is rolled again" : headline(game.words, roll, lying)),
    element("p", { className: "unseen" }, `Faces: ${faceWords(facesOf(roll))}`),
    faces(desk, roll, lying, redraw),
    roll.command.each && sidesOf(roll.command) === 6 ? targets(lying, redraw) : null,
    actions(desk, roll, lying, redraw),
  ];
}

/** @param {GameWords} words @param {Roll} roll @param {Lying} lying @returns {string} "12 of 20 at 4+" */
function headline(words, roll, { from }) {
  if (!roll.command.each || from === null || sidesOf(roll.command) !== 6) return words.outcome(roll);
  const faces = facesOf(roll);
  return `${faces.filter((face) => face >= from).length} of ${faces.length} at ${from}+`;
}

/** @param {Desk} desk @param {Roll} roll @param {Lying} lying @param {() => void} redraw */
function faces(desk, roll, lying, redraw) {
  const all = facesOf(roll);
  const die = (/** @type {number} */ index) => dieButton(desk, roll, index, lying, redraw);
  if (all.length < GROUPED_FROM) return element("div", { className: "faces" }, ...all.map((_, index) => die(index)));
  const rows = [...grouped(all)].map(([face, indices]) =>
    element(
      "li",
      {},
      groupButton(desk, roll, face, indices, lying, redraw),
      element("span", { className: "faces" }, ...indices.map(die)),
    ),
  );
  return element("ul", { className: "face-groups", "aria-label": "By face" }, ...rows);
}

/** @param {Desk} desk @param {Roll} roll @param {number} index */
const mayRollAgain = (desk, roll, index) =>
  roll.seat === desk.store.state.seat && !roll.open && !roll.again.includes(index);

/** @param {Desk} desk @param {Roll} roll @param {number} index @param {Lying} lying @param {() => void} redraw */
function dieButton(desk, roll, index, { chosen, from }, redraw) {
  const [face] = roll.dice[index];
  const missed = Boolean(roll.command.each) && from !== null && face < from;
  const again = roll.again.includes(index);
  const flip = () => {
    if (!chosen.delete(index)) chosen.add(index);
    redraw();
  };
  const name = `Die ${index + 1} shows ${face}${again ? ", rolled again" : ""}`;
  return element(
    "button",
    {
      type: "button",
      className: `die-button${missed ? " missed" : ""}${again ? " again" : ""}`,
      "data-key": `die ${index}`,
      "aria-label": name,
      title: again ? "Rolled again: it stands" : "",
      "aria-pressed": String(chosen.has(index)),
      disabled: !mayRollAgain(desk, roll, index),
      onclick: flip,
    },
    rolledDie(roll, index),
  );
}

/**
 * @param {Desk} desk
 * @param {Roll} roll
 * @param {number} face
 * @param {number[]} indices
 * @param {Lying} lying
 * @param {() => void} redraw
 */
function groupButton(desk, roll, face, indices, { chosen }, redraw) {
  const free = indices.filter((index) => mayRollAgain(desk, roll, index));
  const all = free.length > 0 && free.every((index) => chosen.has(index));
  const flip = () => {
    free.forEach((index) => (all ? chosen.delete(index) : chosen.add(index)));
    redraw();
  };
  return element(
    "button",
    {
      type: "button",
      className: "face-count",
      "data-key": `face ${face}`,
      "aria-label": `${indices.length} dice show ${face}`,
      "aria-pressed": String(all),
      disabled: !free.length,
      onclick: flip,
    },
    `${indices.length} ×`,
    dieMark(face, sidesOf(roll.command)),
  );
}

/** @param {Lying} lying @param {() => void} redraw */
function targets(lying, redraw) {
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

/** @param {Desk} desk @param {Roll} roll @param {Lying} lying @param {() => void} redraw */
function actions(desk, roll, lying, redraw) {
  const { seat } = desk.store.state;
  if (roll.open || seat === "watch") return null;
  if (roll.seat !== seat) return roll.byHand ? cockedButton(desk, roll) : null;
  const free = roll.dice.map((_, index) => index).filter((index) => !roll.again.includes(index));
  if (!free.length) return element("p", { className: "quiet" }, "Every die was rolled again; they stand.");
  return element("div", { className: "actions" }, ...rerollParts(desk, roll, lying, free, redraw));
}

/**
 * @param {Desk} desk
 * @param {Roll} roll
 * @param {Lying} lying
 * @param {number[]} free dice that were not rolled again yet
 * @param {() => void} redraw
 */
function rerollParts(desk, roll, lying, free, redraw) {
  const { chosen } = lying;
  const control = `reroll ${roll.roll}`;
  const dice = [...chosen].sort((one, other) => one - other);
  const some = chosen.size > 0 && chosen.size < roll.dice.length;
  const needsRule = some && !roll.command.each;
  const send = () =>
    throwDice(desk, control, {
      do: "reroll",
      roll: roll.roll,
      dice: chosen.size ? dice : free,
      rule: lying.rule.trim() || undefined,
    });
  const rule = field("text", {
    placeholder: "by which rule",
    maxLength: 80,
    "aria-label": "Rule that allows it",
    "data-key": "rule",
    value: lying.rule,
  });
  rule.addEventListener("change", () => {
    lying.rule = rule.value;
    redraw();
  });
  const words = chosen.size ? `Re-roll ${chosen.size} selected` : roll.dice.length > 1 ? "Re-roll all" : "Re-roll";
  return [needsRule ? rule : null, button(words, send, { "data-control": control, "data-key": "reroll" })];
}

/** @param {Desk} desk @param {Roll} roll */
function cockedButton(desk, { roll }) {
  const call = () => void press(desk, `cocked ${roll}`, { do: "cocked", roll });
  return element(
    "div",
    { className: "actions" },
    button("Cocked: roll it again", call, { "data-control": `cocked ${roll}` }),
  );
}
