/* The canvases over each other, as sharp as the screen and never larger than a tablet can hold. */

const MOST_PIXELS = 16_700_000;

/**
 * @param {number} width
 * @param {number} height CSS pixels
 * @param {number} ratio the screen's
 * @returns {number} canvas pixels to a CSS pixel
 */
export function backingRatio(width, height, ratio) {
  return Math.min(ratio, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
}

export class Stage {
  #ratio = 1;

  /** @param {HTMLElement} host @param {string[]} layers from the back to the front @param {Camera} camera */
  constructor(host, layers, camera) {
    this.host = host;
    this.camera = camera;
    this.canvases = new Map(layers.map((layer) => [layer, host.appendChild(canvasFor(layer))]));
  }

  /** Takes the size of its host; what was drawn is gone. */
  resize() {
    const { clientWidth: width, clientHeight: height } = this.host;
    this.#ratio = backingRatio(width, height, devicePixelRatio);
    Object.assign(this.camera, { width, height });
    this.canvases.forEach((canvas) => {
      canvas.width = Math.floor(width * this.#ratio);
      canvas.height = Math.floor(height * this.#ratio);
    });
  }

  /** @param {string} layer cleared @param {State} state @param {Palette} palette @param {number} now @returns {Brush} */
  brush(layer, state, palette, now) {
    const canvas = /** @type {HTMLCanvasElement} */ (this.canvases.get(layer));
    return brushOn(canvas, this.camera, state, palette, now);
  }
}

/**
 * @param {HTMLCanvasElement} canvas cleared, and scaled so that one unit is one inch as the camera sees it
 * @param {Camera} camera
 * @param {State} state
 * @param {Palette} palette
 * @param {number} now
 * @returns {Brush}
 */
export function brushOn(canvas, camera, state, palette, now) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const scale = (camera.scale * canvas.width) / Math.max(1, camera.width);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, canvas.width / 2 - camera.x * scale, canvas.height / 2 - camera.y * scale);
  return { context, camera, palette, state, now, pixel: 1 / camera.scale, dense: scale };
}

/** @param {string} layer */
function canvasFor(layer) {
  const canvas = document.createElement("canvas");
  canvas.className = "layer";
  canvas.dataset.layer = layer;
  canvas.setAttribute("aria-hidden", "true");
  return canvas;
}
