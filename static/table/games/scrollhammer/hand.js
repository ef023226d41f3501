/* What the keys do with models and ghosts, whatever tool is in hand. */

import { closePlan } from "../../buildings/plan.js";
import { changedModels } from "../../draft.js";
import { floorsOf } from "../../floors.js";
import { movableSelection, select } from "../../selection.js";
import { cancelDraft, confirmDraft, keepDragging } from "../../tools/drafting.js";
import { nudge } from "../../tools/move.js";

const STEP = 0.5;
const SMALL_STEP = 0.1;

/** @type {GameHand} */
export const hand = {
  escape(desk, tool) {
    const { draft, plan } = desk.store.state;
    if (draft?.open) keepDragging(desk);
    else if (draft) cancelDraft(desk);
    else if (tool.escape?.(desk)) return;
    else if (plan.building) closePlan(desk.store);
    else select(desk.store, [], false);
  },

  enter(desk) {
    const { draft } = desk.store.state;
    if (!draft || !changedModels(draft).length) return false;
    confirmDraft(desk);
    return true;
  },

  step(desk, tool, [x, y], fine) {
    const step = fine ? SMALL_STEP : STEP;
    if (!tool.nudge && !movableSelection(desk.store.state).length) return false;
    (tool.nudge ?? nudge)(desk, [x * step, y * step]);
    return true;
  },

  letters: {
    "[": (desk) => changeFloor(desk, -1),
    "]": (desk) => changeFloor(desk, 1),
  },
};

/** @param {Desk} desk @param {number} step one floor up or down */
function changeFloor({ store: { state, changed } }, step) {
  const floors = floorsOf(state.table);
  const next = floors[floors.indexOf(state.view.floor) + step];
  if (next === undefined) return;
  state.view.floor = next;
  changed("floor");
}
