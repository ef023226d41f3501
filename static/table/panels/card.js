/* A unit's card: profile as altered, weapons with their reach on demand, rules, effects, its models. */

import { present } from "../buildings/rooms.js";
import { fullWounds, modelName, modelsOf, standingModelsOf } from "../pieces.js";
import { select } from "../selection.js";
import { bearingOf } from "./bearing.js";
import { deedsOf } from "./deeds.js";
import { element } from "./element.js";
import { effectsOf } from "./orders/effect.js";
import { ordersOf } from "./orders/orders.js";
import { powerOf } from "./orders/spend.js";

const CHARACTERISTICS = /** @type {const} */ (["WS", "BS", "S", "T", "W", "I", "A", "Ld", "Mg", "Sv"]);

/** @param {Desk} desk @param {string} id */
export function cardOf(desk, id) {
  const { table } = desk.store.state;
  const profiles = new Set(modelsOf(table, id).map((model) => table.models[model].profile));
  return element(
    "div",
    { className: "card" },
    coherencyLine(desk.store.state, id),
    bearingOf(desk.store.state, id),
    deedsOf(desk, id),
    ...[...profiles].flatMap((profile) => profileBlock(desk, id, profile, profiles.size > 1)),
    powerOf(table, id),
    effectsOf(desk, id),
    modelButtons(desk, id),
    ordersOf(desk, id),
  );
}

/** @param {State} state @param {string} id what the referee says of it as it stands */
function coherencyLine({ coherency }, id) {
  const answer = coherency[id];
  if (!answer || answer.groups.length < 1) return null;
  if (answer.coherent) return element("p", { className: "holds" }, "In coherency");
  return element("p", { className: "broken" }, `Out of coherency: ${answer.groups.length} groups`);
}

/**
 * @param {Desk} desk
 * @param {string} unit
 * @param {string} id
 * @param {boolean} named
 * @returns {(HTMLElement | null)[]}
 */
function profileBlock(desk, unit, id, named) {
  const { table } = desk.store.state;
  const profile = table.profiles[id];
  if (!profile) return [];
  const kind = [
    profile.character ? "character" : "",
    profile.type,
    profile.flyer ? "flyer" : "",
    `moves ${profile.move}″`,
  ];
  return [
    named ? element("h4", {}, wearersOf(table, unit, id)) : null,
    profileTable(table, unit, id),
    element(
      "p",
      { className: "quiet" },
      [...kind, ...profile.rules.map((rule) => rule.replaceAll("_", " "))].filter(Boolean).join(" · "),
    ),
    weaponsOf(desk, unit, id),
  ];
}

/** @param {TableFile} table @param {string} unit @param {string} id @returns {string} "Gor" for Gor 1 to Gor 9, else the profile's name */
function wearersOf(table, unit, id) {
  const models = modelsOf(table, unit).map((model) => table.models[model]).filter(({ profile }) => profile === id);
  const names = new Set(models.map(({ name }) => (name ?? "").replace(/ \d+$/, "")).filter(Boolean));
  return [...names].join(", ") || id;
}

/** @param {TableFile} table @param {string} unit @param {string} id a value changed on any of its models is marked */
function profileTable(table, unit, id) {
  const profile = table.profiles[id];
  const models = modelsOf(table, unit)
    .map((model) => table.models[model])
    .filter((model) => model.profile === id);
  const shown = CHARACTERISTICS.filter((name) => profile[name] !== null && profile[name] !== undefined);
  const cells = shown.map((name) => {
    const changed = models.map(({ changes }) => changes?.[name]).find((value) => value !== undefined);
    return element(
      "div",
      { className: changed === undefined ? "" : "changed" },
      element("dd", {}, valueOf(name, changed ?? profile[name])),
      element("dt", {}, name),
    );
  });
  return element("dl", { className: "profile" }, ...cells);
}

/** @param {string} name @param {Characteristic} value @returns {string} "5+", "4/3" */
function valueOf(name, value) {
  if (value === null || value === undefined) return "–";
  return `${Array.isArray(value) ? value.join("/") : value}${name === "Sv" ? "+" : ""}`;
}

/** @param {Desk} desk @param {string} unit @param {string} profile */
function weaponsOf(desk, unit, profile) {
  const { weapons } = desk.store.state.table.profiles[profile];
  if (!weapons?.length) return null;
  return element(
    "ul",
    { className: "weapons" },
    ...weapons.map((weapon) => element("li", {}, weaponButton(desk, unit, profile, weapon))),
  );
}

/**
 * @param {Desk} desk
 * @param {string} unit
 * @param {string} profile
 * @param {Weapon} weapon shows and hides how far it reaches
 */
function weaponButton({ store }, unit, profile, weapon) {
  const { state, changed } = store;
  const models = standingModelsOf(state.table, unit).filter((model) => state.table.models[model].profile === profile);
  const shown = state.view.rings.some(({ model, range }) => range === weapon.range && models.includes(model));
  const flip = () => {
    const others = state.view.rings.filter(({ model, range }) => range !== weapon.range || !models.includes(model));
    state.view.rings = shown ? others : [...others, ...models.map((model) => ({ model, range: weapon.range }))];
    changed("rings");
  };
  const numbers = [weapon.S === null ? "" : `S${weapon.S}`, weapon.AP ? `AP${weapon.AP}` : "", shotsOf(weapon)];
  return element(
    "button",
    {
      type: "button",
      className: "weapon",
      "data-key": `weapon ${unit} ${weapon.name}`,
      "aria-pressed": String(shown),
      title: "Show its range on the table",
      onclick: flip,
    },
    element("span", {}, `${weapon.name} ${weapon.range ? `${weapon.range}″` : "close combat"}`),
    element("span", { className: "quiet" }, numbers.filter(Boolean).join(" · ")),
  );
}

/** @param {Weapon} weapon */
const shotsOf = ({ shots }) => (shots ? `${shots} ${shots === 1 ? "shot" : "shots"}` : "");

/** @param {Desk} desk @param {string} unit */
function modelButtons({ store }, unit) {
  const { state } = store;
  const { table } = state;
  const buttons = modelsOf(table, unit).map((id, index) => {
    const model = table.models[id];
    const look = model.removed ? "gone" : model.moved ? "moved" : "";
    return element(
      "button",
      {
        type: "button",
        className: `mark ${look}`,
        disabled: !present(model),
        "data-key": `model ${id}`,
        "aria-pressed": String(state.view.selected.has(id)),
        "aria-label": `${modelName(table, id)}, ${stateOf(table, id)}`,
        onclick: (/** @type {MouseEvent} */ event) => select(store, [id], event.shiftKey),
      },
      String(index + 1),
    );
  });
  return element("div", { className: "marks pressable", role: "group", "aria-label": "Models" }, ...buttons);
}

/** @param {TableFile} table @param {string} id @returns {string} "moved, 2 of 3 wounds left" */
export function stateOf(table, id) {
  const model = table.models[id];
  if (model.removed) return "removed";
  if (model.off) return `in ${model.off}`;
  const full = fullWounds(table, id);
  return [model.moved ? "moved" : "not moved", full > 1 ? `${model.wounds} of ${full} wounds left` : ""]
    .filter(Boolean)
    .join(", ");
}
