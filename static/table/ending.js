/* How a game ended, as the referee said it with the command that ended it. */

import { playerName } from "./players.js";

/** @param {State} state @returns {string} "Red wins: Blue conceded", "A draw", "" for a table that was opened when all was over */
export function endingOf(state) {
  const { winner, conceded } = state.log.at(-1)?.result ?? {};
  if (winner === undefined) return "";
  if (winner === null) return "A draw";
  return `${playerName(state, winner)} wins${conceded ? `: ${playerName(state, conceded)} conceded` : ""}`;
}
