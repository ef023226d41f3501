/* A template at a room: hits on the unit inside, rolled to wound together, and what it did to the building. */

import { unitName } from "../pieces.js";
import { facesFor, woundPurpose } from "../strikes.js";
import { dieMark } from "./die.js";
import { element } from "./element.js";
import { poolButton } from "./hits.js";

/** @param {Desk} desk @param {Strike} strike a room takes D6 hits on the unit inside, and its building one */
export function roomHits(desk, strike) {
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
