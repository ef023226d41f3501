/* What the opponent asks to have allowed, shown where it would be, so that nobody decides blind. */

import { standing } from "../pieces.js";
import { paintHeld, paintOver } from "./aim.js";

/** @param {Brush} brush where models would stand again after a take-back that is asked */
function paintGoingBack(brush) {
  const { undoing, table, live } = brush.state;
  if (!undoing?.table || live) return;
  Object.entries(undoing.table.models)
    .filter(([id, then]) => table.models[id] && standing(then) && isElsewhere(table.models[id], then))
    .forEach(([id, { x, y, facing, floor }]) => paintHeld(brush, id, { x, y, facing, floor }));
}

/** @param {Model} now @param {Model} then */
const isElsewhere = (now, then) => now.x !== then.x || now.y !== then.y || now.floor !== then.floor;

/** @param {Brush} brush */
export function paintProposed(brush) {
  paintGoingBack(brush);
  brush.state.table.turn.pending.forEach(({ about }) => {
    const { command } = /** @type {{command?: Command}} */ (about ?? {});
    if (command) paintOver(brush, command);
  });
}
