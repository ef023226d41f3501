/* One floor drawn to scale: rooms with who is inside, doors between them and out, fire points. */

import { lookAtRoom } from "../../buildings/plan.js";
import { floorWords, insideWords, middleOf, neighbours, occupants, outlineOf, placeOf, placesOf, spoken } from "../../buildings/rooms.js";
import { bounds, middle } from "../../geometry.js";
import { numbers } from "../../pieces.js";
import { element } from "../element.js";
import { carryInPlan } from "./carrying.js";
import { shape } from "./shape.js";

/** CSS pixels a floor may take: alone, or beside others. */
const ALONE = { width: 350, height: 190 };
const BESIDE = { width: 164, height: 150 };
/** CSS pixels round a floor for the doors in its outer walls. */
const MARGIN = 10;
/** CSS pixels from mark to mark of those inside. */
const LARGEST = 19;
const SMALLEST = 5;
/** CSS pixels a room's name takes, what is left of its armour, and the stairs. */
const ABOVE = 20;
const BELOW_ARMOUR = 19;
const BELOW_STAIRS = 4;

/** @typedef {{scale: number, left: number, top: number, width: number, height: number}} Sheet */

/** @param {Desk} desk @param {string} building @param {RoomPlace[]} places of one floor */
export function floorPlan(desk, building, places) {
  const { table } = desk.store.state;
  const floors = new Set(placesOf(table, building).map(({ room: { floor } }) => floor));
  const sheet = sheetFor(table.terrain[building].outline, floors.size > 1 ? BESIDE : ALONE);
  const [{ room }] = places;
  const name = room.battlement && places.length === 1 ? `${floorWords(room.floor)} · battlements` : floorWords(room.floor);
  const drawing = shape(
    "svg",
    { viewBox: `0 0 ${sheet.width} ${sheet.height}`, width: sheet.width, height: sheet.height, role: "group", "aria-label": `Rooms, ${name}` },
    shape("polygon", { points: pointsOf(sheet, table.terrain[building].outline), class: "plan-ground" }),
    ...places.map((place) => roomShape(desk, sheet, place)),
    ...inner(table, sheet, places),
    ...places.flatMap(({ room: { access } }) => access.map((at, index) => doorMark(sheet, at, access.length > 1 ? String(index + 1) : ""))),
    ...places.flatMap(({ room: { fire_points: points } }) => points.map((at) => firePoint(sheet, at))),
  );
  return element("figure", { className: "floor-plan" }, drawing, element("figcaption", { className: "quiet" }, name));
}

/** @param {Outline} outline @param {{width: number, height: number}} most @returns {Sheet} */
function sheetFor(outline, most) {
  const { left, right, top, bottom } = bounds(outline);
  const [across, down] = [right - left, bottom - top];
  const scale = Math.min((most.width - 2 * MARGIN) / across, (most.height - 2 * MARGIN) / down);
  return { scale, left, top, width: across * scale + 2 * MARGIN, height: down * scale + 2 * MARGIN };
}

/** @param {Sheet} sheet @param {number[]} point @returns {Point} CSS pixels */
const onSheet = ({ scale, left, top }, [x, y]) => [(x - left) * scale + MARGIN, (y - top) * scale + MARGIN];

/** @param {Sheet} sheet @param {Outline} outline */
const pointsOf = (sheet, outline) => outline.map((point) => onSheet(sheet, point).join()).join(" ");

/** @param {Desk} desk @param {Sheet} sheet @param {RoomPlace} place */
function roomShape(desk, sheet, place) {
  const { state } = desk.store;
  const { plan, table } = state;
  const chosen = plan.room === place.name;
  const [x, y] = onSheet(sheet, middleOf(place));
  const look = ["plan-room", place.room.battlement ? "battlement" : "", chosen ? "chosen" : "", carriedLook(state, place)];
  const group = shape(
    "g",
    {
      class: look.filter(Boolean).join(" "),
      role: "button",
      tabindex: "0",
      "data-key": `room ${place.name}`,
      "data-room": place.name,
      "aria-pressed": String(chosen),
      "aria-label": `${spoken(place.name)}, ${floorWords(place.room.floor)}, ${insideWords(table, place)}`,
    },
    shape("polygon", { points: pointsOf(sheet, outlineOf(place)) }),
    shape("text", { x, y: y - roomHeight(sheet, place) / 2 + 15, class: "room-name" }, spoken(place.name)),
    ...occupantMarks(state, sheet, place),
    sectionMark(sheet, place),
  );
  group.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes(/** @type {KeyboardEvent} */ (event).key)) return;
    event.preventDefault();
    lookAtRoom(desk.store, place.name);
  });
  carryInPlan(desk, group, place);
  return group;
}

/** @param {State} state @param {RoomPlace} place @returns {string} while a unit is carried over it */
function carriedLook({ plan }, place) {
  if (plan.carried?.over !== place.name) return "";
  const verdict = plan.verdicts[`enter ${place.reference}`];
  return verdict ? (verdict.legal ? "open" : "shut") : "";
}

/** @param {Sheet} sheet @param {RoomPlace} place @returns {number} CSS pixels */
function roomHeight({ scale }, place) {
  const { top, bottom } = bounds(outlineOf(place));
  return (bottom - top) * scale;
}

/** @param {Sheet} sheet @param {RoomPlace} place what is left of its armour, on the ground */
function sectionMark(sheet, place) {
  const { piece, room } = place;
  const left = piece.sections?.[room.section]?.armour_value;
  if (room.floor > 0 || left === undefined) return null;
  const [x, y] = onSheet(sheet, middleOf(place));
  return shape("text", { x, y: y + roomHeight(sheet, place) / 2 - 8, class: "room-armour" }, `AV ${left}`);
}

/** @param {State} state @param {Sheet} sheet @param {RoomPlace} place a mark a model, red round and blue square */
function occupantMarks({ table }, sheet, place) {
  const models = Object.values(occupants(table, place.reference)).flat();
  const { left, right } = bounds(outlineOf(place));
  const below = place.room.floor > 0 ? BELOW_STAIRS : BELOW_ARMOUR;
  const space = { width: (right - left) * sheet.scale - 10, height: roomHeight(sheet, place) - ABOVE - below };
  const { pitch, files } = latticeFor(models.length, space);
  const [x, y] = onSheet(sheet, middleOf(place));
  const numbered = numbers(table);
  const ranks = Math.ceil(models.length / files);
  return models.map((id, index) => {
    const [rank, file] = [Math.floor(index / files), index % files];
    const wide = Math.min(files, models.length - rank * files);
    const at = [x + (file - (wide - 1) / 2) * pitch, y + (ABOVE - below) / 2 + (rank - (ranks - 1) / 2) * pitch];
    return occupant(at, pitch * 0.44, table.units[table.models[id].unit].seat, numbered.get(id) ?? "");
  });
}

/** @param {number} count @param {{width: number, height: number}} space CSS pixels @returns {{pitch: number, files: number}} as large as all of them fit */
function latticeFor(count, { width, height }) {
  for (let pitch = LARGEST; pitch > SMALLEST; pitch -= 1) {
    const files = Math.max(1, Math.min(count, Math.floor(width / pitch)));
    if (Math.ceil(count / files) * pitch <= height) return { pitch, files };
  }
  return { pitch: SMALLEST, files: Math.max(1, Math.floor(width / SMALLEST)) };
}

/** @param {number[]} at @param {number} half @param {Seat} seat @param {string} number */
function occupant([x, y], half, seat, number) {
  const mark =
    seat === "red"
      ? shape("circle", { cx: x, cy: y, r: half })
      : shape("rect", { x: x - half, y: y - half, width: half * 2, height: half * 2, rx: 2 });
  return shape("g", { class: `occupant ${seat}` }, mark, half > 6 ? shape("text", { x, y: y + 3.5 }, number) : null);
}

/** @param {TableFile} table @param {Sheet} sheet @param {RoomPlace[]} places doors inside, and stairs to other floors */
function inner(table, sheet, places) {
  return places.flatMap((place) =>
    neighbours(place).map((name) => {
      const other = /** @type {RoomPlace} */ (placeOf(table, `${place.building}/${name}`));
      if (other.room.floor !== place.room.floor) return stairs(sheet, place, other);
      return place.name < name ? innerDoor(sheet, place, other) : null;
    }),
  );
}

/** @param {Sheet} sheet @param {RoomPlace} place @param {RoomPlace} other where their walls meet, else between their middles */
function innerDoor(sheet, place, other) {
  const shared = outlineOf(place).filter((corner) => outlineOf(other).some(([x, y]) => Math.hypot(corner[0] - x, corner[1] - y) < 0.3));
  const at = shared.length > 1 ? middle(shared) : middle([middleOf(place), middleOf(other)]);
  const [x, y] = onSheet(sheet, at);
  return shape("circle", { cx: x, cy: y, r: 5, class: "inner-door" });
}

/** @param {Sheet} sheet @param {RoomPlace} place @param {RoomPlace} other on another floor */
function stairs(sheet, place, other) {
  const { right, bottom } = bounds(outlineOf(place));
  const [x, y] = onSheet(sheet, [right, bottom]);
  const up = other.room.floor > place.room.floor;
  return shape("text", { x: x - (up ? 8 : 19), y: y - 6, class: "stairs" }, up ? "▲" : "▼");
}

/** @param {Sheet} sheet @param {Point} at @param {string} number */
function doorMark(sheet, at, number) {
  const [x, y] = onSheet(sheet, at);
  return shape("g", { class: "plan-door" }, shape("circle", { cx: x, cy: y, r: 7 }), shape("text", { x, y: y + 3.5 }, number));
}

/** @param {Sheet} sheet @param {Point} at a slit in the wall */
function firePoint(sheet, at) {
  const [x, y] = onSheet(sheet, at);
  return shape("path", { d: `M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z`, class: "fire-point" });
}
