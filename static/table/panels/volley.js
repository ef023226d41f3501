/* Who of a unit may shoot at its target and who may not; the dice of the volley are the player's own. */

import { modelName, unitName } from "../pieces.js";
import { throwDice } from "../throwing.js";
import { inches } from "../words.js";
import { field, labelled } from "./dice/fields.js";
import { button, element } from "./element.js";

const WHY = /** @type {Record<string, string>} */ ({
  "fire/sight": "sees nobody of them",
  "fire/range": "no weapon reaches",
  "fire/skill": "Ballistic Skill 0",
  "fire/rank": "behind the ranks that may shoot",
  "fire/point": "not at a fire point",
  "fire/reformed": "reformed this turn",
  "fire/locked": "locked in combat",
  "fire/target": "no enemy",
});

/** @param {State} state @param {Engagement} engagement @returns {HTMLElement} */
export function shootersOf({ table }, { targets, volley }) {
  if (!targets.length) return element("p", { className: "quiet" }, "At whom? Tap an enemy, or choose it here.");
  if (!volley) return element("p", { className: "quiet" }, "The referee looks…");
  const may = Object.entries(volley.may ?? {}).map(([id, { sees, inches: apart, save }]) =>
    element("li", {}, element("span", {}, modelName(table, id)), element("span", { className: "quiet" }, mayWords(sees, apart, save))),
  );
  const not = Object.entries(volley.may_not ?? {}).map(([id, code]) =>
    element("li", { className: "barred" }, element("span", {}, modelName(table, id)), element("span", { className: "quiet" }, WHY[code] ?? code)),
  );
  return element(
    "div",
    { className: "shooters" },
    ...(volley.refusals ?? []).map(({ text }) => element("p", { className: "refused-words" }, text)),
    may.length ? element("ul", { "aria-label": "May shoot" }, ...may) : null,
    not.length ? element("ul", { "aria-label": "May not shoot" }, ...not) : null,
  );
}

/** @param {boolean} sees @param {number} apart @param {number | null} save @returns {string} "11.2″ · cover 4+" */
const mayWords = (sees, apart, save) =>
  [inches(apart), sees ? "" : "aims by the others", save === null ? "no cover" : `cover ${save}+`].filter(Boolean).join(" · ");

/** @param {Desk} desk @param {Engagement} engagement @returns {HTMLElement} dice to hit, to wound, to save: how many, and what they need */
export function volleyDice(desk, { unit, targets, volley }) {
  const { table } = desk.store.state;
  const count = field("number", { min: 1, max: 60, value: String(Math.max(1, Object.keys(volley?.may ?? {}).length)), required: true });
  const least = field("number", { min: 2, max: 6, value: "4", required: true });
  const roll = (/** @type {string} */ step) => () => {
    const why = `${unitName(table, unit)} at ${unitName(table, targets[0])}, ${step}`;
    throwDice(desk, `volley ${step}`, { do: "roll", dice: `${count.value}D6`, each: true, at_least: Number(least.value), for: why });
  };
  const steps = ["to hit", "to wound", "saves"].map((step) => button(`Roll ${step}`, roll(step), { className: "small", "data-key": `volley ${step}` }));
  const changed = volley?.to_hit ? element("p", { className: "warning" }, `${volley.to_hit} to hit`) : null;
  return element("div", { className: "volley" }, changed, labelled("Dice", count), labelled("Each needs", least), ...steps);
}
