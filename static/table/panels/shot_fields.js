/* Kinds of fields for what a shape is set to; each knows which things in hand have use for it. */

import { button, element, fill } from "./element.js";

let lists = 0;

/**
 * @typedef {{field: HTMLElement, kinds: string[], draw(): void}} ShotField
 * @typedef {{label: string, kinds: string[]}} Named
 */

/**
 * @param {Named} named
 * @param {string[]} offered
 * @param {{get(): string, set(value: string): void}} value
 * @returns {ShotField}
 */
export function textField({ label, kinds }, offered, { get, set }) {
  lists += 1;
  const id = `offered-${lists}`;
  const input = inputOf({ type: "text", maxLength: 12, list: id, placeholder: "none", autocomplete: "off" });
  const options = element("datalist", { id }, ...offered.map((value) => element("option", { value })));
  input.addEventListener("input", () => set(input.value));
  return { field: element("label", {}, label, input, options), kinds, draw: () => keep(input, get()) };
}

/** @param {Named} named @param {{get(): number | null, set(value: number | null): void}} value @returns {ShotField} */
export function numberField({ label, kinds }, { get, set }) {
  const input = inputOf({ type: "number", min: -10, max: 20, placeholder: "–" });
  input.addEventListener("input", () => set(input.value === "" ? null : Math.round(Number(input.value))));
  return { field: element("label", {}, label, input), kinds, draw: () => keep(input, get()?.toString() ?? "") };
}

/** @param {Named} named @param {{get(): boolean, set(value: boolean): void}} value @returns {ShotField} */
export function checkField({ label, kinds }, { get, set }) {
  const box = inputOf({ type: "checkbox" });
  box.addEventListener("change", () => set(box.checked));
  const draw = () => {
    box.checked = get();
  };
  return { field: element("label", { className: "switch" }, box, label), kinds, draw };
}

/**
 * @param {Named} named
 * @param {[string, string][]} choices
 * @param {{get(): string, set(value: any): void}} value
 * @returns {ShotField}
 */
export function segmentsField({ label, kinds }, choices, { get, set }) {
  const buttons = choices.map(([value, words]) => ({ value, pressed: button(words, () => set(value)) }));
  const draw = () =>
    buttons.forEach(({ value, pressed }) => pressed.setAttribute("aria-pressed", String(value === get())));
  const pressed = buttons.map((one) => one.pressed);
  return {
    field: element("div", { className: "segments", role: "group", "aria-label": label }, ...pressed),
    kinds,
    draw,
  };
}

/**
 * @param {Named} named
 * @param {() => [string, string][]} offered
 * @param {{get(): string, set(value: string): void}} value
 * @returns {ShotField}
 */
export function selectField({ label, kinds }, offered, { get, set }) {
  const select = /** @type {HTMLSelectElement} */ (element("select", { onchange: () => set(select.value) }));
  let listed = "";
  return {
    field: element("label", {}, label, select),
    kinds,
    draw() {
      const options = offered();
      const now = JSON.stringify(options);
      if (now !== listed) fill(select, ...options.map(([value, words]) => element("option", { value }, words)));
      listed = now;
      select.value = options.some(([value]) => value === get()) ? get() : (options[0]?.[0] ?? "");
    },
  };
}

/** @param {Record<string, unknown>} properties */
const inputOf = (properties) => /** @type {HTMLInputElement} */ (element("input", properties));

/** @param {HTMLInputElement} input @param {string} value left alone while it is written in */
function keep(input, value) {
  if (document.activeElement !== input) input.value = value;
}
