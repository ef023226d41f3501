/* Reforming a block: a corner is dragged, or it is turned; the referee says who goes where by the shortest ways. */

import { blockOf, filesOf, filesReaching, gridOf, onMat, reshapable } from "../block.js";
import { takeShape } from "../draft.js";
import { Latest } from "../sight/latest.js";
import { consult, draftOf } from "./drafting.js";

const EVERY = 120;

/** @type {{block: Block, corner: 0 | 1, files: number} | null} the block as its corner was taken */
let taken = null;
/** @type {Latest | null} */
let latest = null;

/** @param {Desk} desk @param {number} corner @returns {boolean} */
export function takeCorner(desk, corner) {
  const { state } = desk.store;
  const block = reshapable(state);
  if (!block || !draftOf(desk, state.table.models[block.ids[0]].unit)) return false;
  taken = { block, corner: corner ? 1 : 0, files: filesOf(block) };
  return true;
}

/** @param {Desk} desk @param {Point} by inches since it was taken beside the corner */
export function dragCorner(desk, by) {
  if (!taken) return;
  const { block, corner } = taken;
  const [x, y] = onMat(block, block.rear, corner ? block.right : block.left);
  const files = filesReaching(block, corner, [x + by[0], y + by[1]]);
  if (files === taken.files) return;
  taken.files = files;
  forgetTurn(desk.store.state);
  ask(desk, taken.block, gridOf(taken.block, files, taken.corner ? "left" : "right"), files);
}

/** @param {Desk} desk */
export function dropCorner(desk) {
  taken = null;
  consult(desk);
}

/** @param {Desk} desk @param {string} unit @param {number} more files at its front, or fewer */
export function widen(desk, unit, more) {
  const { state } = desk.store;
  const block = blockOf(state, unit);
  if (!block || !draftOf(desk, unit)) return;
  const files = (state.draft?.shape?.files ?? filesOf(block)) + more;
  if (files < 1 || files > block.ids.length) return;
  forgetTurn(state);
  ask(desk, block, gridOf(block, files, "middle"), files);
}

/** @param {State} state the next turn begins from the new shape */
function forgetTurn({ draft }) {
  if (draft) draft.turn = null;
}

/** @param {Desk} desk after a turn each place is given to who gets there by the shortest ways */
export function settleTurn(desk) {
  const { state } = desk.store;
  const { draft } = state;
  const block = draft && blockOf(state, draft.unit);
  if (!draft || !block || !["reform", "rally", "consolidate"].includes(draft.manner)) return;
  const places = Object.fromEntries(block.ids.map((id) => [id, [draft.tracks[id].to.x, draft.tracks[id].to.y]]));
  ask(desk, block, places, filesOf(block));
}

/** @param {Desk} desk @param {Block} block @param {Record<string, number[]>} places @param {number} files */
function ask(desk, { ids, facing }, places, files) {
  const { state, changed } = desk.store;
  const { draft } = state;
  if (!draft) return;
  latest ??= new Latest(desk.ask, EVERY);
  latest.put({ ask: "reform", unit: draft.unit, places }, ({ places: given, total, farthest }) => {
    const turnedSince = draft.tracks[ids[0]].to.facing !== facing;
    if (state.draft !== draft || draft.sent || !given || turnedSince) return;
    takeShape(draft, given, facing, { files, ranks: Math.ceil(ids.length / files), total, farthest });
    changed("draft");
    consult(desk);
  });
}
