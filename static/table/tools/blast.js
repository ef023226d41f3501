/* Blast: a marker at the pointer; what lies under it lights up. */

import { aimTool } from "./aiming.js";

export const blastTool = aimTool("blast", { name: "blast", label: "Blast", key: "b" }, {});
