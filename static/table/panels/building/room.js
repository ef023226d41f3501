/* The room looked at: what it holds, who is inside and what lasts on them, what may be ordered, how it is attacked. */

import { ownUnitIn } from "../../buildings/plan.js";
import { floorWords, occupants, spoken } from "../../buildings/rooms.js";
import { unitName } from "../../pieces.js";
import { element, seatMark, seatName } from "../element.js";
import { attackOf } from "./attack.js";
import { fireOf } from "./fire.js";
import { fleeButton } from "./flee.js";
import { offerButtons } from "./offers.js";

/** @param {Desk} desk @param {RoomPlace} place */
export function roomCard(desk, place) {
  const { state } = desk.store;
  const own = ownUnitIn(state, place.reference);
  return element(
    "section",
    { className: "room-card", "aria-label": `The ${spoken(place.name)}` },
    element("h3", {}, `The ${spoken(place.name)}`, element("span", { className: "quiet" }, factsOf(place))),
    holdersOf(state, place),
    offerButtons(desk, place),
    own && state.plan.unit === own ? fireOf(desk, place) : null,
    own && place.piece.kind === "building" ? fleeButton(desk, own) : null,
    attackOf(desk, place),
  );
}

/** @param {RoomPlace} place @returns {string} "ground floor · small, holds 10 · 2 fire points" */
function factsOf({ room }) {
  const count = (/** @type {number} */ number, /** @type {string} */ word) => (number ? `${number} ${word}${number === 1 ? "" : "s"}` : "");
  const kind = room.battlement ? "battlements" : `${room.size}, holds ${room.capacity}`;
  const facts = [floorWords(room.floor), kind, count(room.access.length, "door"), count(room.fire_points.length, "fire point")];
  return facts.filter(Boolean).join(" · ");
}

/** @param {State} state @param {RoomPlace} place */
function holdersOf({ table }, { reference, room }) {
  const units = Object.entries(occupants(table, reference));
  if (!units.length) return element("p", { className: "quiet" }, "Nobody is inside.");
  const lines = units.map(([unit, models]) => {
    const { seat, effects } = table.units[unit];
    const words = effects.map(({ name, until }) => `${name.replace("-", "−")}${untilWords(until)}`);
    const lasting = words.map((text) => element("span", { className: "lasting" }, text));
    const name = `${unitName(table, unit)} · ${models.length}${room.battlement ? "" : ` of ${room.capacity}`}`;
    return element("li", {}, seatMark(seat), element("span", {}, name), ...lasting);
  });
  return element("ul", { className: "holders", "aria-label": "Inside" }, ...lines);
}

/** @param {Until | null} until */
const untilWords = (until) => (until ? ` · until turn ${until.number}, ${seatName(until.seat)}, ${until.phase} ends` : "");
