/* Who plays, by the names of their accounts: the page brings them along, and asks again when a player comes who was away. */

import { seatName } from "./panels/element.js";

const SEATS = /** @type {const} */ (["red", "blue"]);

/** @param {State} state @param {Seat} seat @returns {string} "Red · Ann", "Red" for somebody without an account */
export const playerName = ({ players }, seat) => [seatName(seat), players[seat]].filter(Boolean).join(" · ");

/** @param {Store} store @param {() => Promise<Record<Seat, string> | null>} ask the server for the names, null when it is silent */
export function watchPlayers({ state, changed, on }, ask) {
  /** @type {Presence | null} */
  let before = null;
  on(["presence"], async () => {
    const came = SEATS.some((seat) => before && !before[seat] && state.presence[seat]);
    before = state.presence;
    if (!came) return;
    state.players = (await ask()) ?? state.players;
    changed("players");
  });
}
