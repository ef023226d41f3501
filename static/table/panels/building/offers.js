/* The orders offered for the unit in hand, each a button, or the referee's reason against it and what may be done about it. */

import { offersOf } from "../../buildings/offers.js";
import { isOwn } from "../../buildings/plan.js";
import { placingFor } from "../../buildings/placing.js";
import { press } from "../../presses.js";
import { takePlacing } from "../../tools/building/placing.js";
import { button, element } from "../element.js";
import { reasonsAgainst, refusedParts } from "../remedies.js";

/** Reasons that better places would not lift. */
const WHEREVER = ["move/already_moved", "move/locked", "room/occupied", "room/type", "room/reach", "turn/seat", "turn/pending"];
const WHEN = "Rooms are entered and left in your movement phase; foes in the next room are charged in your combat phase.";

/** @param {Desk} desk @param {RoomPlace} place @returns {HTMLElement | null} */
export function offerButtons(desk, place) {
  const { state } = desk.store;
  const { unit } = state.plan;
  const offers = offersOf(state);
  if (offers.length) return element("div", { className: "offers" }, ...offers.map((offer) => offerButton(desk, place, offer)));
  const plays = unit !== null && isOwn(state, unit) && place.piece.kind === "building" && state.table.turn.phase !== "over";
  return plays ? element("p", { className: "quiet" }, WHEN) : null;
}

/** @param {Desk} desk @param {RoomPlace} place @param {Offer} offer where models are put down, the opponent is asked once they lie */
function offerButton(desk, place, offer) {
  const verdict = desk.store.state.plan.verdicts[offer.key];
  const refusals = against(offer, verdict);
  const pressed = button(offer.placing ? `${offer.words}…` : offer.words, () => followOffer(desk, offer, place), {
    className: refusals.length ? "" : "primary",
    disabled: !verdict || (refusals.length > 0 && !offer.placing),
    "data-control": offer.key,
    "data-key": offer.key,
  });
  const parts = offer.placing ? reasonsAgainst(refusals) : refusedParts(desk, offer.key, offer.command, refusals);
  return element("div", { className: "offer" }, pressed, ...parts);
}

/** @param {Offer} offer models to be put down may find a better place than the first @param {Verdict} [verdict] @returns {Refusal[]} */
function against({ placing }, verdict) {
  const refusals = verdict?.legal === false ? (verdict.refusals ?? []) : [];
  return placing ? refusals.filter(({ code }) => WHEREVER.includes(code)) : refusals;
}

/** @param {Desk} desk @param {Offer} offer @param {RoomPlace} place sent, or its models taken in hand to be put down */
export function followOffer(desk, offer, place) {
  if (offer.placing) takePlacing(desk, placingFor(offer.placing, offer, place));
  else press(desk, offer.key, offer.command);
}
