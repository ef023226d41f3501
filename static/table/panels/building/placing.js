/* The bar that stands while models are put down outside a door or on battlements. */

import { farthest, isUnderWay, modelsToPlace, placingCommand } from "../../buildings/placing.js";
import { spoken } from "../../buildings/rooms.js";
import { unitName } from "../../pieces.js";
import { confirmPlacing, letGo, offerPlaces } from "../../tools/building/placing.js";
import { inches } from "../../words.js";
import { button, element, fill } from "../element.js";
import { refusedParts } from "../remedies.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createPlacingBar(host, desk) {
  const { state } = desk.store;
  const words = element("p", { className: "confirm-words" });
  const reasons = element("div", { className: "placing-reasons", "aria-live": "polite" });
  const confirm = button("Place them", () => confirmPlacing(desk), { title: "Enter" });
  const offer = button("Offer places", () => void offerPlaces(desk));
  const cancel = button("Cancel", () => letGo(desk), { title: "Esc" });
  fill(host, words, reasons, element("div", { className: "actions" }, confirm, offer, cancel));
  return {
    topics: ["placing", "plan", "asking", "outbox", "tool"],
    draw() {
      const { placing } = state;
      host.hidden = !placing;
      if (!placing) return;
      const refused = placing.answer?.legal === false;
      const busy = placing.trying || isUnderWay(state);
      words.textContent = placing.trying ? `${headWords(state, placing)} · looking for places…` : placingWords(state, placing);
      fill(reasons, ...(refused && !busy ? reasonsOf(desk, placing) : []));
      confirm.textContent = confirmWords(placing);
      confirm.disabled = busy || refused || !placing.answer;
      offer.disabled = busy;
      host.classList.toggle("refused", refused);
      confirm.classList.toggle("primary", !refused);
    },
  };
}

/** @param {Desk} desk @param {Placing} placing */
const reasonsOf = (desk, placing) =>
  refusedParts(desk, placing.control, placingCommand(placing), placing.answer?.refusals ?? []);

/** @param {Placing} placing */
function confirmWords({ kind, order }) {
  if (kind === "flee" || kind === "fly") return kind === "fly" ? "Fly there" : "Flee there";
  return kind === "perch" ? `Go up to the ${spoken(order.room.split("/")[1])}` : "Come out here";
}

/** @param {State} state @param {Placing} placing */
function headWords({ table }, { unit, kind }) {
  return `${unitName(table, unit)}, ${{ leave: "coming out", fly: "flying off", flee: "fleeing", perch: "going up" }[kind]}`;
}

/** @param {State} state @param {Placing} placing @returns {string} "First spears, coming out · 3 of 3 · farthest 4.2″ · allowed" */
function placingWords(state, placing) {
  const { answer, places, kind } = placing;
  const all = modelsToPlace(state.table, placing).length;
  const far = kind === "perch" ? "" : `farthest ${inches(farthest(state.table, placing))}`;
  const verdict = answer ? (answer.legal ? "allowed" : "not allowed as it stands") : "";
  return [headWords(state, placing), `${Object.keys(places).length} of ${all}`, far, verdict].filter(Boolean).join(" · ");
}
