/* Declaring contact in a ruin where a base does not fit: which model touches which enemy. */

import { foesOf } from "../contact.js";
import { modelName } from "../pieces.js";
import { declareContact } from "../tools/manners.js";
import { openOrder, selectOf } from "./orders/dialog.js";

/** @param {Desk} desk */
export function openContact(desk) {
  const { state } = desk.store;
  const { draft, table, view } = state;
  if (!draft) return;
  const named = (/** @type {string[]} */ ids) => ids.map((id) => /** @type {[string, string]} */ ([id, modelName(table, id)]));
  const own = Object.keys(draft.tracks);
  const who = selectOf(named(own), [...view.selected].find((id) => own.includes(id)));
  const foe = selectOf([...named(foesOf(state, draft)), ["", "nobody"]]);
  openOrder("Declare contact", [["Model", who], ["Touches", foe]], "Declare", () => declareContact(desk, who.value, foe.value || null));
}
