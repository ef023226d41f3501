/* What a move's owner says with it: contact where a base does not fit, and who takes the wounds of dangerous ground. */

import { foesOf } from "../contact.js";
import { modelName } from "../pieces.js";
import { declareContact, giveWoundsTo } from "../tools/manners.js";
import { openOrder, selectOf } from "./orders/dialog.js";

/** @param {TableFile} table @param {string[]} ids @returns {[string, string][]} */
const named = (table, ids) => ids.map((id) => [id, modelName(table, id)]);

/** @param {State} state @returns {string[]} models whose way leads through dangerous ground */
export const endangered = ({ draft, way }) =>
  draft && way?.unit === draft.unit ? Object.keys(way.models).filter((id) => way.models[id].dangerous.length) : [];

/** @param {Desk} desk */
export function openWounds(desk) {
  const { state } = desk.store;
  if (!state.draft) return;
  const who = selectOf([["", "whoever rolls them"], ...named(state.table, endangered(state))], state.draft.woundsTo[0] ?? "");
  openOrder("Wounds of dangerous ground", [["Go to", who]], "Give them so", () => giveWoundsTo(desk, who.value || null));
}

/** @param {Desk} desk */
export function openContact(desk) {
  const { state } = desk.store;
  const { draft, table, view } = state;
  if (!draft) return;
  const own = Object.keys(draft.tracks);
  const who = selectOf(named(table, own), [...view.selected].find((id) => own.includes(id)));
  const foe = selectOf([...named(table, foesOf(state, draft)), ["", "nobody"]]);
  openOrder("Declare contact", [["Model", who], ["Touches", foe]], "Declare", () => declareContact(desk, who.value, foe.value || null));
}
