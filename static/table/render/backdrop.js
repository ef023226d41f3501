/* The ground while the camera moves: pictures kept from the last time it stood still, and a new one when it does again. */

import { brushOn } from "./stage.js";

const SETTLED = 140;
const FAR_SCALE = 14;

export class Backdrop {
  /** @param {(brush: Brush) => void} paint the ground */
  constructor(paint) {
    this.paint = paint;
  }

  /** The window as it was painted last, and where it was. @type {{picture: HTMLCanvasElement, camera: Camera} | null} */
  #near = null;
  /** The whole mat, coarser, for what comes in at the edges. @type {HTMLCanvasElement | null} */
  #far = null;
  #movedAt = -SETTLED;
  /** @type {Camera | null} */
  #seen = null;

  /** The ground itself changed: nothing that was kept is true any more. */
  forget() {
    this.#near = null;
    this.#far = null;
  }

  /** @param {Brush} brush @returns {boolean} true while it still has to be painted sharply */
  draw(brush) {
    const { camera, now } = brush;
    if (this.#seen && !sameView(this.#seen, camera)) this.#movedAt = now;
    this.#seen = { ...camera };
    if (this.#near && now - this.#movedAt < SETTLED) return this.#showKept(brush);
    if (this.#near && sameView(this.#near.camera, camera) && !this.#far) return this.#paintFar(brush);
    this.paint(brush);
    this.#near = { picture: copyOf(brush.context.canvas), camera: { ...camera } };
    return this.#far === null;
  }

  /** @param {Brush} brush */
  #showKept({ context, palette, camera, pixel }) {
    const { width, depth } = camera.mat;
    const [across, down] = [camera.width * pixel, camera.height * pixel];
    context.fillStyle = palette["table-top"];
    context.fillRect(camera.x - across / 2, camera.y - down / 2, across, down);
    if (this.#far) context.drawImage(this.#far, 0, 0, width, depth);
    if (this.#near) drawWindow(context, this.#near.picture, this.#near.camera);
    return true;
  }

  /** @param {Brush} brush the window keeps what it shows @returns {boolean} */
  #paintFar({ context, camera: { mat }, state, palette, now }) {
    if (this.#near) drawWindow(context, this.#near.picture, this.#near.camera);
    const { width, depth } = mat;
    const [across, down] = [width * FAR_SCALE, depth * FAR_SCALE];
    this.#far = Object.assign(document.createElement("canvas"), { width: across, height: down });
    const camera = { x: width / 2, y: depth / 2, scale: FAR_SCALE, width: across, height: down, mat };
    this.paint(brushOn(this.#far, camera, state, palette, now));
    return false;
  }
}

/** @param {CanvasRenderingContext2D} context @param {HTMLCanvasElement} picture @param {Camera} camera it was painted for */
function drawWindow(context, picture, { x, y, scale, width, height }) {
  context.drawImage(picture, x - width / 2 / scale, y - height / 2 / scale, width / scale, height / scale);
}

/** @param {Camera} one @param {Camera} other */
function sameView(one, other) {
  return Object.entries(one).every(([part, value]) => value === /** @type {any} */ (other)[part]);
}

/** @param {HTMLCanvasElement} canvas */
function copyOf(canvas) {
  const copy = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
  copy.getContext("2d")?.drawImage(canvas, 0, 0);
  return copy;
}
