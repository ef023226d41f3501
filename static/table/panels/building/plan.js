/* The plan of a building: its floors with their rooms and who is inside, its sections, and the room looked at. */

import { blowsAt } from "../../buildings/blows.js";
import { closePlan, hasPlan, placeShown, takeUnit, unitsInReach } from "../../buildings/plan.js";
import { buildingName, hasRooms, placesOf, spoken } from "../../buildings/rooms.js";
import { lookAt, toScreen } from "../../camera.js";
import { middle } from "../../geometry.js";
import { unitName } from "../../pieces.js";
import { selectOf } from "../orders/dialog.js";
import { button, element, fill } from "../element.js";
import { showWaiting } from "../dice/fields.js";
import { blowsOf } from "./blows.js";
import { floorPlan } from "./floor.js";
import { roomCard } from "./room.js";

/** CSS pixels a stage is wide on a phone, where the plan is a sheet from below. */
const PHONE = 760;

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createPlan(host, desk) {
  const { state } = desk.store;
  host.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    closePlan(desk.store);
    document.getElementById("stage")?.focus();
  });
  let last = 0;
  return {
    topics: ["plan", "asking", "placing", "table", "turn", "log", "outbox"],
    draw() {
      const { building } = state.plan;
      const open = building !== null && hasPlan(state, building);
      if (open && host.hidden) makeRoom(host, desk, building);
      host.hidden = !open;
      host.classList.toggle("folded", state.placing !== null);
      if (!open || !building) return;
      host.setAttribute("aria-label", `Plan of ${buildingName(state.table, building)}`);
      fill(host, headOf(desk, building), ...(state.placing ? [] : bodyOf(desk, building)));
      showWaiting(state, host);
      const struck = blowsAt(state, building)[0]?.seq ?? 0;
      if (struck > last) host.querySelector(".blows")?.scrollIntoView({ block: "nearest" });
      last = struck;
    },
  };
}

/** @param {HTMLElement} host @param {Desk} desk @param {string} building stays in sight beside the plan, on a phone above it */
function makeRoom(host, { camera, store }, building) {
  const [x, y] = middle(store.state.table.terrain[building].outline);
  host.classList.toggle("leftward", toScreen(camera, [x, y])[0] > camera.width / 2);
  if (camera.width <= PHONE) {
    lookAt(camera, [x, y + (camera.height * 0.3) / camera.scale]);
    queueMicrotask(() => store.changed("camera"));
  }
  queueMicrotask(() => host.focus({ preventScroll: true }));
}

/** @param {Desk} desk @param {string} building */
function headOf({ store }, building) {
  const { table } = store.state;
  const close = button("×", () => closePlan(store), { className: "plain", "aria-label": "Close the plan", "data-key": "close plan" });
  return element("div", { className: "plan-head" }, element("h2", {}, buildingName(table, building)), close);
}

/** @param {Desk} desk @param {string} building @returns {(HTMLElement | null)[]} */
function bodyOf(desk, building) {
  const { state } = desk.store;
  const place = placeShown(state);
  const blows = blowsOf(desk, blowsAt(state, building));
  if (!hasRooms(state.table.terrain[building])) return [element("p", { className: "quiet" }, "Rubble: nobody is inside."), blows];
  return [
    sectionsOf(state, building),
    floorsOf(desk, building),
    unitField(desk),
    place ? roomCard(desk, place) : null,
    blows,
  ];
}

/** @param {State} state @param {string} building material, and what is left of each section's armour */
function sectionsOf({ table }, building) {
  const { material, sections = {} } = table.terrain[building];
  const values = Object.entries(sections).map(([id, { armour_value: left }]) =>
    element("li", { className: left ? "" : "broken-section" }, `${spoken(id)} `, element("strong", {}, `AV ${left}`)),
  );
  const made = material ? [element("li", { className: "quiet" }, material)] : [];
  return element("ul", { className: "sections", "aria-label": "Sections" }, ...made, ...values);
}

/** @param {Desk} desk @param {string} building the highest floor comes first */
function floorsOf(desk, building) {
  const places = placesOf(desk.store.state.table, building);
  const floors = [...new Set(places.map(({ room }) => room.floor))].sort((a, b) => b - a);
  const plans = floors.map((floor) => floorPlan(desk, building, places.filter(({ room }) => room.floor === floor)));
  return element("div", { className: `floor-plans${floors.length > 1 ? " several" : ""}` }, ...plans);
}

/** @param {Desk} desk whose orders are offered */
function unitField({ store }) {
  const { state } = store;
  if (state.seat === "watch") return null;
  const units = unitsInReach(state);
  const options = units.map((unit) => /** @type {[string, string]} */ ([unit, unitName(state.table, unit)]));
  const list = selectOf([["", "nobody"], ...options], state.plan.unit ?? "");
  list.setAttribute("data-key", "plan unit");
  list.addEventListener("change", () => takeUnit(store, list.value || null));
  return element("label", { className: "plan-unit" }, element("span", { className: "quiet" }, "Orders for"), list);
}
