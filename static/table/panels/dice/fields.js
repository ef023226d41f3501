/* Fields and forms of the dice panel; a form's button waits for the answer to what it ordered. */

import { waits } from "../../presses.js";
import { element } from "../element.js";

/** @param {string} type @param {Record<string, unknown>} [more] */
export function field(type, more = {}) {
  return /** @type {HTMLInputElement} */ (element("input", { type, autocomplete: "off", ...more }));
}

/** @param {string} label @param {HTMLElement} input */
export const labelled = (label, input) => element("label", { className: "field" }, label, input);

/**
 * @param {string} className
 * @param {[string, HTMLElement][]} fields each with its label
 * @param {HTMLElement} submit
 * @param {() => void} send
 */
export function form(className, fields, submit, send) {
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    send();
  };
  return element("form", { className, onsubmit }, ...fields.map(([label, input]) => labelled(label, input)), submit);
}

/** @param {string} words @param {string} control @param {Record<string, unknown>} [more] */
export function submitButton(words, control, more = {}) {
  return element("button", { type: "submit", "data-control": control, ...more }, words);
}

/**
 * @param {State} state
 * @param {HTMLElement} host keeps its focus: a button that waits is not taken out of the tab order
 */
export function showWaiting(state, host) {
  host.querySelectorAll("[data-control]").forEach((button) => {
    button.setAttribute("aria-disabled", String(waits(state, button.getAttribute("data-control") ?? "")));
  });
}
