/* A template at a room: hits on the unit inside, rolled to wound together, and what it did to the building. */

import { blowWords, chartWords } from "../buildings/blows.js";
import { openPlan } from "../buildings/plan.js";
import { unitName } from "../pieces.js";
import { facesFor, woundPurpose } from "../strikes.js";
import { dieMark } from "./die.js";
import { counted } from "../common_words.js";
import { button, element } from "./element.js";
import { poolButton } from "./hits.js";

/** @param {Desk} desk @param {Strike} strike a room takes D6 hits on the unit inside, and its building one */
export function roomHits(desk, strike) {
  const { table, seat } = desk.store.state;
  const { unit, count, building } = strike.room ?? { unit: null, count: 0, building: null };
  return element(
    "div",
    { className: "strike-units" },
    element("p", {}, unit ? `${counted(count, "hit")} on ${unitName(table, unit)} inside` : "Nobody inside"),
    unit && seat === strike.seat && count ? poolButton(desk, strike, count) : null,
    unit ? roomFaces(desk.store.state, strike) : null,
    ...(building ? buildingParts(desk, strike, building) : []),
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

/** @param {Desk} desk @param {Strike} strike @param {Record<string, any>} building what the blow at it came to @returns {(HTMLElement | null)[]} */
function buildingParts({ store }, { command }, building) {
  const blow = { ...building, strength: command.strength, kind: "plain", left: building.armour_value };
  const words = [blowWords(/** @type {any} */ (blow)), chartWords(/** @type {any} */ (blow))].filter(Boolean);
  const [id, room] = command.room.split("/");
  const open = () => openPlan(store, id, room);
  return [
    ...words.map((text) => element("p", { className: "quiet" }, text)),
    building.hits?.length ? button("Its hits, in the plan", open, { className: "wide", "data-key": "hits in the plan" }) : null,
  ];
}
