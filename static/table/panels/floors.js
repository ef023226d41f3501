/* The floor looked at and put down on; only as many as the terrain has. */

import { floorsOf } from "../floors.js";
import { button, fill } from "./element.js";

/** @param {HTMLElement} host @param {Store} store @returns {Part} */
export function createFloorSwitch(host, store) {
  const { state, changed } = store;
  const look = (/** @type {number} */ floor) => {
    state.view.floor = floor;
    changed("floor");
  };
  return {
    topics: ["terrain", "floor"],
    draw() {
      const floors = floorsOf(state.table);
      host.hidden = floors.length < 2;
      fill(
        host,
        ...floors.reverse().map((floor) =>
          button(floor ? `Floor ${floor}` : "Ground", () => look(floor), {
            "data-key": String(floor),
            "aria-pressed": String(floor === state.view.floor),
          }),
        ),
      );
    },
  };
}
