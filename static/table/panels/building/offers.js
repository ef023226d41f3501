/* The orders offered for the unit in hand, each a button, or the referee's reason against it. */

import { offersOf } from "../../buildings/offers.js";
import { placingFor } from "../../buildings/placing.js";
import { press } from "../../presses.js";
import { takePlacing } from "../../tools/building/placing.js";
import { button, element } from "../element.js";

/** @param {Desk} desk @param {RoomPlace} place @returns {HTMLElement | null} */
export function offerButtons(desk, place) {
  const { state } = desk.store;
  const offers = offersOf(state);
  if (!offers.length) return null;
  return element("div", { className: "offers" }, ...offers.map((offer) => offerButton(desk, place, offer)));
}

/** @param {Desk} desk @param {RoomPlace} place @param {Offer} offer models to be put down may find a better place than the first */
function offerButton(desk, place, offer) {
  const verdict = desk.store.state.plan.verdicts[offer.key];
  const follow = () => followOffer(desk, offer, place);
  const refused = verdict?.legal === false && !offer.placing;
  const pressed = button(offer.placing ? `${offer.words}…` : offer.words, follow, {
    className: refused ? "" : "primary",
    disabled: refused || !verdict,
    "data-control": offer.key,
    "data-key": offer.key,
  });
  const reasons = refused ? [...new Set((verdict.refusals ?? []).map(({ text }) => text))].slice(0, 3) : [];
  return element("div", { className: "offer" }, pressed, ...reasons.map((text) => element("p", { className: "refused-words" }, text)));
}

/** @param {Desk} desk @param {Offer} offer @param {RoomPlace} place sent, or its models taken in hand to be put down */
export function followOffer(desk, offer, place) {
  if (offer.placing) takePlacing(desk, placingFor(offer, place));
  else press(desk, offer.key, offer.command);
}
