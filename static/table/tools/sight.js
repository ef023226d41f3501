/* Sight: who looks, then at whom; the pointer over a model is enough. Double takes whole units. */

import { hover, look, lookFromHand, pick, pickUnit, stepBack } from "../sight/sight.js";

/** @type {Tool} */
export const sightTool = {
  name: "sight",
  label: "Sight",
  key: "l",
  cursor: "crosshair",

  begin: () => false,
  drag() {},
  drop() {},
  cancel() {},

  tap({ store }, { model }) {
    if (model) pick(store, model);
    else stepBack(store);
  },
  doubleTap({ store }, { model }) {
    if (model) pickUnit(store, model);
  },
  hover({ store }, press) {
    hover(store, press.model);
  },
  escape: ({ store }) => stepBack(store),
  enter({ store }) {
    lookFromHand(store);
  },
  leave({ store }) {
    if (store.state.sight.pinned) hover(store, null);
    else look(store, null, null);
  },
};
