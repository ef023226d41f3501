/* The handle that turns what is selected, and the lasso that selects it. */

import { lassoOutline } from "../lasso.js";
import { turnHandle } from "../handle.js";
import { lineOf, pathOf } from "./shapes.js";

/** @param {Brush} brush */
export function paintHandle({ context, state, camera, palette, pixel }) {
  const handle = turnHandle(state, camera);
  if (!handle || state.draft?.held) return;
  context.save();
  context.strokeStyle = palette.gold;
  context.lineWidth = 1.5 * pixel;
  context.stroke(lineOf([handle.rim, handle.grip]));
  context.fillStyle = palette["surface-1"];
  context.beginPath();
  context.arc(handle.grip[0], handle.grip[1], 7 * pixel, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.beginPath();
  context.arc(handle.grip[0], handle.grip[1], 3.2 * pixel, -2.4, 1.6);
  context.stroke();
  context.restore();
}

/** @param {Brush} brush */
export function paintLasso({ context, state, palette, pixel }) {
  const { lasso } = state.view;
  if (!lasso) return;
  const path = pathOf(lassoOutline(lasso));
  context.save();
  context.globalAlpha = 0.12;
  context.fillStyle = palette.gold;
  context.fill(path);
  context.globalAlpha = 1;
  context.strokeStyle = palette.gold;
  context.lineWidth = 1.5 * pixel;
  context.setLineDash([5 * pixel, 4 * pixel]);
  context.stroke(path);
  context.restore();
}
