/* Keeps asking the referee what the ground looked at does to the unit in hand, and how far a drawn move goes inside it. */

import { changedModels, moveCommand } from "../draft.js";
import { own } from "../pieces.js";
import { selectedUnit } from "../selection.js";
import { Latest } from "../sight/latest.js";

const GROUND_EVERY = 120;
const WAY_EVERY = 200;

/** @param {Desk} desk */
export function watchGround(desk) {
  watchPiece(desk);
  watchWay(desk);
}

/** @param {Desk} desk */
function watchPiece({ store, ask }) {
  const { state, changed } = store;
  const latest = new Latest(ask, GROUND_EVERY);
  store.on(["ground", "selection", "table", "connection"], () => {
    const { piece } = state.ground;
    const unit = unitInHand(state);
    if (!piece || !unit || !state.table.terrain[piece]) return latest.drop();
    latest.put({ ask: "ground", unit, piece }, ({ does }) => {
      state.ground.told = does ? { unit, piece, does } : null;
      changed("ground");
    });
  });
}

/** @param {State} state @returns {string | null} whose move is drawn, else whose card is open */
export const unitInHand = (state) => state.draft?.unit ?? selectedUnit(state);

/** @param {Desk} desk */
function watchWay({ store, ask }) {
  const { state, changed } = store;
  const latest = new Latest(ask, WAY_EVERY);
  store.on(["draft", "table"], () => {
    const { draft } = state;
    if (!draft || !changedModels(draft).length || !own(state, Object.keys(draft.tracks)[0])) {
      state.way = null;
      return latest.drop();
    }
    latest.put({ ask: "way", command: moveCommand(draft) }, (answer) => {
      if (state.draft !== draft || !answer.models) return;
      state.way = { unit: draft.unit, ...answer };
      changed("way");
    });
  });
}
