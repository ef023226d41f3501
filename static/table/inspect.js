/* `window.warmat`: a public, read-only look into the page, for tests, bug reports and the curious. */

import { toScreen } from "./camera.js";

/** @param {State} state @param {Camera} camera @param {Enquiries} enquiries */
export function inspect(state, camera, enquiries) {
  const warmat = {
    /** The state of the moment, as a copy. */
    state: () => structuredClone({ ...state, view: { ...state.view, selected: [...state.view.selected] } }),
    /** Where a point of the table is in the window, in CSS pixels. @param {number} x @param {number} y inches */
    toScreen(x, y) {
      const { left, top } = /** @type {HTMLElement} */ (document.getElementById("stage")).getBoundingClientRect();
      const [across, down] = toScreen(camera, [x, y]);
      return [left + across, top + down];
    },
    /** Whether the referee has answered everything that was asked of it. */
    answered: () => enquiries.answered,
    /** CSS pixels an inch. */
    scale: () => camera.scale,
  };
  Object.defineProperty(window, "warmat", { value: Object.freeze(warmat) });
}
