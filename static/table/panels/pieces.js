/* The pieces of ground as a list, for the keyboard and for those who cannot see the canvas. */

import { hoverPiece, pinPiece } from "../ground/pointing.js";
import { bounds } from "../geometry.js";
import { wordsOf } from "../render/terrain/names.js";
import { button, element, fill } from "./element.js";

/** @param {HTMLElement} host @param {Store} store @returns {Part} */
export function createPieceList(host, store) {
  const { state } = store;
  return {
    topics: ["terrain", "ground"],
    draw() {
      const items = Object.keys(state.table.terrain).map((id) => element("li", {}, pieceButton(store, id)));
      fill(host, items.length ? element("ul", {}, ...items) : null);
    },
  };
}

/** @param {Store} store @param {string} id */
function pieceButton(store, id) {
  const { table, ground } = store.state;
  const piece = table.terrain[id];
  const { left, right, top, bottom } = bounds(piece.outline);
  const words = `${wordsOf(piece)}, from ${left.toFixed(0)} to ${right.toFixed(0)} across, ${top.toFixed(0)} to ${bottom.toFixed(0)} down`;
  return button(words, () => pinPiece(store, id), {
    "data-key": id,
    "aria-pressed": String(ground.pinned && ground.piece === id),
    onfocus: () => hoverPiece(store, id),
    onblur: () => hoverPiece(store, null),
  });
}
