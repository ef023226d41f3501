/* Shooting out of a room: the target, who shoots from which fire point, who is silent and why. */

import { fireQuestion } from "../../buildings/watch.js";
import { modelName, unitName } from "../../pieces.js";
import { occupants, presentModelsOf } from "../../buildings/rooms.js";
import { press } from "../../presses.js";
import { selectOf } from "../orders/dialog.js";
import { button, element } from "../element.js";
import { refusedParts } from "../remedies.js";

const FIRE = "plan fire";

/** Why a model is silent, by the referee's code. */
const WHY = /** @type {Record<string, string>} */ ({
  "fire/point": "has no fire point",
  "fire/skill": "has no Ballistic Skill",
  "fire/sight": "sees nobody of the target",
  "fire/range": "has no weapon that reaches",
  "fire/rank": "stands behind the ranks that shoot",
  "fire/locked": "is locked in combat",
  "fire/reformed": "reformed this turn",
});

/** @param {Desk} desk @param {RoomPlace} place where the unit in hand is */
export function fireOf(desk, place) {
  const { state, changed } = desk.store;
  const { table, plan } = state;
  if (table.turn.phase !== "shooting" || table.turn.seat !== state.seat) return null;
  const foes = Object.keys(table.units).filter((id) => table.units[id].seat !== state.seat && presentModelsOf(table, id).length);
  const targets = foes.map((id) => /** @type {[string, string]} */ ([id, unitName(table, id)]));
  const list = selectOf([["", "choose a target"], ...targets], plan.fire.target);
  list.setAttribute("data-key", "fire target");
  list.addEventListener("change", () => {
    plan.fire.target = list.value;
    changed("plan");
  });
  const from = place.room.battlement ? "Shoot from any edge at" : "Shoot from the fire points at";
  return element(
    "section",
    { className: "plan-fire", "aria-label": "Shoot from here" },
    element("label", {}, element("span", { className: "quiet" }, from), list),
    plan.fire.target && plan.fire.volley ? volleyOf(desk, place, plan.fire.volley) : null,
  );
}

/** @param {Desk} desk @param {RoomPlace} place @param {Volley} volley */
function volleyOf(desk, place, volley) {
  const { state } = desk.store;
  const { unit } = state.plan;
  const models = occupants(state.table, place.reference)[unit ?? ""] ?? [];
  const lines = models.map((id) => shooterLine(desk, place, volley, id));
  const count = Object.keys(volley.may ?? {}).length;
  const aim = volley.to_hit ? ` · ${volley.to_hit} to hit`.replace("-", "−") : "";
  return element(
    "div",
    { className: "plan-volley" },
    element("ul", { "aria-label": "Who shoots" }, ...lines),
    element("p", { className: "quiet" }, `${count} of ${models.length} shoot${aim}`),
    button("Shoot", () => announce(desk), { className: "primary", disabled: !volley.legal, "data-control": FIRE, "data-key": FIRE }),
    ...(volley.legal ? [] : refusedParts(desk, FIRE, fireCommand(state), volley.refusals ?? [])),
  );
}

/** @param {Desk} desk */
const announce = (desk) => press(desk, FIRE, fireCommand(desk.store.state));

/** @param {State} state @returns {Command} the question that was asked, as an order */
function fireCommand(state) {
  const { ask: _, ...order } = fireQuestion(state) ?? { ask: "fire" };
  return { do: "fire", ...order };
}

/** @param {Desk} desk @param {RoomPlace} place @param {Volley} volley @param {string} id */
function shooterLine(desk, place, volley, id) {
  const { table } = desk.store.state;
  const may = volley.may?.[id];
  const cover = may?.save ? `, cover ${may.save}+` : "";
  const words = may ? `${may.inches.toFixed(1)}″${cover}` : `silent: ${WHY[volley.may_not?.[id]] ?? "may not shoot"}`;
  return element(
    "li",
    { className: may ? "shoots" : "silent" },
    element("span", { className: "hit-name" }, modelName(table, id)),
    element("span", { className: may ? "" : "quiet" }, words),
    place.room.battlement || place.room.fire_points.length < 2 ? null : pointField(desk, place, id),
  );
}

/** @param {Desk} desk @param {RoomPlace} place @param {string} id which fire point it is sent to */
function pointField({ store: { state, changed } }, place, id) {
  const { points } = state.plan.fire;
  const numbered = place.room.fire_points.map((_, index) => /** @type {[string, string]} */ ([String(index), `point ${index + 1}`]));
  const list = selectOf([["", "any"], ...numbered], id in points ? String(points[id]) : "");
  list.setAttribute("aria-label", `Fire point of ${modelName(state.table, id)}`);
  list.setAttribute("data-key", `point ${id}`);
  list.addEventListener("change", () => {
    if (list.value) points[id] = Number(list.value);
    else delete points[id];
    changed("plan");
  });
  return list;
}
