/* Blast: a marker at the pointer; what lies under it lights up. */

import { createAim } from "../aim.js";
import { aimTool, take } from "./aiming.js";

export const blastTool = aimTool(
  { name: "blast", label: "Blast", key: "b" },
  {
    enter(desk) {
      desk.store.state.view.shot.from = "";
      take(desk, createAim("blast", [desk.camera.x, desk.camera.y]));
    },
  },
);
