/* What the bar of a move says and offers by its manner: charges, pile-ins, flights and the like. */

import { spoken } from "../buildings/rooms.js";
import { endangered, openContact, openWounds } from "./contact.js";
import { failCharge, straightIntoContact } from "../tools/manners.js";
import { inches } from "../words.js";
import { button } from "./element.js";

const NAMES = /** @type {Record<string, string>} */ ({
  charge: "charges",
  pile_in: "piles in",
  consolidate: "consolidates",
  rally: "rallies",
  flee: "flees",
  hit_and_run: "hits and runs",
  reform: "reforms",
});
const ORDERS = /** @type {Record<string, string>} */ ({
  charge: "Confirm charge",
  pile_in: "Confirm pile-in",
  consolidate: "Confirm consolidation",
  rally: "Confirm rally",
  flee: "Confirm flight",
  hit_and_run: "Confirm hit and run",
  reform: "Confirm reform",
});
const INTO_CONTACT = ["charge", "pile_in"];

/** @param {Draft} draft @returns {boolean} true for a draft that is shown before anything moves */
export const isWaiting = ({ opening }) => opening.manner !== "advance";

/** @param {Draft} draft @returns {string} "charges, up to 7.0″" */
export function mannerWords({ manner, opening }) {
  const name = NAMES[manner];
  if (!name || manner === "reform") return name ?? "";
  return opening.distance === null ? `${name}, as far as the dice say` : `${name}, up to ${inches(opening.distance)}`;
}

/** @param {Draft} draft */
export const confirmWords = ({ manner, door }) => (door ? `Enter the ${spoken(door.room.split("/")[1])}` : (ORDERS[manner] ?? "Confirm move"));

/** @param {Desk} desk @param {Draft} draft @returns {HTMLElement[]} */
export function moreButtons(desk, draft) {
  const buttons = [];
  if (INTO_CONTACT.includes(draft.manner)) buttons.push(button("Straight into contact", () => straightIntoContact(desk), { "data-key": "contact" }));
  if (mayDeclare(draft)) buttons.push(button("Declare contact…", () => openContact(desk), { "data-key": "declare" }));
  if (endangered(desk.store.state).length > 1) buttons.push(button("Wounds to…", () => openWounds(desk), { "data-key": "wounds" }));
  if (draft.manner === "charge") buttons.push(button("The charge fails", () => failCharge(desk), { "data-key": "fail" }));
  return buttons;
}

/** @param {Draft} draft @returns {boolean} true once the referee found no contact, or one was declared */
function mayDeclare({ manner, answer, contacts }) {
  if (manner !== "charge") return false;
  return Object.keys(contacts).length > 0 || (answer?.refusals ?? []).some(({ code }) => code === "charge/contact");
}
