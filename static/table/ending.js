/* How a game ended: who gave up, else who has the higher score. */

import { playerName } from "./players.js";

/** @param {State} state @returns {string} "Red wins: Blue conceded", "A draw", "" where nothing was counted */
export function endingOf(state) {
  const last = state.log.at(-1);
  if (last?.command.do === "concede") {
    const winner = last.seat === "red" ? "blue" : "red";
    return `${playerName(state, winner)} wins: ${playerName(state, /** @type {Seat} */ (last.seat))} conceded`;
  }
  const { score } = state.table;
  if (!score) return "";
  const ahead = (score.red ?? 0) - (score.blue ?? 0);
  return ahead === 0 ? "A draw" : `${playerName(state, ahead > 0 ? "red" : "blue")} wins`;
}
