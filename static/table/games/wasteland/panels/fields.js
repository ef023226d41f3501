/* Fields of the attack bar: a label, and what was entered handed on. */

import { element } from "../../../panels/element.js";

const MOST = 999;

/** @param {string} label @param {HTMLElement} field @returns {HTMLElement} */
function labelled(label, field) {
  field.setAttribute("data-key", label);
  return element("label", {}, label, field);
}

/** @param {string} label @param {number} value @param {(value: number) => void} entered */
export function number(label, value, entered) {
  const field = /** @type {HTMLInputElement} */ (element("input", { type: "number", step: 1, value: String(value) }));
  field.addEventListener("change", () => entered(whole(field.value)));
  return labelled(label, field);
}

/** @param {string} label @param {number | null} value @param {string} placeholder @param {(value: number | null) => void} entered */
export function optionalNumber(label, value, placeholder, entered) {
  const field = /** @type {HTMLInputElement} */ (element("input", { type: "number", step: 1, placeholder, value: value === null ? "" : String(value) }));
  field.addEventListener("change", () => entered(field.value === "" ? null : whole(field.value)));
  return labelled(label, field);
}

/** @param {string} written */
const whole = (written) => Math.max(-MOST, Math.min(MOST, Math.round(Number(written)) || 0));

/** @param {string} label @param {string} value @param {string} placeholder @param {number} maxLength @param {(value: string) => void} entered */
export function text(label, value, placeholder, maxLength, entered) {
  const field = /** @type {HTMLInputElement} */ (element("input", { type: "text", value, placeholder, maxLength }));
  field.addEventListener("change", () => entered(field.value));
  return labelled(label, field);
}

/** @param {string} label @param {boolean} checked @param {(checked: boolean) => void} entered */
export function tick(label, checked, entered) {
  const field = /** @type {HTMLInputElement} */ (element("input", { type: "checkbox", checked }));
  field.addEventListener("change", () => entered(field.checked));
  return labelled(label, field);
}

/** @param {string} label @param {string[]} values @param {string} chosen @param {(value: string) => string} name @param {(value: string) => void} entered */
export function choice(label, values, chosen, name, entered) {
  const options = values.map((value) => element("option", { value, selected: value === chosen }, name(value)));
  const field = /** @type {HTMLSelectElement} */ (element("select", {}, ...options));
  field.addEventListener("change", () => entered(field.value));
  return labelled(label, field);
}
