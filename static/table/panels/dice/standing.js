/* Asks the referee whether the roll looked at may still be rolled again, or stands because something followed from it. */

import { freeDice } from "../../rolls.js";
import { Latest } from "../../sight/latest.js";

const EVERY = 300;
/** What the panel itself asks for: which rule lets some dice of a sum be rolled again. */
const ASKED_HERE = "reroll/partial";

/** @param {Desk} desk @param {Lying} lying @param {() => void} redraw @returns {(roll: Roll) => void} */
export function watchRerolls({ store: { state }, ask }, lying, redraw) {
  const latest = new Latest(ask, EVERY);
  let asked = "";
  return (roll) => {
    const now = `${roll.roll} ${state.seq} ${state.connection}`;
    if (now === asked) return;
    asked = now;
    if (roll.seat !== state.seat || roll.open || !freeDice(roll).length) return latest.drop();
    const command = { do: "reroll", roll: roll.roll, dice: freeDice(roll) };
    latest.put({ ask: "may", command, seat: state.seat }, ({ refusals = [] }) => {
      const reason = refusals.find((/** @type {Refusal} */ { code }) => code !== ASKED_HERE)?.text ?? null;
      if (asked !== now || reason === lying.stands) return;
      lying.stands = reason;
      redraw();
    });
  };
}
