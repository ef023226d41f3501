/* One dialog for the orders of a unit's card that need more than a press. */

import { button, element, fill } from "../element.js";
import { labelled } from "../dice/fields.js";

/** @type {HTMLDialogElement | null} */
let dialog = null;

/**
 * @param {string} title
 * @param {[string, HTMLElement][]} fields each with its label
 * @param {string} words of the button that sends
 * @param {() => void} send
 * @param {string} [warning] of what cannot be undone; then the first thing at hand is to leave it
 */
export function openOrder(title, fields, words, send, warning) {
  dialog ??= made();
  const opened = dialog;
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    opened.close();
    send();
  };
  const actions = element(
    "div",
    { className: "actions" },
    element("button", { type: "submit", className: "primary" }, words),
    button("Cancel", () => opened.close(), { autofocus: Boolean(warning) }),
  );
  const rows = fields.map(([label, input]) => labelled(label, input));
  fill(
    opened,
    element("h2", { id: "order-title" }, title),
    warning ? element("p", {}, warning) : null,
    element("form", { className: "order-form", onsubmit }, ...rows, actions),
  );
  opened.showModal();
}

function made() {
  const fresh = element("dialog", { className: "dialog order", "aria-labelledby": "order-title" });
  document.body.append(fresh);
  return /** @type {HTMLDialogElement} */ (fresh);
}

/** @param {[string, string][]} options value and words @param {string} [chosen] @returns {HTMLSelectElement} */
export function selectOf(options, chosen) {
  const select = /** @type {HTMLSelectElement} */ (
    element("select", {}, ...options.map(([value, words]) => element("option", { value }, words)))
  );
  if (chosen !== undefined && options.some(([value]) => value === chosen)) select.value = chosen;
  return select;
}
