/* Bases brought together: a charge or a pile-in that comes near a foe snaps into contact with it. */

import { closest } from "./bases.js";
import { between, thousandth } from "./geometry.js";
import { seatOf, standing } from "./pieces.js";

/** Inches from which a base in hand jumps into contact. */
const SNAP = 0.35;
/** Inches left between bases that touch: less than the referee takes for contact. */
const TOUCHING = 0.004;
const HALVINGS = 14;
/** Inches beyond which nobody is looked at. */
const NEAR = 12;

/** @param {State} state @param {Draft} draft @returns {string[]} enemies the move may end in contact with */
export function foesOf({ table }, { unit, manner }) {
  const { models, units } = table;
  const targets = units[unit].charged?.targets ?? [];
  const enemies = Object.keys(models).filter((id) => standing(models[id]) && seatOf(table, id) !== units[unit].seat);
  if (manner === "charge") return enemies.filter((id) => targets.includes(models[id].unit));
  return manner === "pile_in" ? enemies : [];
}

/** @param {State} state @param {Draft} draft what is lifted stops at the first base it meets, or jumps to one that is near */
export function snapToContact(state, draft) {
  const foes = foesOf(state, draft);
  const lifted = Object.keys(draft.lifted);
  if (!foes.length || !lifted.length) return;
  const share = freeShare(state, draft, lifted, foes);
  if (share < 1) return shift(draft, lifted, (id) => stepBack(draft, id, share));
  const jump = nearestFoe(state, lifted.map((id) => ({ id, pose: draft.tracks[id].to })), foes);
  if (!jump || jump.gap > SNAP || jump.gap <= TOUCHING) return;
  const by = towards(jump);
  shift(draft, lifted, () => by);
}

/** @param {State} state @param {Draft} draft @returns {boolean} the unit goes straight to the foe nearest to it; false when there is none */
export function goStraight(state, draft) {
  const ids = Object.keys(draft.tracks);
  const found = nearestFoe(state, ids.map((id) => ({ id, pose: draft.tracks[id].to })), foesOf(state, draft), Infinity);
  if (!found) return false;
  const by = towards(found);
  shift(draft, ids, () => by);
  return true;
}

/** @param {Closest} closest @returns {Point} inches that bring the first base up to the other */
function towards({ gap, from, to }) {
  const share = gap === 0 ? 0 : (gap - TOUCHING) / gap;
  const [x, y] = between(from, to, share);
  return [x - from[0], y - from[1]];
}

/** @typedef {import("./bases.js").Closest} Closest @typedef {{id: string, pose: Pose}} Posed */

/** @param {State} state @param {Posed[]} posed @param {string[]} foes @param {number} [within] @returns {Closest | null} */
function nearestFoe({ table }, posed, foes, within = NEAR) {
  /** @type {Closest | null} */
  let best = null;
  posed.forEach(({ id, pose }) => {
    foes
      .filter((foe) => Math.hypot(table.models[foe].x - pose.x, table.models[foe].y - pose.y) < within)
      .forEach((foe) => {
        const found = closest({ base: table.models[id].base, pose }, { base: table.models[foe].base, pose: table.models[foe] });
        if (!best || found.gap < best.gap) best = found;
      });
  });
  return best;
}

/** @param {State} state @param {Draft} draft @param {string[]} lifted @param {string[]} foes @returns {number} how much of the drag is free, 0 to 1 */
function freeShare(state, draft, lifted, foes) {
  const isFree = (/** @type {number} */ share) => {
    const posed = lifted.map((id) => ({ id, pose: poseAt(draft, id, share) }));
    return (nearestFoe(state, posed, foes)?.gap ?? Infinity) > TOUCHING / 2;
  };
  if (isFree(1) || !isFree(0)) return 1;
  let [free, met] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const half = (free + met) / 2;
    if (isFree(half)) free = half;
    else met = half;
  }
  return free;
}

/** @param {Draft} draft @param {string} id @param {number} share @returns {Pose} */
function poseAt({ lifted, tracks }, id, share) {
  const [start, { to }] = [lifted[id], tracks[id]];
  const [x, y] = between([start.x, start.y], [to.x, to.y], share);
  return { ...to, x, y };
}

/** @param {Draft} draft @param {string} id @param {number} share @returns {Point} */
function stepBack(draft, id, share) {
  const { to } = draft.tracks[id];
  const { x, y } = poseAt(draft, id, share);
  return [x - to.x, y - to.y];
}

/** @param {Draft} draft @param {string[]} ids @param {(id: string) => Point} by inches */
function shift(draft, ids, by) {
  ids.forEach((id) => {
    const { to } = draft.tracks[id];
    const [x, y] = by(id);
    Object.assign(to, { x: thousandth(to.x + x), y: thousandth(to.y + y) });
  });
}
