/* Which round it is and whose turn, who comes next, and the button that ends it. */

import { button, element, fill, seatMark, seatName } from "../../../panels/element.js";
import { actor, fightOf, inOrder, isAlive, nameIn } from "../fight.js";

/** @param {HTMLElement} host @param {Store} store @returns {Part} */
export function createTurnStrip(host, { state }) {
  return {
    topics: ["turn"],
    draw() {
      const { table } = fightOf(state);
      const { round, creature, over } = table.turn;
      const acting = table.creatures[creature ?? ""];
      fill(
        host,
        element("span", { className: "turn-number" }, over ? "The fight is over" : `Round ${round}`),
        acting && !over ? orderStrip(table, creature ?? "") : null,
      );
    },
  };
}

/** @param {FightTable} table @param {string} current */
function orderStrip(table, current) {
  const living = inOrder(table).filter((id) => isAlive(table.creatures[id]));
  return element("ol", { className: "phases initiative", "aria-label": "Initiative order" }, ...living.map((id) => place(table, id, current)));
}

/** @param {FightTable} table @param {string} id @param {string} current */
function place(table, id, current) {
  const isCurrent = id === current;
  return element(
    "li",
    { className: isCurrent ? "current" : "", "aria-current": isCurrent ? "step" : undefined },
    seatMark(table.creatures[id].seat),
    nameIn(table, id),
  );
}

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createEndTurn(host, desk) {
  const { state } = desk.store;
  const end = () => {
    if (fightOf(state).walk) return desk.notify("Walk or cancel the steps first.", "urgent");
    desk.command({ do: "end_turn" });
  };
  return {
    topics: ["turn", "outbox"],
    draw() {
      const fight = fightOf(state);
      const { over, pending } = fight.table.turn;
      const waits = !mayEnd(fight) || state.outbox.length > 0 || pending.length > 0;
      fill(host, button(wordsFor(fight), end, { className: "primary wide", "data-key": "end", disabled: over || waits }));
    },
  };
}

/** @param {FightState} fight before the first turn either player may begin */
const mayEnd = (fight) => actor(fight) !== null || (fight.table.turn.creature === null && fight.seat !== "watch");

/** @param {FightState} fight */
function wordsFor({ table, seat }) {
  const { creature, over } = table.turn;
  if (over) return "The fight is over";
  if (creature === null) return "Begin the fight";
  const [name, whose] = [nameIn(table, creature), table.creatures[creature].seat];
  return whose === seat ? `End turn of ${name}` : `${seatName(whose)}’s turn · ${name}`;
}
