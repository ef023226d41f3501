/* How long something lasts: to the end of a phase that is near, or for good. */

import { seatName } from "../element.js";
import { selectOf } from "./dialog.js";

/** @param {Turn} turn @returns {[string, Until | null][]} words and the phase at whose end it is over */
function choices(turn) {
  const [now, next] = [{ number: turn.number, seat: turn.seat }, following(turn)];
  const after = following({ ...turn, ...next });
  return [
    ["for good", null],
    ["to the end of this phase", { ...now, phase: turn.phase }],
    [`to the end of ${seatName(now.seat)}’s turn`, { ...now, phase: "combat" }],
    [`to the end of ${seatName(next.seat)}’s next turn`, { ...next, phase: "combat" }],
    [`to the end of ${seatName(after.seat)}’s next turn`, { ...after, phase: "combat" }],
  ];
}

/**
 * @param {{number: number, seat: Seat, first: Seat}} turn
 * @returns {{number: number, seat: Seat}} the player turn after it
 */
function following({ number, seat, first }) {
  const other = seat === "red" ? "blue" : "red";
  return { number: other === first ? number + 1 : number, seat: other };
}

/** @param {Turn} turn @returns {{field: HTMLSelectElement, value(): Until | null}} */
export function lastingField(turn) {
  const offered = choices(turn);
  const field = selectOf(offered.map(([words], index) => [String(index), words]));
  return { field, value: () => offered[Number(field.value)][1] };
}
