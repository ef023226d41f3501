/* What lies under a shape: foes ringed in gold, friends in broken white with a warning. */

import { seatOf, standing } from "../pieces.js";
import { writeLabel } from "./labels.js";
import { ring } from "./rings.js";

/** Bases are dark in every theme. */
const CHALK = "#f4efe4";
const MOST_WARNINGS = 6;
/** CSS pixels an inch from which rings are as broad as they get. */
const FULL = 24;

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
const paintFoe = (brush, id) => paintRing(brush, id, brush.palette.gold, []);

/** @param {Brush} brush @param {string} id */
const paintFriend = (brush, id) => paintRing(brush, id, CHALK, [5, 4]);

/** @param {Brush} brush @param {string} id @param {string} colour @param {number[]} dash slimmer from afar, where bases in ranks lie close */
function paintRing(brush, id, colour, dash) {
  const weight = Math.min(1, brush.camera.scale / FULL);
  const away = 2.5 * weight * brush.pixel;
  ring(brush, id, away, { colour: "rgb(0 0 0 / 60%)", width: 6 * weight });
  ring(brush, id, away, { colour, width: 3.5 * weight, dash: dash.map((length) => length * weight) });
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
