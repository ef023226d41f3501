/* The keyboard's place: when the control that has it goes away, the mat has it, so that it is never lost. */

const PATIENCE = 700; // ms in which a control may be drawn anew before the mat takes its place
const TIMES = 8; // so often a control that is disabled is waited for: an answer may be on its way

/** @param {HTMLElement} mat */
export function keepFocus(mat) {
  /** @type {HTMLElement | null} */
  let last = null;
  let waiting = 0;
  let times = 0;
  const settle = () => {
    waiting = 0;
    if (!isLost() || !last) return;
    const control = stillThere(last);
    times = control?.matches(":disabled") ? times + 1 : 0;
    if (times && times < TIMES) waiting = setTimeout(settle, PATIENCE);
    else (control && !times ? control : mat).focus({ preventScroll: true });
  };
  document.addEventListener("focusin", ({ target }) => (last = /** @type {HTMLElement} */ (target)));
  document.addEventListener("pointerdown", () => (last = null), true);
  const watcher = new MutationObserver(() => (waiting ||= setTimeout(settle, PATIENCE)));
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ["hidden", "disabled", "open"] });
}

/** A reader who only looks has no place to lose; in a dialog the browser keeps it.
 * @returns {boolean} */
const isLost = () => document.activeElement === document.body && !document.querySelector("dialog[open]");

/** @param {HTMLElement} control @returns {HTMLElement | null} as it is seen now, perhaps drawn anew */
function stillThere(control) {
  const key = control.dataset.key;
  const again = control.isConnected || !key ? control : document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  return again instanceof HTMLElement && again.isConnected && again.checkVisibility() ? again : null;
}
