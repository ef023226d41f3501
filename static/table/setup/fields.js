/* The controls of the panel: a labelled choice with a word on what it does. */

import { element } from "../panels/element.js";

/**
 * @param {string} label
 * @param {[string, string][]} choices value and words
 * @param {string} value
 * @param {(value: string) => void} chosen
 * @param {{about?: string, disabled?: boolean}} [more]
 * @returns {HTMLElement}
 */
export function choice(label, choices, value, chosen, { about = "", disabled = false } = {}) {
  const list = /** @type {HTMLSelectElement} */ (
    element(
      "select",
      { "data-key": label, "aria-label": label, title: about, disabled },
      ...choices.map(([key, words]) => element("option", { value: key }, words)),
    )
  );
  list.value = value;
  list.addEventListener("change", () => chosen(list.value));
  return element("label", { className: "setup-field" }, element("span", {}, label), list, about ? element("small", { className: "quiet" }, about) : null);
}

/** @param {string} title @param {...(Node | string | null | false | undefined)} children */
export function section(title, ...children) {
  return element("section", { className: "setup-section", "aria-label": title }, element("h3", {}, title), ...children);
}
