/* The door ghosts are dragged onto: gold where the referee lets them in, amber where not; and the room it leads to. */

import { outlineOf, placeOf, spoken } from "../../buildings/rooms.js";
import { writePlate } from "../labels.js";
import { pathOf } from "../shapes.js";

/** @param {Brush} brush */
export function paintDoorway(brush) {
  const { state, context, palette, pixel } = brush;
  const { draft } = state;
  const place = placeOf(state.table, draft?.door?.room);
  if (!draft?.door || !place) return;
  const { answer, door } = draft;
  const colour = answer === null ? palette.label : answer.legal ? palette.gold : palette.amber;
  context.save();
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = 2.5 * pixel;
  if (answer?.legal === false) context.setLineDash([6 * pixel, 4 * pixel]);
  context.stroke(pathOf(outlineOf(place)));
  context.globalAlpha = 0.16;
  context.fill(pathOf(outlineOf(place)));
  context.globalAlpha = 1;
  context.setLineDash([]);
  if (!door.lands) paintDoor(brush, door.at, colour);
  context.restore();
  writePlate(brush, wordsFor(place, answer), [door.at[0] + 16 * pixel, door.at[1] - 62 * pixel], colour);
}

/** @param {Brush} brush @param {Point} at @param {string} colour with a glow */
function paintDoor({ context, pixel }, [x, y], colour) {
  context.shadowColor = colour;
  context.shadowBlur = 18;
  context.beginPath();
  context.arc(x, y, 8 * pixel, 0, 2 * Math.PI);
  context.fill();
}

/** @param {RoomPlace} place @param {Verdict | null} answer @returns {string[]} */
function wordsFor({ name }, answer) {
  if (!answer) return [`The ${spoken(name)}`];
  if (answer.legal) return [`Enter the ${spoken(name)}`, "the whole move of the unit"];
  const reason = (answer.refusals ?? []).find(({ code }) => code.startsWith("room/")) ?? answer.refusals?.[0];
  return [`Not into the ${spoken(name)}`, reason?.text ?? ""];
}
