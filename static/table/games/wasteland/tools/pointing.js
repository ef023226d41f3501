/* What the pointer is on where no creature stands: cover, told beside it. */

import { fightOf, sameTile, tileAt } from "../fight.js";

/** @param {Desk} desk @param {Press} press */
export function pointAtThing({ store: { state, changed } }, { at, model }) {
  const { objects } = fightOf(state).table;
  const [thing = null] = model ? [model] : Object.keys(objects).filter((id) => sameTile(objects[id].tile, tileAt(at)));
  if (state.view.hovered === thing) return;
  state.view.hovered = thing;
  changed("hover");
}
