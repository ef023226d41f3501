/* Making and refilling parts of the page. */

/**
 * @param {string} tag
 * @param {Record<string, any>} properties `on…` listens, `data-…`, `aria-…` and `role` are attributes, the rest is set as it is
 * @param {...(Node | string | null | false | undefined)} children
 * @returns {HTMLElement}
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  Object.entries(properties).forEach(([name, value]) => set(made, name, value));
  made.append(...present(children));
  return made;
}

/** @param {HTMLElement} made @param {string} name @param {any} value */
function set(made, name, value) {
  if (value === undefined || value === null) return;
  if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
  else if (/^(data-|aria-|role$|for$|list$)/.test(name)) made.setAttribute(name, value);
  else /** @type {any} */ (made)[name] = value;
}

/** @param {(Node | string | null | false | undefined)[]} children @returns {(Node | string)[]} */
const present = (children) =>
  /** @type {(Node | string)[]} */ (
    children.filter((child) => child !== null && child !== false && child !== undefined)
  );

/** Refills a part; what had the focus gets it back if its `data-key` is there again.
 * @param {HTMLElement} host @param {...(Node | string | null | false | undefined)} children */
export function fill(host, ...children) {
  const active = document.activeElement;
  const key = host.contains(active) ? active?.getAttribute("data-key") : null;
  host.replaceChildren(...present(children));
  if (!key) return;
  const again = /** @type {HTMLElement | null} */ (host.querySelector(`[data-key="${CSS.escape(key)}"]`));
  again?.focus({ preventScroll: true });
}

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no part named ${id}.`);
  return found;
}

/**
 * @param {string} label
 * @param {() => void} pressed
 * @param {Record<string, any>} properties
 * @returns {HTMLButtonElement}
 */
export function button(label, pressed, properties = {}) {
  return /** @type {HTMLButtonElement} */ (
    element("button", { type: "button", onclick: pressed, ...properties }, label)
  );
}

/** @param {Viewer} seat @returns {HTMLElement} red is round, blue is square, spectators are an eye */
export function seatMark(seat) {
  return element("span", { className: `seat-mark ${seat}`, "aria-hidden": "true" });
}

/** @param {Viewer} seat */
export const seatName = (seat) => ({ red: "Red", blue: "Blue", watch: "Spectator" })[seat];
