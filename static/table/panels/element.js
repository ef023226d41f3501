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

/** @type {Map<HTMLElement, (Node | string)[]>} what waits to be shown until the press on the part is over */
const held = new Map();
/** @type {{host: HTMLElement, key: string} | null} the control that had the focus, while it is away or disabled */
let focused = null;
/** @type {Node | null} */
let pressed = null;

addEventListener("pointerdown", press, true);
["pointerup", "pointercancel"].forEach((over) => addEventListener(over, () => setTimeout(release), true));

/** @param {PointerEvent} event */
function press({ target }) {
  pressed = /** @type {Node} */ (target);
  focused = null;
}

function release() {
  pressed = null;
  const waiting = [...held];
  held.clear();
  waiting.forEach(([host, children]) => refill(host, children));
}

/** Refills a part, but never under a finger: a button replaced before it is let go would swallow the press.
 * @param {HTMLElement} host @param {...(Node | string | null | false | undefined)} children */
export function fill(host, ...children) {
  if (host.contains(pressed)) held.set(host, present(children));
  else refill(host, present(children));
}

/** What had the focus gets it back as soon as its `data-key` is there again, unless the reader has gone elsewhere.
 * @param {HTMLElement} host @param {(Node | string)[]} children */
function refill(host, children) {
  const active = document.activeElement;
  const key = host.contains(active) ? active?.getAttribute("data-key") : null;
  if (key) focused = { host, key };
  else if (active !== document.body) focused = null;
  host.replaceChildren(...children);
  if (focused?.host !== host) return;
  const again = /** @type {HTMLElement | null} */ (host.querySelector(`[data-key="${CSS.escape(focused.key)}"]`));
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
