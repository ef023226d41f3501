/* The table as this player last accepted it, or as it was made: fetched, so that the panel tells what is different. */

import { isSetup } from "./held.js";

/** @param {State} state @returns {number | undefined} the move by which this player last accepted */
const lastAccepted = ({ log, seat }) => log.findLast((entry) => entry.command.do === "accept" && entry.seat === seat)?.seq;

/** @param {State} state @returns {boolean} */
export const hasAccepted = (state) => lastAccepted(state) !== undefined;

/** @param {Desk} desk */
export function watchAccepted({ store: { state, changed, on }, replay }) {
  /** @type {number | null} */
  let known = null;
  const look = async () => {
    const seq = lastAccepted(state) ?? 0;
    if (state.live || state.seat === "watch" || !isSetup(state) || seq === known) return;
    known = seq;
    const table = await replay.tableAfter(seq);
    if (known !== seq) return;
    if (!table) known = null;
    else state.preparing.accepted = table;
    changed("preparing");
  };
  on(["log", "turn", "connection"], look);
  look();
}
