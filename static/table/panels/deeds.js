/* What an own unit may set out to do, on its card: test, charge, shoot, reform, and the moves that follow a melee. */

import { standingModelsOf } from "../pieces.js";
import { throwDice } from "../throwing.js";
import { engage } from "../tools/engage.js";
import { widen } from "../tools/reform.js";
import { openDistance, openTowards } from "./distance.js";
import { button, element } from "./element.js";

const USUAL = 3;

/** @typedef {{words: string, manner: string, inches: number | null}} Manner its inches unless told; null: rolled */
/** @type {Manner[]} */
const AFTER = [
  { words: "Pile in…", manner: "pile_in", inches: USUAL },
  { words: "Consolidate…", manner: "consolidate", inches: USUAL },
  { words: "Hit and run…", manner: "hit_and_run", inches: null },
];
/** @type {Manner[]} */
const ALWAYS = [
  { words: "Rally…", manner: "rally", inches: USUAL },
  { words: "Flee…", manner: "flee", inches: null },
];

/** @param {Desk} desk @param {string} id @returns {HTMLElement | null} nothing for the opponent's units, nor while nobody plays */
export function deedsOf(desk, id) {
  const { table, seat } = desk.store.state;
  const { phase } = table.turn;
  if (table.units[id].seat !== seat || !standingModelsOf(table, id).length || !PHASES[phase]) return null;
  const now = table.turn.seat === seat ? PHASES[phase](desk, id) : [];
  const moves = [...(phase === "combat" ? AFTER : []), ...ALWAYS].map((manner) => mannerButton(desk, id, manner));
  const towards = button("Directly towards…", () => openTowards(desk, id), { className: "small", "data-key": "towards" });
  return element(
    "div",
    { className: "deeds", role: "group", "aria-label": "What it does", "data-lowers": "" },
    element("div", { className: "actions" }, ...now),
    ...barredWords(desk.store.state),
    element("details", { open: phase === "combat" }, element("summary", {}, "Other moves"), element("div", { className: "actions" }, ...moves, towards)),
  );
}

/** @type {Record<string, (desk: Desk, id: string) => (HTMLElement | null)[]>} */
const PHASES = {
  movement: (desk, id) => [terrainTest(desk, id), faceFlank(desk, id), ...frontage(desk, id)],
  shooting: (desk, id) => [deed("Shoot…", () => engage(desk, "fire", id))],
  combat: (desk, id) => [deed("Charge…", () => engage(desk, "charge", id), barred(desk, "charge")), terrainTest(desk, id)],
};

/** @param {string} words @param {() => void} pressed @param {Record<string, unknown>} [more] */
const deed = (words, pressed, more = {}) => button(words, pressed, { className: "small strong", "data-key": words, ...more });

/** @param {Desk} desk @param {string} what @returns {{disabled: boolean}} once the turn does not allow it any more */
const barred = (desk, what) => ({ disabled: what in desk.store.state.permits });

/** @param {State} state @returns {HTMLElement[]} why what is offered is not to be had, each reason once */
function barredWords({ permits, table }) {
  const said = table.turn.phase === "movement" && permits.reform ? [permits.reform] : Object.values(permits);
  return [...new Set(said)].map((words) => element("p", { className: "quiet" }, words));
}

/** @param {Desk} desk @param {string} id */
function terrainTest(desk, id) {
  const { terrain_test: allowance } = desk.store.state.table.units[id];
  if (allowance !== null) return element("span", { className: "chip" }, `Terrain test: ${allowance}″ inside`);
  return deed("Terrain test", () => throwDice(desk, `terrain ${id}`, { do: "test_terrain", unit: id }), barred(desk, "terrain"));
}

/** @param {Desk} desk @param {string} id */
function faceFlank(desk, id) {
  if (!desk.store.state.table.units[id].flanked_by.length) return null;
  return deed("Face the flank", () => throwDice(desk, `flank ${id}`, { do: "face_flank", unit: id }));
}

/** @param {Desk} desk @param {string} id @returns {HTMLElement[]} one file fewer or more at the front of a block */
function frontage(desk, id) {
  if (desk.store.state.table.units[id].formation !== "ranks") return [];
  const usual = { className: "small", ...barred(desk, "reform") };
  return [
    button("Narrower", () => widen(desk, id, -1), { ...usual, "data-key": "narrower", title: "Reform one file narrower" }),
    button("Wider", () => widen(desk, id, 1), { ...usual, "data-key": "wider", title: "Reform one file wider" }),
  ];
}

/** @param {Desk} desk @param {string} id @param {Manner} manner */
function mannerButton(desk, id, manner) {
  return button(manner.words, () => openDistance(desk, id, manner), { className: "small", "data-key": manner.manner });
}
