/* Which piece of ground is looked at: under the pointer, tapped, or chosen from the list. */

import { inside } from "../geometry.js";
import { floorOf } from "../pieces.js";

/** @param {TableFile} table @param {Point} point @returns {string | null} the piece on top there */
export function pieceAt({ terrain }, point) {
  const under = Object.keys(terrain).filter((id) => inside(point, terrain[id].outline));
  return under.at(-1) ?? null;
}

/** @param {TableFile} table @param {string} id @param {Point} point @returns {number[]} the floors there, from the ground up */
function floorsUnder({ terrain }, id, point) {
  const piece = terrain[id];
  const upper = piece.floors.map(({ number }) => number).filter((number) => {
    return inside(point, floorOf(piece, number)?.outline ?? piece.outline);
  });
  return [0, ...upper.sort((a, b) => a - b)];
}

/** @param {Store} store @param {string | null} piece the pointer rests on; what is pinned stays */
export function hoverPiece({ state, changed }, piece) {
  if (state.ground.pinned || state.ground.piece === piece) return;
  state.ground.piece = piece;
  changed("ground");
}

/** @param {Store} store @param {string | null} piece stays until another is, or none */
export function pinPiece({ state, changed }, piece) {
  Object.assign(state.ground, { piece, pinned: piece !== null });
  changed("ground");
}

/** @param {Store} store @param {Point} point tapped where nobody stands: pins what is there; again, it looks one floor up */
export function tapGround(store, point) {
  const { state, changed } = store;
  const piece = pieceAt(state.table, point);
  if (piece && state.ground.pinned && state.ground.piece === piece) {
    const floors = floorsUnder(state.table, piece, point);
    state.view.floor = floors[(floors.indexOf(state.view.floor) + 1) % floors.length];
    changed("floor");
  }
  pinPiece(store, piece);
}
