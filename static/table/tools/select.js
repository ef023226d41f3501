/* Select: a box or a loop round models; taps as with Move. */

import { beginLasso, dragLasso, dropLasso } from "./lasso.js";
import { moveTool, tapModels } from "./move.js";

/** @param {Lasso["shape"]} shape @param {{name: string, label: string, key: string}} named @returns {Tool} */
function selectTool(shape, named) {
  return {
    ...named,
    cursor: "crosshair",
    begin: (desk, press) => beginLasso(desk, press, shape),
    drag: dragLasso,
    drop: (desk, press) => dropLasso(desk, press.shift),
    cancel({ store: { state, changed } }) {
      state.view.lasso = null;
      changed("selection");
    },
    tap: tapModels,
    doubleTap: moveTool.doubleTap,
    turn: moveTool.turn,
    pin: moveTool.pin,
  };
}

export const boxTool = selectTool("box", { name: "box", label: "Select", key: "s" });
export const lassoTool = selectTool("loop", { name: "lasso", label: "Lasso", key: "o" });
