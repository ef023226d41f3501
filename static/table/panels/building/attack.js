/* Attacking the section a room belongs to: how strong, of which kind, from afar or in contact; or a template at the room. */

import { presentModelsOf, spoken } from "../../buildings/rooms.js";
import { throwDice } from "../../throwing.js";
import { field, labelled } from "../dice/fields.js";
import { selectOf } from "../orders/dialog.js";
import { element } from "../element.js";

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
  const { phase } = state.table.turn;
  const left = place.piece.sections?.[place.room.section]?.armour_value;
  if (state.seat === "watch" || place.piece.kind !== "building" || left === undefined) return null;
  if (!["shooting", "combat"].includes(phase) || !somebody(state)) return null;
  const title = `Attack the ${spoken(place.room.section)} section · AV ${left}`;
  const summary = element("summary", { "data-key": "attack", onclick: remember }, title);
  return element("details", { className: "folded attack", open: opened }, summary, formOf(desk, place));
}

let opened = false;

/** A press opens it or shuts it; it stays so when the plan is drawn anew before the browser has told of it. */
function remember() {
  opened = !opened;
}

/** @param {State} state */
const somebody = ({ table, seat }) => Object.keys(table.units).some((id) => table.units[id].seat === seat && presentModelsOf(table, id).length);

/** @param {Desk} desk @param {RoomPlace} place */
function formOf(desk, place) {
  const { blow } = desk.store.state.plan;
  const strength = field("number", { min: 1, max: 20, required: true, value: String(blow.strength), "data-key": "blow S" });
  strength.addEventListener("input", () => (blow.strength = Number(strength.value)));
  const ap = field("number", { min: -6, max: 6, value: String(blow.ap), "data-key": "blow AP" });
  ap.addEventListener("input", () => (blow.ap = Number(ap.value)));
  const kind = selectOf(KINDS, blow.kind);
  kind.addEventListener("change", () => (blow.kind = kind.value));
  const ranged = selectOf([["far", "from afar"], ["near", "in contact"]], blow.ranged ? "far" : "near");
  ranged.addEventListener("change", () => (blow.ranged = ranged.value === "far"));
  const submit = element("button", { type: "submit", "data-control": "blow", "data-key": "blow" }, "Roll S + die against AV");
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    throwDice(desk, "blow", blowCommand(place, blow));
  };
  const rows = [labelled("S", strength), labelled("AP", ap), labelled("Kind", kind), labelled("How", ranged)];
  return element("form", { className: "attack-form", onsubmit }, ...rows, submit);
}

/** @param {RoomPlace} place @param {BlowForm} blow @returns {Command} */
function blowCommand({ building, name, room }, { strength, ap, kind, ranged }) {
  return { do: "hit_building", building, section: room.section, room: ranged ? name : null, strength, ap, kind, ranged };
}
