/* What the keys do with steps and attacks, whatever tool is in hand. */

import { dropAttack } from "./attack.js";
import { fightOf } from "./fight.js";
import { cancelWalk, confirmWalk, stepBy } from "./steps.js";

/** @type {GameHand} */
export const hand = {
  escape(desk, tool) {
    if (cancelWalk(desk)) return;
    if (tool.escape?.(desk)) return;
    if (fightOf(desk.store.state).attack) return dropAttack(desk);
    desk.store.state.view.selected = new Set();
    desk.store.changed("selection");
  },

  enter(desk) {
    if (!fightOf(desk.store.state).walk) return false;
    confirmWalk(desk);
    return true;
  },

  step(desk, tool, by) {
    if (!tool.nudge) return stepBy(desk, by);
    tool.nudge(desk, by);
    return true;
  },

  letters: {
    y: (desk) => stepBy(desk, [-1, -1]),
    u: (desk) => stepBy(desk, [1, -1]),
    b: (desk) => stepBy(desk, [-1, 1]),
    n: (desk) => stepBy(desk, [1, 1]),
  },
};
