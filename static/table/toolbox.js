/* The tools of this table, in the order they lie in. */

import { blastTool } from "./tools/blast.js";
import { diceTool } from "./tools/dice.js";
import { measureTool } from "./tools/measure.js";
import { moveTool } from "./tools/move.js";
import { pingTool } from "./tools/ping.js";
import { putTool } from "./tools/put.js";
import { scatterTool } from "./tools/scatter.js";
import { sightTool } from "./tools/sight.js";
import { boxTool, lassoTool } from "./tools/select.js";
import { templateTool } from "./tools/template.js";
import { floorsOf } from "./floors.js";

/** @type {Tool[]} */
const TOOLS = [
  moveTool,
  boxTool,
  lassoTool,
  measureTool,
  sightTool,
  blastTool,
  templateTool,
  scatterTool,
  putTool,
  diceTool,
  pingTool,
];

/** @param {Desk} desk @param {() => void} help @returns {Toolbox} */
export function createToolbox(desk, help) {
  const { state, changed } = desk.store;
  const tools = TOOLS.filter(({ serves }) => serves?.(state) ?? true);
  const current = () => tools.find(({ name }) => name === state.view.tool) ?? moveTool;
  return {
    tools,
    current,
    help,
    take(name) {
      const asked = tools.find((tool) => tool.name === name);
      if (asked?.open) return asked.open(desk);
      current().leave?.(desk);
      state.view.tool = state.view.tool === name ? "move" : name;
      current().enter?.(desk);
      changed("tool");
    },
    floor(step) {
      const floors = floorsOf(state.table);
      const next = floors[floors.indexOf(state.view.floor) + step];
      if (next === undefined) return;
      state.view.floor = next;
      changed("floor");
    },
  };
}
