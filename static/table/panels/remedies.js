/* What may be done about a refused order: take the test that is missing, or ask the opponent to let it pass. */

import { press } from "../presses.js";
import { throwDice } from "../throwing.js";
import { button, element } from "./element.js";

const SHOWN = 3;
/** What no agreement lifts: whose turn it is, whose unit, a decision that waits. */
const FIRM = [
  ...["turn/seat", "turn/pending", "turn/over", "turn/creature", "unit/owner", "unit/unknown"],
  ...["creature/unknown", "creature/dead", "weapon/unknown", "shoot/line", "shoot/self", "line/length"],
  ...["explode/off_table", "roll/expression"],
];

/**
 * @param {Desk} desk
 * @param {string} unit
 * @param {Refusal[]} refusals
 * @returns {HTMLButtonElement | null} where nothing but the test is missing
 */
export function terrainTestButton(desk, unit, refusals) {
  if (!refusals.some(({ code }) => code === "move/needs_terrain_test")) return null;
  const test = () => throwDice(desk, `terrain ${unit}`, { do: "test_terrain", unit });
  return button("Take the terrain test", test, { className: "primary", "data-key": `terrain ${unit}` });
}

/** @param {Refusal[]} refusals @returns {HTMLElement[]} the reasons, each once */
export function reasonsAgainst(refusals) {
  const reasons = [...new Set(refusals.map(({ text }) => text))].slice(0, SHOWN);
  return reasons.map((text) => element("p", { className: "refused-words" }, text));
}

/**
 * @param {Desk} desk
 * @param {string} control
 * @param {Command} command
 * @param {Refusal[]} refusals
 * @returns {(HTMLElement | null)[]} the reasons, and the ways out
 */
export function refusedParts(desk, control, command, refusals) {
  if (!refusals.length) return [];
  return [
    ...reasonsAgainst(refusals),
    command.unit ? terrainTestButton(desk, command.unit, refusals) : null,
    overrideParts(desk, control, refusals, (reason) => void press(desk, control, { ...command, override: reason })),
  ];
}

/**
 * @param {Desk} desk
 * @param {string} control
 * @param {Refusal[]} refusals
 * @param {(reason: string) => void} ask
 * @returns {HTMLElement | null} a button, then the field for the reason; null where no agreement helps
 */
export function overrideParts(desk, control, refusals, ask) {
  const { state, changed } = desk.store;
  if (refusals.some(({ code }) => FIRM.includes(code))) return null;
  const key = `ask ${control}`;
  const { asking } = state;
  const open = () => {
    state.asking = { control, reason: "" };
    changed("asking");
  };
  if (asking?.control !== control) return button("Ask to allow it…", open, { className: "plain", "data-key": key });
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    state.asking = null;
    ask(asking.reason.trim());
    changed("asking");
  };
  return element("form", { className: "override", onsubmit: send }, reasonField(asking, key), element("button", { type: "submit" }, "Ask"));
}

/** @param {{reason: string}} asking keeps what is written while the part is drawn anew @param {string} key */
function reasonField(asking, key) {
  const input = /** @type {HTMLInputElement} */ (
    element("input", { type: "text", maxLength: 200, required: true, value: asking.reason, placeholder: "Why it should be allowed", "aria-label": "Reason", "data-key": key })
  );
  input.addEventListener("input", () => (asking.reason = input.value));
  return input;
}
