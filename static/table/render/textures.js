/* Small repeating pictures, made once for each theme: grain, litter, flagstones, hatching. */

import { randomFor } from "./shapes.js";

const SIZE = 256;

/** @type {Map<string, HTMLCanvasElement>} */
const tiles = new Map();

/**
 * @param {Brush} brush
 * @param {string} name
 * @param {number} inches one repeat covers
 * @param {string[]} colours
 * @param {(context: CanvasRenderingContext2D, random: () => number, colours: string[]) => void} paint on 256 by 256
 * @returns {CanvasPattern}
 */
export function texture({ context }, name, inches, colours, paint) {
  const key = [name, ...colours].join(" ");
  const tile = tiles.get(key) ?? painted(name, colours, paint);
  tiles.set(key, tile);
  const pattern = /** @type {CanvasPattern} */ (context.createPattern(tile, "repeat"));
  pattern.setTransform(new DOMMatrix().scale(inches / SIZE));
  return pattern;
}

/**
 * @param {string} name
 * @param {string[]} colours
 * @param {(context: CanvasRenderingContext2D, random: () => number, colours: string[]) => void} paint
 */
function painted(name, colours, paint) {
  const tile = document.createElement("canvas");
  tile.width = tile.height = SIZE;
  paint(/** @type {CanvasRenderingContext2D} */ (tile.getContext("2d")), randomFor(name), colours);
  return tile;
}

/** Draws at a place and at its repeats, so that what crosses an edge comes in again on the other side.
 * @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {() => void} draw */
function wrapped(context, x, y, draw) {
  for (const across of [-SIZE, 0, SIZE]) {
    for (const down of [-SIZE, 0, SIZE]) {
      context.save();
      context.translate(x + across, y + down);
      draw();
      context.restore();
    }
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {() => number} random
 * @param {string[]} colours soft clouds of the colours
 */
export function paintClouds(context, random, colours) {
  context.fillStyle = colours[0];
  context.fillRect(0, 0, SIZE, SIZE);
  for (let cloud = 0; cloud < 46; cloud += 1) {
    const [x, y, radius] = [random() * SIZE, random() * SIZE, 18 + random() * 46];
    const colour = colours[1 + Math.floor(random() * (colours.length - 1))];
    wrapped(context, x, y, () => paintCloud(context, radius, colour));
  }
}

/** @param {CanvasRenderingContext2D} context @param {number} radius @param {string} colour */
function paintCloud(context, radius, colour) {
  const fade = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  fade.addColorStop(0, `color-mix(in srgb, ${colour} 19%, transparent)`);
  fade.addColorStop(1, `color-mix(in srgb, ${colour} 0%, transparent)`);
  context.fillStyle = fade;
  context.fillRect(-radius, -radius, radius * 2, radius * 2);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {() => number} random
 * @param {string[]} colours specks, light and dark
 */
export function paintSpecks(context, random, colours) {
  for (let speck = 0; speck < 2600; speck += 1) {
    context.globalAlpha = 0.06 + random() * 0.26;
    context.fillStyle = colours[Math.floor(random() * colours.length)];
    const size = 0.8 + random() * 1.9;
    context.fillRect(random() * SIZE, random() * SIZE, size, size * (0.6 + random()));
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {() => number} random
 * @param {string[]} colours little strokes, as of straw or leaves
 */
export function paintStrokes(context, random, colours) {
  context.lineCap = "round";
  for (let stroke = 0; stroke < 240; stroke += 1) {
    const [x, y, angle, length] = [random() * SIZE, random() * SIZE, random() * Math.PI, 4 + random() * 9];
    context.globalAlpha = 0.25 + random() * 0.4;
    context.strokeStyle = colours[Math.floor(random() * colours.length)];
    context.lineWidth = 1.4 + random() * 2.2;
    wrapped(context, x, y, () => {
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(Math.cos(angle) * length, Math.sin(angle) * length);
      context.stroke();
    });
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {() => number} random
 * @param {string[]} colours courses of stones with dark joints
 */
export function paintFlags(context, random, colours) {
  context.fillStyle = colours[0];
  context.fillRect(0, 0, SIZE, SIZE);
  const [course, stone] = [SIZE / 6, SIZE / 4];
  for (let row = 0; row < 6; row += 1) {
    for (let column = -1; column < 5; column += 1) {
      context.globalAlpha = 0.5 + random() * 0.5;
      context.fillStyle = colours[1 + Math.floor(random() * (colours.length - 1))];
      context.fillRect(column * stone + (row % 2) * (stone / 2) + 1.2, row * course + 1.2, stone - 2.4, course - 2.4);
    }
  }
  context.globalAlpha = 1;
}
