/* The table as layers over each other, each with what makes it stale. */

import { paintGround } from "./ground.js";
import { paintLive } from "./live.js";
import { paintModels } from "./models.js";
import { landMotions } from "./motions.js";
import { readPalette } from "./palette.js";
import { Stage } from "./stage.js";

/** @param {HTMLElement} host @param {Store} store @param {Camera} camera @returns {{parts: Part[], resize(): void}} */
export function createTableView(host, store, camera) {
  const stage = new Stage(host, ["ground", "models", "live"], camera);
  const { state, changed } = store;
  let palette = readPalette();
  const brush = (/** @type {string} */ layer, /** @type {number} */ now) => stage.brush(layer, state, palette, now);

  store.on(["theme"], () => {
    palette = readPalette();
    changed("camera");
  });

  /** @type {Part} */
  const ground = { topics: ["camera", "terrain", "floor"], draw: (now) => paintGround(brush("ground", now)) };
  /** @type {Part} */
  const models = { topics: ["camera", "table", "lifted", "floor"], draw: (now) => paintModels(brush("models", now)) };
  /** @type {Part} */
  const live = {
    topics: ["camera", "table", "draft", "lifted", "selection", "hover", "ruler", "gestures", "rings", "motion", "floor"],
    draw(now) {
      if (landMotions(state, now)) changed("lifted");
      return paintLive(brush("live", now));
    },
  };
  return { parts: [ground, models, live], resize: () => stage.resize() };
}
