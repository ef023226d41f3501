/* What a refusal points at: the model, what it met, where, and the line to measure. Shared by the canvas and the card. */

import { closest } from "./bases.js";
import { shownPose, standing } from "./pieces.js";

const GAPS = ["move/exclusion", "move/overlap", "move/coherency", "move/through_friend"];

/** @param {State} state @returns {Refusal[]} those against the draft in hand, each pair of models named once */
export function draftRefusals({ draft }) {
  const refusals = draft?.answer && !draft.answer.legal ? (draft.answer.refusals ?? []) : [];
  const sunk = new Set(refusals.filter(({ code }) => code === "move/overlap").map(pairOf));
  return refusals.filter((refusal) => refusal.code !== "move/exclusion" || !sunk.has(pairOf(refusal)));
}

/** @param {Refusal} refusal whoever lies in another is in its zone as well */
const pairOf = ({ model, other }) => [model, other].sort().join(" ");

/** @param {State} state @param {Refusal} refusal @returns {Point | null} inches: the offending model, or the place */
export function placeOf(state, { model, at }) {
  if (at) return at;
  return model && state.table.models[model] ? [shownPose(state, model).x, shownPose(state, model).y] : null;
}

/**
 * @param {State} state
 * @param {Refusal} refusal
 * @returns {{from: Point, to: Point} | null} between the two bases, with the mover where it was worst
 */
export function gapOf(state, refusal) {
  const { model, other, code } = refusal;
  const [mover, met] = [state.table.models[model ?? ""], state.table.models[other ?? ""]];
  if (!model || !other || !mover || !met || !GAPS.includes(code) || !standing(met)) return null;
  return closest(
    { base: mover.base, pose: worstPose(state, refusal, model) },
    { base: met.base, pose: shownPose(state, other) },
  );
}

/** @param {State} state @param {Refusal} refusal @param {string} model */
function worstPose(state, { at }, model) {
  const pose = shownPose(state, model);
  return at ? { ...pose, x: at[0], y: at[1] } : pose;
}

/** @param {Refusal} refusal @returns {string} "0.62″", with as many digits as it takes to differ from the limit */
export function measure({ measured, limit }) {
  if (measured === null || measured === undefined) return "";
  const digits = [2, 3, 4].find(
    (count) => limit === null || limit === undefined || measured.toFixed(count) !== limit.toFixed(count),
  );
  return `${measured.toFixed(digits ?? 4)}″`;
}
