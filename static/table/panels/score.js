/* How the game stands, and the two ways players end it: the score as both count it, and conceding. */

import { endingOf } from "../ending.js";
import { press } from "../presses.js";
import { button, element, seatMark, seatName } from "./element.js";
import { openOrder } from "./orders/dialog.js";

const SEATS = /** @type {const} */ (["red", "blue"]);

/** @param {Desk} desk @returns {HTMLElement | null} nothing before the game has begun */
export function scoreOf(desk) {
  const { table, seat } = desk.store.state;
  if (table.turn.phase === "setup") return null;
  const plays = seat !== "watch" && table.turn.phase !== "over";
  return element(
    "section",
    { className: "score", "aria-label": "Score" },
    element("h3", { className: "seat-heading" }, "Score"),
    ...SEATS.map((side) => sideRow(desk, side, plays)),
    table.turn.phase === "over" ? element("p", { className: "score-ending" }, element("strong", {}, endingOf(desk.store.state))) : null,
    plays ? button("Concede the game…", () => askToConcede(desk), { className: "plain small", "data-key": "concede" }) : null,
  );
}

/** @param {Desk} desk @param {Seat} side @param {boolean} plays */
function sideRow(desk, side, plays) {
  const points = desk.store.state.table.score?.[side] ?? 0;
  const change = (/** @type {number} */ by, /** @type {string} */ words) =>
    button(by > 0 ? "+" : "−", () => void press(desk, `score ${side} ${points + by}`, { do: "score", [side]: points + by }), {
      className: "small",
      "data-key": `score ${side} ${by}`,
      "aria-label": `${words} point for ${seatName(side)}`,
    });
  return element(
    "p",
    { className: "score-side" },
    seatMark(side),
    seatName(side),
    element("strong", {}, String(points)),
    ...(plays ? [change(-1, "One less"), change(1, "One more")] : []),
  );
}

/** @param {Desk} desk */
function askToConcede(desk) {
  const concede = () => void press(desk, "concede", { do: "concede" });
  openOrder("Concede the game?", [], "Concede", concede, "This ends the game for good; it cannot be taken back.");
}
