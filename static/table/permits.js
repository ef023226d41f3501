/* What the turn still allows the unit whose card is open: the referee's word against a deed, before it is set out on. */

import { selectedUnit } from "./selection.js";

/** Reasons that hold wherever the unit goes and whatever it aims at, for the rest of the phase. */
const LASTING = ["move/already_moved", "move/locked", "charge/already", "charge/locked", "charge/reformed"];

/** @param {Desk} desk */
export function watchPermits({ store, ask }) {
  const { state, changed } = store;
  let asked = "";
  store.on(["selection", "table", "turn", "connection"], () => {
    const questions = questionsFor(state, selectedUnit(state));
    const now = JSON.stringify([state.seq, state.connection, questions]);
    if (now === asked) return;
    asked = now;
    state.permits = {};
    Object.entries(questions).forEach(async ([deed, question]) => {
      const answer = await ask(question);
      const reason = asked === now ? lastingReason(answer) : null;
      if (!reason) return;
      state.permits[deed] = reason;
      changed("permits");
    });
  });
}

/** @param {State} state @param {string | null} unit @returns {Record<string, Question>} by deed; none but for an own unit in its turn */
function questionsFor({ table, seat }, unit) {
  if (!unit || table.units[unit]?.seat !== seat || table.turn.seat !== seat) return {};
  return QUESTIONS[table.turn.phase]?.(table, unit) ?? {};
}

/** @type {Record<string, (table: TableFile, unit: string) => Record<string, Question>>} */
const QUESTIONS = {
  movement: (table, unit) => ({ terrain: testOf(unit), ...(table.units[unit].formation === "ranks" ? { reform: reformOf(unit) } : {}) }),
  combat: (_, unit) => ({ terrain: testOf(unit), charge: { ask: "charges", unit } }),
};

/** @param {string} unit @returns {Question} */
const testOf = (unit) => ({ ask: "may", command: { do: "test_terrain", unit } });

/** @param {string} unit @returns {Question} */
const reformOf = (unit) => ({ ask: "may", command: { do: "move", unit, paths: {}, manner: "reform" } });

/** @param {any} answer of a charge: a reason against every target @returns {string | null} */
function lastingReason({ refusals = [], targets }) {
  if (!targets) return firstLasting(refusals);
  const reasons = Object.values(targets).map((told) => firstLasting(told.refusals));
  return reasons.every(Boolean) ? (reasons[0] ?? null) : null;
}

/** @param {Refusal[]} refusals @returns {string | null} */
const firstLasting = (refusals) => refusals.find(({ code }) => LASTING.includes(code))?.text ?? null;
