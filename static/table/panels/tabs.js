/* Units, Log, Dice, Chat: the pages of one panel, reached by arrows as well. */

import { byId } from "./element.js";

/**
 * @param {HTMLElement} list of buttons with `aria-controls`
 * @param {State} state
 * @returns {Part} opens the page that was asked for
 */
export function createTabs(list, state) {
  const tabs = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[role="tab"]')]);
  const show = (/** @type {HTMLElement} */ chosen) => tabs.forEach((tab) => open(tab, tab === chosen));
  tabs.forEach((tab, index) => {
    tab.addEventListener("click", () => show(tab));
    tab.addEventListener("keydown", ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (!step) return;
      const shown = tabs.filter(({ hidden }) => !hidden);
      const next = shown[(shown.indexOf(tabs[index]) + step + shown.length) % shown.length];
      show(next);
      next.focus();
    });
  });
  show(tabs[0]);
  return {
    topics: ["tab"],
    draw() {
      if (state.view.tab) byId(`tab-${state.view.tab}`).click();
      state.view.tab = null;
    },
  };
}

/** @param {HTMLElement} tab @param {boolean} chosen */
function open(tab, chosen) {
  tab.setAttribute("aria-selected", String(chosen));
  tab.tabIndex = chosen ? 0 : -1;
  byId(tab.getAttribute("aria-controls") ?? "").hidden = !chosen;
}
