/* The head of the sight panel: shade, pin, close. */

import { look } from "../../sight/sight.js";
import { button, element } from "../element.js";

/** @param {Store} store @returns {{bar: HTMLElement, draw(): void}} */
export function createHead(store) {
  const { sight } = store.state;
  const shade = button("Shade", () => flip(store, "shaded"), { className: "chip", title: "Shade what is not seen from there" });
  const pin = button("Pin", () => flip(store, "pinned"), { className: "chip", title: "Stay while other tools are in hand" });
  const close = button("×", () => closePanel(store), { className: "plain", "aria-label": "Close sight" });
  return {
    bar: element("div", { className: "sight-head" }, element("h2", {}, "Sight"), shade, pin, close),
    draw() {
      shade.setAttribute("aria-pressed", String(sight.shaded));
      pin.setAttribute("aria-pressed", String(sight.pinned));
    },
  };
}

/** @param {Store} store @param {"shaded" | "pinned"} what */
function flip({ state, changed }, what) {
  state.sight[what] = !state.sight[what];
  changed("sight");
}

/** @param {Store} store */
function closePanel(store) {
  const { state, changed } = store;
  state.sight.pinned = false;
  look(store, null, null);
  if (state.view.tool === "sight") state.view.tool = "move";
  changed("tool");
}
