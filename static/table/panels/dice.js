/* Dice, thrown by the server for all to see: common rolls, an expression, a pool counted against a number. */

import { die } from "../words.js";
import { button, element, fill, seatMark } from "./element.js";

const COMMON = ["D6", "2D6", "3D6", "D3"];
const SHOWN = 6;

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createDicePanel(host, desk) {
  const { state } = desk.store;
  const results = element("ol", { className: "rolls", "aria-label": "Latest rolls" });
  const controls = state.seat === "watch" ? [] : [commonRolls(desk), expressionForm(desk), poolForm(desk)];
  fill(host, element("h2", {}, "Dice"), ...controls, results);
  return {
    topics: ["log", "tool"],
    draw() {
      host.hidden = state.view.tool !== "dice";
      const rolls = state.log
        .filter(({ result, command }) => Array.isArray(result.faces) && command.do.includes("roll"))
        .slice(-SHOWN);
      fill(results, ...rolls.reverse().map(rollLine));
    },
  };
}

/** @param {Desk} desk */
function commonRolls(desk) {
  return element("div", { className: "actions" }, ...COMMON.map((dice) => button(dice, () => roll(desk, { dice }))));
}

/** @param {Desk} desk @param {Record<string, unknown>} what */
function roll(desk, what) {
  desk.command({ do: "roll", ...what });
}

/** @param {Desk} desk */
function expressionForm(desk) {
  const dice = field("text", { placeholder: "2D6+1", pattern: "[0-9DdXx+\\-/ ]{2,20}", required: true });
  const why = field("text", { placeholder: "what for", maxLength: 80 });
  return form(
    [
      ["Dice", dice],
      ["For", why],
    ],
    "Roll",
    () => roll(desk, { dice: dice.value.trim().toUpperCase().replace("X", "x"), for: why.value.trim() || undefined }),
  );
}

/** @param {Desk} desk */
function poolForm(desk) {
  const count = field("number", { min: 1, max: 60, value: "10", required: true });
  const least = field("number", { min: 2, max: 6, value: "4", required: true });
  return form(
    [
      ["How many D6", count],
      ["Count from", least],
    ],
    "Roll pool",
    () => roll(desk, { dice: `${count.value}D6`, each: true, at_least: Number(least.value) }),
  );
}

/** @param {string} type @param {Record<string, unknown>} more */
function field(type, more) {
  return /** @type {HTMLInputElement} */ (element("input", { type, autocomplete: "off", ...more }));
}

/** @param {[string, HTMLInputElement][]} fields each with its label @param {string} words @param {() => void} send */
function form(fields, words, send) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    send();
  };
  const labelled = fields.map(([label, input]) => element("label", {}, label, input));
  return element(
    "form",
    { className: "dice-form", onsubmit: submit },
    ...labelled,
    element("button", { type: "submit" }, words),
  );
}

/** @param {LogEntry} entry */
function rollLine({ seat, command, result }) {
  const pool = result.count !== undefined && result.count !== null;
  const total = pool ? `${result.count} from ${command.at_least}+` : String(result.total ?? "");
  return element(
    "li",
    {},
    seatMark(seat),
    element("span", { className: "quiet" }, [command.dice ?? command.do, command.for].filter(Boolean).join(" · ")),
    element(
      "span",
      { className: "faces", "aria-label": result.faces.join(", ") },
      ...(pool ? grouped(result.faces) : result.faces.map(dieMark)),
    ),
    element("strong", {}, total),
  );
}

/** @param {number} face */
const dieMark = (face) => element("span", { className: "die", "aria-hidden": "true" }, die(face));

/** @param {number[]} faces @returns {HTMLElement[]} each face with how often it came */
function grouped(faces) {
  return [...new Set(faces)]
    .sort((a, b) => b - a)
    .map((face) =>
      element(
        "span",
        { className: "die-group", "aria-hidden": "true" },
        dieMark(face),
        `×${faces.filter((other) => other === face).length}`,
      ),
    );
}
