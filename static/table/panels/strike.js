/* Hits of a shape that came to lie: how it scattered, whom it hits and how hard; one press to roll or to wound. */

import { fullWounds, modelName, seatOf, unitName } from "../pieces.js";
import { press } from "../presses.js";
import { facesFor, hitsByUnit, isShape, strikeShown, strikesOf, woundPurpose } from "../strikes.js";
import { throwDice } from "../throwing.js";
import { scatterWords } from "../words.js";
import { dieMark, scatterMark } from "./die.js";
import { showWaiting } from "./dice/fields.js";
import { button, element, fill, seatMark, seatName } from "./element.js";
import { stuckModels } from "./landed.js";

const MOST_DICE = 60;

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createStrikeCard(host, desk) {
  const { state } = desk.store;
  return {
    topics: ["strike", "log", "table", "outbox"],
    draw() {
      const strike = strikeShown(state);
      host.hidden = !strike;
      if (!strike) return;
      fill(host, head(desk, strike), scatterLine(desk, strike), struckParts(desk, strike));
      showWaiting(state, host);
    },
  };
}

/** @param {Desk} desk @param {Strike} strike */
function struckParts(desk, strike) {
  if (strike.room) return roomHits(desk, strike);
  return isShape(strike) ? hits(desk, strike) : stuckModels(desk, strike);
}

/** @param {Desk} desk @param {Strike} strike */
function head({ store: { state, changed } }, strike) {
  const all = strikesOf(state);
  const index = all.findIndex(({ id }) => id === strike.id);
  const show = (/** @type {number} */ step) => () => {
    state.view.struck.shown = all[(index + step + all.length) % all.length].id;
    changed("strike");
  };
  const close = () => {
    state.view.struck.closed.push(strike.seq);
    changed("strike");
  };
  const pages =
    all.length < 2
      ? []
      : [
          button("‹", show(-1), { className: "plain", "aria-label": "The one before", "data-key": "before" }),
          element("span", { className: "quiet" }, `${index + 1} of ${all.length}`),
          button("›", show(1), { className: "plain", "aria-label": "The next one", "data-key": "next" }),
        ];
  const put = button("×", close, { className: "plain", "aria-label": "Put the hits away", "data-key": "close" });
  return element(
    "div",
    { className: "strike-head" },
    element("h2", {}, seatMark(strike.seat), titleOf(state.table, strike)),
    ...pages,
    put,
  );
}

/** @param {TableFile} table @param {Strike} strike @returns {string} "Large blast · floor 1" */
function titleOf({ models }, strike) {
  const { size, model, floor, room } = strike;
  if (!room && !isShape(strike)) return "Scatter";
  const what = size ? `${size === "large" ? "Large" : "Small"} blast` : "Template";
  const where = floor ? ` · floor ${floor}` : "";
  return `${what}${where}${room && models[model ?? ""] ? " at a room" : ""}`;
}

/** @param {Desk} desk @param {Strike} strike the scatter die, which way and how far */
function scatterLine(desk, { id, seat, scatter, rolled }) {
  if (!scatter) return null;
  const mine = rolled && seat === desk.store.state.seat;
  const again = () => throwDice(desk, `reroll ${id}`, { do: "reroll", roll: id });
  return element(
    "p",
    { className: "scatter-line" },
    scatterMark(scatter.bearing),
    element("strong", {}, scatterWords(scatter)),
    element("span", { className: "faces small" }, ...scatter.faces.map((face) => dieMark(face, 6))),
    mine
      ? button("Re-roll", again, { className: "small", "data-control": `reroll ${id}`, "data-key": "reroll" })
      : null,
  );
}

/** @param {Desk} desk @param {Strike} strike */
function hits(desk, strike) {
  const { table } = desk.store.state;
  const units = [...hitsByUnit(strike, table)];
  if (!units.length) return element("p", { className: "quiet" }, "Nobody is hit.");
  return element(
    "div",
    { className: "strike-units" },
    allButton(desk, strike),
    ...units.map(([unit, models]) => unitHits(desk, strike, unit, models)),
  );
}

/** @param {Desk} desk @param {Strike} strike */
function allButton(desk, strike) {
  const count = Object.keys(strike.hits).length;
  if (desk.store.state.seat !== strike.seat || count < 2 || count > MOST_DICE) return null;
  return poolButton(desk, strike, count);
}

/** @param {Desk} desk @param {Strike} strike @param {number} count */
function poolButton(desk, strike, count) {
  const control = `wound all ${strike.id}`;
  const pool = { do: "roll", dice: `${count}D6`, each: true, for: woundPurpose(strike, "all") };
  const words = count === 1 ? "Roll to wound" : `Roll all ${count} to wound`;
  return button(words, () => throwDice(desk, control, pool), {
    className: "wide",
    "data-control": control,
    "data-key": control,
  });
}

/** @param {Desk} desk @param {Strike} strike @param {string} unit @param {string[]} models */
function unitHits(desk, strike, unit, models) {
  const { table, seat } = desk.store.state;
  const owner = table.units[unit].seat;
  return element(
    "section",
    { className: "strike-unit" },
    element(
      "h3",
      {},
      seatMark(owner),
      `${unitName(table, unit)} · ${models.length} hit`,
      owner === seat ? null : element("span", { className: "quiet" }, `${seatName(owner)} removes`),
    ),
    element("ul", {}, ...models.map((id) => modelHit(desk, strike, id))),
  );
}

/** @param {Desk} desk @param {Strike} strike @param {string} id */
function modelHit(desk, strike, id) {
  const { table, seat } = desk.store.state;
  const { removed } = table.models[id];
  const face = faceOf(desk.store.state, strike, id);
  const rolls = seat === strike.seat && !removed && face === null;
  return element(
    "li",
    { className: removed ? "gone" : "" },
    element("span", { className: "hit-name" }, modelName(table, id)),
    element("span", { className: "quiet" }, strengthWords(strike.hits[id])),
    face === null
      ? null
      : element("span", { className: "faces small", role: "img", "aria-label": `to wound ${face}` }, dieMark(face, 6)),
    rolls ? woundRoll(desk, strike, id) : null,
    removed ? element("em", {}, "removed") : seatOf(table, id) === seat ? woundButtons(desk, id) : null,
  );
}

/**
 * @param {State} state
 * @param {Strike} strike
 * @param {string} id
 * @returns {number | null} its die to wound: its own, or its place in the pool
 */
function faceOf(state, strike, id) {
  const own = facesFor(state, woundPurpose(strike, id));
  if (own) return own[0];
  return facesFor(state, woundPurpose(strike, "all"))?.[Object.keys(strike.hits).indexOf(id)] ?? null;
}

/** @param {Hit} hit @returns {string} "S4 AP1" */
const strengthWords = ({ strength, ap }) =>
  [strength === null ? "" : `S${strength}`, ap === null ? "" : `AP${ap}`].filter(Boolean).join(" ");

/** @param {Desk} desk @param {Strike} strike @param {string} id */
function woundRoll(desk, strike, id) {
  const control = `wound roll ${strike.id} ${id}`;
  const send = () => throwDice(desk, control, { do: "roll", dice: "D6", for: woundPurpose(strike, id) });
  const name = `Roll to wound ${modelName(desk.store.state.table, id)}`;
  return button("To wound", send, {
    className: "small",
    "aria-label": name,
    "data-control": control,
    "data-key": control,
  });
}

/** @param {Desk} desk @param {string} id */
function woundButtons(desk, id) {
  const { table } = desk.store.state;
  const { wounds } = table.models[id];
  const name = modelName(table, id);
  const order = (/** @type {string} */ label, /** @type {number} */ lost, /** @type {string} */ verb) => {
    const control = `${verb} ${id}`;
    const send = () => void press(desk, control, { do: "wound", model: id, wounds: lost });
    return button(label, send, {
      className: "small",
      "aria-label": `${verb} ${name}`,
      "data-control": control,
      "data-key": control,
    });
  };
  const left = fullWounds(table, id) > 1 ? element("span", { className: "quiet" }, `${wounds} left`) : null;
  return element(
    "span",
    { className: "hit-orders" },
    left,
    wounds > 1 ? order("Wound", 1, "Wound") : null,
    order("Remove", wounds, "Remove"),
  );
}

/** @param {Desk} desk @param {Strike} strike a room takes D6 hits on the unit inside, and its building one */
function roomHits(desk, strike) {
  const { table, seat } = desk.store.state;
  const { unit, count, building } = strike.room ?? { unit: null, count: 0, building: null };
  return element(
    "div",
    { className: "strike-units" },
    element("p", {}, unit ? `${count} hits on ${unitName(table, unit)} inside` : "Nobody inside"),
    unit && seat === strike.seat && count ? poolButton(desk, strike, count) : null,
    unit ? roomFaces(desk.store.state, strike) : null,
    building ? element("p", { className: "quiet" }, buildingWords(building)) : null,
  );
}

/** @param {State} state @param {Strike} strike */
function roomFaces(state, strike) {
  const faces = facesFor(state, woundPurpose(strike, "all")) ?? [];
  return element(
    "span",
    { className: "faces small", role: "img", "aria-label": faces.join(", ") },
    ...faces.map((face) => dieMark(face, 6)),
  );
}

/** @param {Record<string, any>} building */
function buildingWords({ total, damaged, armour_value: left }) {
  return damaged
    ? `The building is damaged by ${total}; armour value now ${left}`
    : `The building holds against ${total}`;
}
