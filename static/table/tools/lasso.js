/* A box or a loop drawn round models to take them in hand. */

import { inside } from "../geometry.js";
import { lassoOutline } from "../lasso.js";
import { own, shownPose, standing } from "../pieces.js";
import { select } from "../selection.js";

/** @param {Desk} desk @param {Press} press @param {Lasso["shape"]} shape */
export function beginLasso({ store: { state, changed } }, press, shape) {
  state.view.lasso = { shape, points: [press.from, press.at] };
  changed("selection");
  return true;
}

/** @param {Desk} desk @param {Press} press */
export function dragLasso({ store: { state, changed } }, press) {
  const { lasso } = state.view;
  if (!lasso) return;
  lasso.points = lasso.shape === "box" ? [lasso.points[0], press.at] : [...lasso.points, press.at];
  changed("selection");
}

/** @param {Desk} desk @param {boolean} adds */
export function dropLasso({ store }, adds) {
  const { state } = store;
  const { lasso } = state.view;
  state.view.lasso = null;
  if (lasso) select(store, caught(state, lassoOutline(lasso)), adds);
}

/**
 * @param {State} state
 * @param {Outline} outline
 * @returns {string[]} models with their middle inside; a player's own only
 */
function caught(state, outline) {
  const { models } = state.table;
  return Object.keys(models).filter((id) => {
    const pose = shownPose(state, id);
    const wanted = state.seat === "watch" || own(state, id);
    return wanted && standing(models[id]) && inside([pose.x, pose.y], outline);
  });
}
