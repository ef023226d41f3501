/* What lies under a shape: foes ringed in gold, friends in broken white with a warning. */

import { seatOf, standing } from "../pieces.js";
import { writeLabel } from "./labels.js";
import { ring } from "./rings.js";

/** Bases are dark in every theme. */
const CHALK = "#f4efe4";
const MOST_WARNINGS = 6;

/** @param {Brush} brush @param {string[]} hit models @param {Viewer} seat whose friends are marked as such */
export function paintStruck(brush, hit, seat) {
  const { models } = brush.state.table;
  hit
    .filter((id) => models[id] && standing(models[id]))
    .forEach((id) => (isOf(brush.state, id, seat) ? paintFriend(brush, id) : paintFoe(brush, id)));
}

/** @param {State} state @param {string} id @param {Viewer} seat */
const isOf = ({ table }, id, seat) => table.models[id] !== undefined && seatOf(table, id) === seat;

/** @param {Brush} brush @param {string} id */
function paintFoe(brush, id) {
  const { palette, pixel } = brush;
  ring(brush, id, 2.5 * pixel, { colour: "rgb(0 0 0 / 60%)", width: 6 });
  ring(brush, id, 2.5 * pixel, { colour: palette.gold, width: 3.5 });
}

/** @param {Brush} brush @param {string} id */
function paintFriend(brush, id) {
  const { pixel } = brush;
  ring(brush, id, 2.5 * pixel, { colour: "rgb(0 0 0 / 60%)", width: 6 });
  ring(brush, id, 2.5 * pixel, { colour: CHALK, width: 3.5, dash: [5, 4] });
}

/** @param {Brush} brush @param {string[]} hit models; of few friends each is warned of, of more the bar speaks */
export function warnOfFriends(brush, hit) {
  const friends = hit.filter((id) => isOf(brush.state, id, brush.state.seat));
  if (friends.length <= MOST_WARNINGS) friends.forEach((id) => writeWarning(brush, id));
}

/** @param {Brush} brush @param {string} id */
function writeWarning(brush, id) {
  const { x, y } = brush.state.table.models[id];
  writeLabel(brush, "!", [x, y - 20 * brush.pixel], { size: 17, weight: 600 });
}
