/* The table as layers over each other, each with what makes it stale. */

import { Backdrop } from "./backdrop.js";
import { readPalette } from "./palette.js";
import { Stage } from "./stage.js";

const LAYERS = ["ground", "models", "live"];

export class TableView {
  /** @param {HTMLElement} host @param {Store} store @param {Camera} camera */
  constructor(host, store, camera) {
    this.store = store;
    this.stage = new Stage(host, LAYERS, camera);
    this.palette = readPalette();
    this.picture = store.game.picture;
    this.backdrop = new Backdrop(this.picture.ground);
    store.on(["terrain", "floor"], () => this.backdrop.forget());
  }

  /** @returns {Part[]} what stands still, and what is redrawn each frame of a drag */
  parts() {
    return [
      { topics: ["camera", "terrain", "floor"], draw: (now) => this.backdrop.draw(this.#brush("ground", now)) },
      { topics: ["camera", "table", "lifted", "floor"], draw: (now) => this.picture.pieces(this.#brush("models", now)) },
      { topics: this.picture.liveTopics, draw: (now) => this.#drawLive(now) },
    ];
  }

  /** Takes the size of its host; all layers are to be drawn again. */
  resize() {
    this.stage.resize();
    this.backdrop.forget();
    this.store.changed("camera");
  }

  /** Takes the colours of another theme. */
  recolour() {
    this.palette = readPalette();
    this.backdrop.forget();
    this.store.changed("camera");
  }

  /** @param {number} now */
  #drawLive(now) {
    if (this.picture.land(this.store.state, now)) this.store.changed("lifted");
    return this.picture.live(this.#brush("live", now));
  }

  /** @param {string} layer @param {number} now */
  #brush(layer, now) {
    return this.stage.brush(layer, this.store.state, this.palette, now);
  }
}
