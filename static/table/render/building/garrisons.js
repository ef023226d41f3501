/* Who holds a building, from outside: a mark over each room with how many of which side are inside. */

import { middleOf, occupants, placesOf } from "../../buildings/rooms.js";
import { writeLabel } from "../labels.js";

/** CSS pixels. */
const HALF = 9;
const STEP = 24;
/** Marks are dark in every theme. */
const CHALK = "#f4efe4";

/** @param {Brush} brush */
export function paintGarrisons(brush) {
  const { table } = brush.state;
  Object.keys(table.terrain).forEach((building) => {
    const held = placesOf(table, building).filter(({ room }) => !room.battlement);
    const spots = new Map();
    held.forEach((place) => {
      Object.entries(countsOf(table, place.reference)).forEach(([seat, count]) => {
        const [x, y] = middleOf(place);
        const above = spots.get(`${x} ${y}`) ?? 0;
        spots.set(`${x} ${y}`, above + 1);
        paintMark(brush, [x + above * STEP * brush.pixel, y], /** @type {Seat} */ (seat), String(count));
      });
    });
  });
}

/** @param {TableFile} table @param {string} reference @returns {Record<string, number>} models inside, by seat */
function countsOf(table, reference) {
  /** @type {Record<string, number>} */
  const counts = {};
  Object.entries(occupants(table, reference)).forEach(([unit, models]) => {
    const { seat } = table.units[unit];
    counts[seat] = (counts[seat] ?? 0) + models.length;
  });
  return counts;
}

/** @param {Brush} brush @param {number[]} at @param {Seat} seat @param {string} count red is round, blue is square */
function paintMark(brush, [x, y], seat, count) {
  const { context, palette, pixel } = brush;
  const half = HALF * pixel;
  context.save();
  context.shadowColor = "rgb(0 0 0 / 60%)";
  context.shadowBlur = 6;
  context.fillStyle = palette[`base-${seat}`];
  context.strokeStyle = palette[seat];
  context.lineWidth = 2 * pixel;
  context.beginPath();
  if (seat === "red") context.arc(x, y, half, 0, 2 * Math.PI);
  else context.roundRect(x - half, y - half, half * 2, half * 2, 3 * pixel);
  context.fill();
  context.stroke();
  context.restore();
  writeLabel(brush, count, [x, y], { size: 12, weight: 600, colour: CHALK, halo: "transparent" });
}
