/* The tools, and what can be set for the one in hand. */

import { button, element, fill } from "./element.js";

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} options
 * @param {Desk} desk
 * @param {Toolbox} toolbox
 * @returns {Part}
 */
export function createToolbar(host, options, desk, toolbox) {
  const buttons = toolbox.tools.filter(({ hidden }) => !hidden).map((tool) => ({
    tool,
    pressed: button("", () => toolbox.take(tool.name), {
      className: "tool",
      "aria-label": `${tool.label}, key ${tool.key.toUpperCase()}`,
      title: tool.label,
    }),
  }));
  buttons.forEach(({ tool, pressed }) =>
    fill(pressed, element("span", {}, tool.label), element("kbd", {}, tool.key.toUpperCase())),
  );
  fill(host, ...buttons.map(({ pressed }) => pressed));
  const share = shareSwitch(desk);
  return {
    topics: ["tool"],
    draw() {
      const { tool, share: shared } = desk.store.state.view;
      buttons.forEach(({ tool: { name }, pressed }) => pressed.setAttribute("aria-pressed", String(name === tool)));
      options.hidden = tool !== "measure";
      share.checked = shared;
      if (!options.childElementCount) fill(options, element("label", {}, share, "Show to everybody"));
    },
  };
}

/** @param {Desk} desk */
function shareSwitch({ store: { state, changed }, gesture }) {
  const share = /** @type {HTMLInputElement} */ (element("input", { type: "checkbox" }));
  share.addEventListener("change", () => {
    state.view.share = share.checked;
    if (!share.checked) gesture({ type: "clear" });
    changed("tool");
  });
  return share;
}
