/* Move: drag the creature whose turn it is, or tap where it is to step; the referee judges while the hand is moving. */

import { actor, fightOf, sameTile, shownTile, tileAt } from "../fight.js";
import { walkTo } from "../steps.js";
import { pointAtThing } from "./pointing.js";

/** @type {Tool} */
export const moveTool = {
  name: "move",
  label: "Move",
  key: "v",
  cursor: "default",

  begin({ store }, { model }) {
    const acting = actor(fightOf(store.state));
    return acting !== null && model === acting;
  },
  drag(desk, { at }) {
    follow(desk, tileAt(at));
  },
  drop() {},
  cancel() {},

  hover: pointAtThing,

  tap(desk, { at, model }) {
    const { state, changed } = desk.store;
    if (!model) return walkTo(desk, tileAt(at));
    state.view.selected = new Set([model]);
    changed("selection");
  },
};

/** @param {Desk} desk @param {Tile} tile */
function follow(desk, tile) {
  const fight = fightOf(desk.store.state);
  const acting = actor(fight);
  if (acting && !sameTile(shownTile(fight, acting), tile)) walkTo(desk, tile);
}
