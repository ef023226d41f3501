/* Moves outside the movement phase: each opens a draft of its own manner, which is then dragged and confirmed like any other. */

import { createDraft, changedModels } from "../draft.js";
import { goStraight } from "../contact.js";
import { press } from "../presses.js";
import { selectUnit } from "../selection.js";
import { consult } from "./drafting.js";

/** @param {Desk} desk @param {string} unit @param {Undertaking} opening */
export function openManner(desk, unit, opening) {
  const { state, changed } = desk.store;
  if (state.draft && (state.draft.sent || changedModels(state.draft).length)) {
    return desk.notify("Confirm or cancel the ghosts first.", "urgent");
  }
  selectUnit(desk.store, unit, false);
  state.draft = createDraft(state, unit, opening);
  changed("draft", "lifted");
  consult(desk);
}

/** @param {Desk} desk the unit goes straight to the foe nearest to it */
export function straightIntoContact(desk) {
  const { draft } = desk.store.state;
  if (!draft || draft.sent) return;
  if (!goStraight(desk.store.state, draft)) return desk.notify("There is nobody to reach.", "urgent");
  consult(desk);
}

/** @param {Desk} desk the charge reaches nobody: nobody moves */
export function failCharge(desk) {
  const { draft } = desk.store.state;
  if (!draft || draft.sent) return;
  draft.sent = press(desk, `fail ${draft.unit}`, { do: "charge_move", unit: draft.unit, paths: {} });
  desk.store.changed("draft");
}

/** @param {Desk} desk @param {string | null} model takes the wounds of dangerous ground; null: who rolls them */
export function giveWoundsTo(desk, model) {
  const { draft } = desk.store.state;
  if (!draft || draft.sent) return;
  draft.woundsTo = model ? [model] : [];
  consult(desk);
}

/** @param {Desk} desk @param {string} model @param {string | null} enemy the one it is declared to touch; null for none */
export function declareContact(desk, model, enemy) {
  const { draft } = desk.store.state;
  if (!draft || draft.sent) return;
  const others = Object.entries(draft.contacts).filter(([id]) => id !== model);
  draft.contacts = Object.fromEntries(enemy ? [...others, [model, enemy]] : others);
  consult(desk);
}
