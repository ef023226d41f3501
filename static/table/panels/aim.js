/* The bar of what is held over the mat: who is under it, what it is set to, and placing it. */

import { aimRefusals, isComplete, isSent, needsAgreement } from "../aim.js";
import { placeOf, spoken } from "../buildings/rooms.js";
import { modelName, seatOf, unitName } from "../pieces.js";
import { confirmAim, consider, letGo } from "../tools/aiming.js";
import { createShotFields } from "./shot.js";
import { button, element, fill, seatMark, seatName } from "./element.js";

const WORDS = { blast: "Place the blast", template: "Lay the template", scatter: "Scatter", put: "Put back" };
const UNSET = {
  blast: "Tap the mat where the marker lies",
  template: "Tap where the template points",
  scatter: "Tap the mat where they come down",
  put: "Tap the mat where it stands",
};

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createAimBar(host, desk) {
  const { state } = desk.store;
  const under = element("div", { className: "aim-under", role: "status" });
  const shot = createShotFields(desk, () => consider(desk));
  const reason = reasonField(desk);
  const place = button(WORDS.blast, () => confirmAim(desk), { className: "primary", title: "Enter" });
  const cancel = button("Cancel", () => letGo(desk), { title: "Esc" });
  fill(host, under, element("div", { className: "actions" }, place, cancel), shot.row, reason);
  return {
    topics: ["aim", "outbox", "turn", "selection"],
    draw() {
      host.hidden = !state.aim;
      if (!state.aim) return;
      fill(under, ...underWords(state, state.aim));
      shot.draw();
      reason.hidden = !state.aim.set || !needsAgreement(state) || !mayPlace(state);
      drawPlace(state, state.aim, place);
      host.classList.toggle("refused", aimRefusals(state).length > 0);
    },
  };
}

/** @param {Desk} desk */
function reasonField({ store: { state, changed } }) {
  const reason = /** @type {HTMLInputElement} */ (
    element("input", { type: "text", maxLength: 200, placeholder: "Why it should be allowed", "aria-label": "Reason" })
  );
  reason.addEventListener("input", () => {
    state.view.shot.reason = reason.value;
    changed("aim");
  });
  return reason;
}

/**
 * @param {State} state
 * @returns {boolean} shapes belong to whose turn it is; scattering and putting back to either player
 */
function mayPlace({ aim, seat, table }) {
  if (seat === "watch" || table.turn.phase === "over") return false;
  return aim?.kind === "scatter" || aim?.kind === "put" || table.turn.seat === seat;
}

/** @param {State} state @param {Aim} aim @param {HTMLButtonElement} place */
function drawPlace(state, aim, place) {
  const asks = needsAgreement(state);
  const ready = isComplete(state) && (!asks || state.view.shot.reason.trim() !== "");
  place.hidden = !mayPlace(state);
  place.disabled = !ready || isSent(state);
  place.textContent = isSent(state) ? "…" : aim.set && asks ? `Ask ${opponent(state)}` : WORDS[aim.kind];
}

/** @param {State} state */
const opponent = ({ seat }) => seatName(seat === "red" ? "blue" : "red");

/** @param {State} state @param {Aim} aim @returns {(Node | string | null)[]} */
function underWords(state, aim) {
  const refusals = aimRefusals(state);
  if (refusals.length)
    return [element("span", { className: "refused-words" }, refusals.map(({ text }) => text).join(" "))];
  if (aim.kind === "template" && !aim.model) return ["Tap the model that fires."];
  if (aim.kind === "put") return [element("strong", {}, heldName(state, aim)), unsetWords(aim)];
  const hits = aim.answer?.hits;
  const said = hits ? countsOf(state, Object.keys(hits)) : [];
  const empty =
    hits && !said.length ? element("span", { className: "quiet" }, roomWords(state, aim) ?? "Nobody under it") : null;
  return [empty, ...said, state.view.shot.room ? null : floorWords(aim), unsetWords(aim)];
}

/** @param {State} state @param {Aim} aim @returns {string} "Slinger 3 comes back with 1 wound" */
function heldName({ table }, { model }) {
  const name = modelName(table, model ?? "");
  return table.models[model ?? ""].removed ? `${name} comes back with 1 wound` : name;
}

/** @param {Aim} aim @returns {HTMLElement | null} */
const unsetWords = ({ kind, set }) => (set ? null : element("span", { className: "quiet" }, UNSET[kind]));

/** @param {State} state @param {Aim} aim @returns {string | null} "At the hall: D6 hits on Orcs inside, and S4 + D6 against AV 13 of the west section" */
function roomWords({ table, view: { shot } }, { kind, answer }) {
  const place = kind === "template" ? placeOf(table, shot.room) : null;
  if (!place) return null;
  const { section } = place.room;
  const inside = answer?.unit ? `D6 hits on ${unitName(table, answer.unit)} inside` : "nobody inside";
  const armour = `AV ${place.piece.sections?.[section]?.armour_value} of the ${spoken(section)} section`;
  const blow = shot.strength === null ? `give S for the hit on ${armour}` : `S${shot.strength} + D6 against ${armour}`;
  return `At the ${spoken(place.name)}: ${inside}; ${blow}`;
}

/** @param {Aim} aim @returns {HTMLElement | null} */
function floorWords({ answer }) {
  if (answer?.floor === null || answer?.floor === undefined) return null;
  return element("span", { className: "quiet" }, answer.floor ? `on floor ${answer.floor}` : "on the ground floor");
}

/** @param {State} state @param {string[]} hit @returns {HTMLElement[]} a chip a unit, friends with a warning */
function countsOf({ table, seat }, hit) {
  const models = hit.filter((id) => table.models[id]);
  const units = [...new Set(models.map((id) => table.models[id].unit))];
  return units.map((unit) => {
    const under = models.filter((id) => table.models[id].unit === unit);
    const friend = seatOf(table, under[0]) === seat;
    return element(
      "span",
      { className: friend ? "chip friend" : "chip" },
      seatMark(table.units[unit].seat),
      unitName(table, unit),
      element("strong", {}, String(under.length)),
      friend ? element("span", { className: "warning" }, "yours") : null,
    );
  });
}
