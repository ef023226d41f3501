/* The keyboard's place: when the control that has it goes away, the mat has it, so that it is never lost. */

const PATIENCE = 700; // ms in which a control may be drawn anew, or be enabled again, before the mat takes its place

/** @param {HTMLElement} mat */
export function keepFocus(mat) {
  /** @type {HTMLElement | null} */
  let last = null;
  let waiting = 0;
  const settle = () => {
    waiting = 0;
    if (!isLost() || !last) return;
    (isUsable(last) ? last : mat).focus({ preventScroll: true });
  };
  document.addEventListener("focusin", ({ target }) => (last = /** @type {HTMLElement} */ (target)));
  document.addEventListener("pointerdown", () => (last = null), true);
  const watcher = new MutationObserver(() => (waiting ||= setTimeout(settle, PATIENCE)));
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ["hidden", "disabled", "open"] });
}

/** A reader who only looks has no place to lose; in a dialog the browser keeps it.
 * @returns {boolean} */
const isLost = () => document.activeElement === document.body && !document.querySelector("dialog[open]");

/** @param {HTMLElement} control @returns {boolean} */
const isUsable = (control) => control.isConnected && !control.matches(":disabled") && control.checkVisibility();
