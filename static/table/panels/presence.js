/* Who is here: own colour and name, whether each player is connected, how many watch. */

import { element, fill, seatMark, seatName } from "./element.js";

/** @param {HTMLElement} host @param {Store} store @returns {Part} */
export function createPresence(host, { state }) {
  return {
    topics: ["presence", "players", "connection"],
    draw() {
      const { presence, seat } = state;
      const own = seat === "watch" ? [element("strong", { className: "you" }, "Spectator")] : [];
      fill(
        host,
        ...own,
        player(state, "red"),
        player(state, "blue"),
        element("span", { className: "watching" }, `${presence.watching} watching`),
      );
    },
  };
}

/** @param {State} state @param {Seat} seat */
function player({ presence, players, seat: own, connection }, seat) {
  const here = presence[seat] > 0 || connection === "connecting" || seat === own;
  const name = players[seat] ? element("span", { className: "player-name" }, ` · ${players[seat]}`) : null;
  return element(
    "span",
    { className: `player ${here ? "here" : "away"}${seat === own ? " you" : ""}` },
    seatMark(seat),
    element("span", { title: players[seat] }, seatName(seat), name, seat === own ? " · you" : ""),
    element("span", { className: "quiet" }, here ? "" : "away"),
  );
}
