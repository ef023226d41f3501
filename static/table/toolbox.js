/* The tools of this table: which of them is in hand. The first is the one taken up again when another is put away. */

import { lookTool } from "./tools/look.js";

/** @param {Desk} desk @param {Tool[]} all @param {() => void} help @returns {Toolbox} */
export function createToolbox(desk, all, help) {
  const { state, changed, on } = desk.store;
  const tools = all.filter(({ serves }) => serves?.(state) ?? true);
  const current = () => tools.find(({ name }) => name === state.view.tool) ?? tools[0];
  on(["replay"], () => {
    if ((state.view.tool === lookTool.name) === (state.live !== null)) return;
    current().leave?.(desk);
    state.view.tool = state.live ? lookTool.name : tools[0].name;
    changed("tool");
  });
  return {
    tools,
    current,
    help,
    take(name) {
      const asked = tools.find((tool) => tool.name === name);
      if (asked?.open) return asked.open(desk);
      if (state.live) return desk.notify("You are looking at an earlier move; go back to live first.", "urgent");
      current().leave?.(desk);
      state.view.tool = state.view.tool === name ? tools[0].name : name;
      current().enter?.(desk);
      changed("tool");
    },
  };
}
