/* A panel that is pushed aside by its head, and stays inside what it lies in. */

import { clamp } from "../geometry.js";

/** @param {HTMLElement} panel @param {HTMLElement} head */
export function makeMovable(panel, head) {
  head.addEventListener("pointerdown", (down) => {
    if (down.target instanceof HTMLElement && down.target.closest("button")) return;
    const from = { left: panel.offsetLeft - down.clientX, top: panel.offsetTop - down.clientY };
    const move = (/** @type {PointerEvent} */ { clientX, clientY }) => moveTo(panel, clientX + from.left, clientY + from.top);
    head.setPointerCapture(down.pointerId);
    head.addEventListener("pointermove", move);
    head.addEventListener("lostpointercapture", () => head.removeEventListener("pointermove", move), { once: true });
  });
}

/** @param {HTMLElement} panel @param {number} left @param {number} top CSS pixels */
function moveTo(panel, left, top) {
  const { clientWidth, clientHeight } = /** @type {HTMLElement} */ (panel.offsetParent);
  panel.style.left = `${clamp(left, 0, Math.max(0, clientWidth - panel.offsetWidth))}px`;
  panel.style.top = `${clamp(top, 0, Math.max(0, clientHeight - panel.offsetHeight))}px`;
}
