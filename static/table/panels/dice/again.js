/* What may still be done with dice that lie: their player rolls them again, his opponent calls real ones cocked. */

import { press } from "../../presses.js";
import { freeDice } from "../../rolls.js";
import { throwDice } from "../../throwing.js";
import { button, element } from "../element.js";
import { field } from "./fields.js";

/** @param {LookedAt} looked */
export function againParts(looked) {
  const { desk, roll, lying } = looked;
  const { seat } = desk.store.state;
  if (roll.open || seat === "watch") return null;
  if (roll.seat !== seat) return roll.byHand ? cockedButton(desk, roll) : null;
  const free = freeDice(roll);
  if (!free.length) return element("p", { className: "quiet" }, "Every die was rolled again; they stand.");
  if (lying.stands) return element("p", { className: "quiet" }, lying.stands);
  return element("div", { className: "actions" }, ...rerollParts(looked, free));
}

/** @param {LookedAt} looked @param {number[]} free dice that were not rolled again yet */
function rerollParts({ desk, roll, lying }, free) {
  const chosen = [...lying.chosen].sort((one, other) => one - other);
  const dice = chosen.length ? chosen : free;
  const partial = dice.length < roll.dice.length && !roll.command.each;
  const control = `reroll ${roll.roll}`;
  const send = () => {
    const rule = lying.rule.trim();
    throwDice(desk, control, { do: "reroll", roll: roll.roll, dice, ...(partial && rule ? { rule } : {}) });
  };
  const words = chosen.length ? `Re-roll ${chosen.length} selected` : free.length > 1 ? "Re-roll all" : "Re-roll";
  return [partial ? ruleField(lying) : null, button(words, send, { "data-control": control, "data-key": "reroll" })];
}

/** @param {Lying} lying some dice of a sum are rolled again by a rule that allows it */
function ruleField(lying) {
  const rule = field("text", { placeholder: "by which rule", maxLength: 80, value: lying.rule, "data-key": "rule" });
  rule.setAttribute("aria-label", "Rule that allows it");
  rule.addEventListener("input", () => (lying.rule = rule.value));
  return rule;
}

/** @param {Desk} desk @param {Roll} roll */
function cockedButton(desk, { roll }) {
  const control = `cocked ${roll}`;
  const call = () => void press(desk, control, { do: "cocked", roll });
  return element("div", { className: "actions" }, button("Cocked: roll it again", call, { "data-control": control }));
}
