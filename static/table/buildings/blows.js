/* Blows at a building, read from the log: what the dice said, what the chart says to it, who is hit. */

import { fallenIn } from "../rolls.js";

/** By the chart's result. */
export const CHART = /** @type {Record<number, string>} */ ({
  1: "Breach",
  2: "Tremor",
  3: "Partial collapse",
  4: "Structural damage",
  5: "Catastrophic breach",
  6: "Total collapse",
});

/**
 * @typedef {{unit: string, count: number, strength: number, ap: number, ignores_cover: boolean}} HitsOn
 * @typedef {{id: number, seq: number, seat: Seat, section: string, strength: number, kind: string, face: number | null, total: number | null, against: number,
 *   chart: {face: number, result: number} | null, left: number, tremor: number | null, hits: HitsOn[], collapsed: boolean}} BlowShown
 */

/** @param {State} state @param {string} building @returns {BlowShown[]} of this phase, the last first; one rolled again replaces the first */
export function blowsAt({ log }, building) {
  /** @type {Map<number, BlowShown>} */
  const blows = new Map();
  const phase = log.slice(log.findLastIndex(({ command }) => command.do === "end_phase") + 1);
  phase.forEach((entry) => {
    const struck = entry.events.find((event) => event.event === "section_struck" && event.building === building);
    const id = fallenIn(entry)?.roll ?? entry.seq;
    if (struck) blows.set(id, blowIn(entry, struck, { id, ...orderOf(entry, blows.get(id)) }));
  });
  return [...blows.values()].reverse();
}

/** @param {LogEntry} entry @param {BlowShown} [first] the same blow before it was rolled again @returns {{strength: number, kind: string, seat: Seat}} */
function orderOf({ command, events, seat }, first) {
  if (first) return { strength: first.strength, kind: first.kind, seat: first.seat };
  const order = events.find(({ event }) => event === "dice_rolled")?.command ?? command;
  return { strength: order.strength, kind: order.kind ?? "plain", seat };
}

/** @param {LogEntry} entry @param {any} struck @param {{id: number, strength: number, kind: string, seat: Seat}} blow what was ordered @returns {BlowShown} */
function blowIn({ result, seq }, { section, face, total, chart, armour_value: left, tremor, hits }, blow) {
  const { against = left, collapsed = false } = result.building ?? result;
  return { ...blow, seq, section, face, total, against, chart, left, tremor, hits, collapsed };
}

/** @param {BlowShown} blow @returns {string} "S 8 + 4 = 12 against AV 13: it holds." */
export function blowWords({ strength, kind, face, total, against, chart }) {
  if (face === null) return `${kind} does nothing to a building.`;
  return `S ${strength} + ${face} = ${total} against AV ${against}: ${chart ? "damaged." : "it holds."}`;
}

/** @param {BlowShown} blow @returns {string} what the chart's result means here */
export function chartWords({ chart, against, left, tremor, collapsed }) {
  if (!chart) return "";
  const lost = against > left ? `armour value ${against} → ${left}` : "";
  const means = /** @type {Record<number, string>} */ ({
    1: lost,
    2: `−${tremor} to hit for those inside, who come out 3″ at most, until their owner’s next turn ends`,
    3: "hits on everybody in the section",
    4: ["hits on everybody in the section", lost].filter(Boolean).join("; "),
    5: lost,
    6: "",
  });
  const end = collapsed ? "the building collapses, and everybody flees 8″ out" : "";
  return [CHART[chart.result], [means[chart.result], end].filter(Boolean).join("; ")].filter(Boolean).join(": ");
}
