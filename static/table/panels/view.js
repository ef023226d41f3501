/* Nearer, farther, the whole mat; the legend and the help. */

import { fit, zoom } from "../camera.js";
import { byId, button, fill } from "./element.js";

const STEP = 1.35;

/** @param {HTMLElement} host @param {Desk} desk @param {Toolbox} toolbox */
export function createViewButtons(host, { store, camera }, toolbox) {
  const look = (/** @type {() => void} */ change) => () => {
    change();
    store.changed("camera");
  };
  const middle = () => [camera.width / 2, camera.height / 2];
  const legend = byId("legend");
  fill(
    host,
    button(
      "+",
      look(() => zoom(camera, middle(), STEP)),
      { "aria-label": "Nearer, key plus" },
    ),
    button(
      "−",
      look(() => zoom(camera, middle(), 1 / STEP)),
      { "aria-label": "Farther, key minus" },
    ),
    button(
      "⤢",
      look(() => fit(camera)),
      { "aria-label": "Fit the whole mat, key F" },
    ),
    button("◫", () => (legend.hidden = !legend.hidden), { "aria-label": "Legend" }),
    button("?", () => toolbox.help(), { "aria-label": "Help, key question mark" }),
  );
}
