/* Says that what is shown is out of the log, and leads back to now. */

import { nextKept, stepBack } from "../../sight/sight.js";
import { button, element } from "../element.js";

/** @param {Store} store @returns {{bar: HTMLElement, draw(): void}} */
export function createKeptBar(store) {
  const said = element("span", {});
  const next = button("Next", () => nextKept(store), { className: "chip" });
  const back = button("Back to now", () => stepBack(store), { className: "chip" });
  const bar = element("div", { className: "kept", hidden: true }, said, next, back);
  return {
    bar,
    draw() {
      const { kept } = store.state.sight;
      bar.hidden = kept === null;
      if (!kept) return;
      const several = kept.looks.length > 1;
      next.hidden = !several;
      said.textContent = `As it was, line ${kept.seq} of the log${several ? ` · ${kept.index + 1} of ${kept.looks.length}` : ""}`;
    },
  };
}
