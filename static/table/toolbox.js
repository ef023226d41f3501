/* The tools of this table, in the order they lie in. */

import { diceTool } from "./tools/dice.js";
import { measureTool } from "./tools/measure.js";
import { moveTool } from "./tools/move.js";
import { pingTool } from "./tools/ping.js";
import { sightTool } from "./tools/sight.js";
import { boxTool, lassoTool } from "./tools/select.js";
import { floorsOf } from "./floors.js";

/** @param {Desk} desk @param {() => void} help @returns {Toolbox} */
export function createToolbox(desk, help) {
  const { state, changed } = desk.store;
  const tools = [moveTool, boxTool, lassoTool, measureTool, sightTool, diceTool, pingTool];
  const current = () => tools.find(({ name }) => name === state.view.tool) ?? moveTool;
  return {
    tools,
    current,
    help,
    take(name) {
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
