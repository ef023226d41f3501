/* Attacking the section a room belongs to: how strong, of which kind, from afar or in contact; or a template at the room. */

import { BLOW, blowCommand, mayStrike } from "../../buildings/blow_order.js";
import { spoken } from "../../buildings/rooms.js";
import { throwDice } from "../../throwing.js";
import { layAtRoom } from "../../tools/template.js";
import { field, labelled } from "../dice/fields.js";
import { selectOf } from "../orders/dialog.js";
import { button, element } from "../element.js";
import { refusedParts } from "../remedies.js";

const KINDS = /** @type {[string, string][]} */ ([
  ["plain", "plain"],
  ["flame", "flame: +1 on the chart against wood"],
  ["shock", "shock: −1 on the chart against stone"],
  ["poison", "poison: does nothing"],
  ["frost", "frost: does nothing"],
]);

/** @param {Desk} desk @param {RoomPlace} place */
export function attackOf(desk, place) {
  const { state } = desk.store;
  if (!mayStrike(state, place)) return null;
  const left = place.piece.sections?.[place.room.section]?.armour_value;
  const title = `Attack the ${spoken(place.room.section)} section · AV ${left}`;
  const summary = element("summary", { "data-key": "attack", onclick: remember }, title);
  const form = formOf(desk, place);
  return element("details", { className: "folded attack", open: opened }, summary, form, ...whyNot(desk, place), templateButton(desk, place));
}

let opened = false;

/** A press opens it or shuts it; it stays so when the plan is drawn anew before the browser has told of it. */
function remember() {
  opened = !opened;
}

/** @param {Desk} desk @param {RoomPlace} place */
function whyNot(desk, place) {
  const { verdicts, blow } = desk.store.state.plan;
  return refusedParts(desk, BLOW, blowCommand(place, blow), verdicts[BLOW]?.refusals ?? []);
}

/** @param {Desk} desk @param {RoomPlace} place hits on who is inside, and one on the building */
function templateButton(desk, place) {
  const lay = () => layAtRoom(desk, place);
  return button(`Lay a template at the ${spoken(place.name)}…`, lay, { className: "wide", "data-key": "template" });
}

/** @param {Desk} desk @param {RoomPlace} place */
function formOf(desk, place) {
  const { state, changed } = desk.store;
  const { blow, verdicts } = state.plan;
  const strength = field("number", { min: 1, max: 20, required: true, value: String(blow.strength), "data-key": "blow S" });
  strength.addEventListener("input", () => (blow.strength = Number(strength.value)));
  const ap = field("number", { min: -6, max: 6, value: String(blow.ap), "data-key": "blow AP" });
  ap.addEventListener("input", () => (blow.ap = Number(ap.value)));
  const kind = selectOf(KINDS, blow.kind);
  kind.setAttribute("data-key", "blow kind");
  kind.addEventListener("change", () => (blow.kind = kind.value));
  const ranged = selectOf([["far", "from afar"], ["near", "in contact"]], blow.ranged ? "far" : "near");
  ranged.setAttribute("data-key", "blow how");
  ranged.addEventListener("change", () => {
    blow.ranged = ranged.value === "far";
    changed("plan");
  });
  const disabled = verdicts[BLOW]?.legal === false;
  const submit = element("button", { type: "submit", disabled, "data-control": BLOW, "data-key": BLOW }, "Roll S + die against AV");
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    throwDice(desk, BLOW, blowCommand(place, blow));
  };
  const rows = [labelled("S", strength), labelled("AP", ap), labelled("Kind", kind), labelled("How", ranged)];
  return element("form", { className: "attack-form", onsubmit }, ...rows, submit);
}
