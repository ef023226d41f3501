/* Pictures of models and of the mat: fetched once each from the table's own library, drawn as soon as they are there. */

const NAMED = /^pictures\/[0-9a-f]{64}\.webp$/;

/** @type {Map<string, HTMLImageElement>} */
const known = new Map();

/** @param {string | null | undefined} name as a table file says it; any other address is no picture @returns {HTMLImageElement | null} */
export function pictureOf(name) {
  if (!name || !NAMED.test(name)) return null;
  const image = known.get(name) ?? fetched(name);
  return image.complete && image.naturalWidth > 0 ? image : null;
}

/** @param {string} name */
function fetched(name) {
  const image = new Image();
  image.addEventListener("load", () => dispatchEvent(new Event("warmat:picture")));
  image.src = new URL(name, new URL(document.body.dataset.root ?? "/", location.href)).href;
  known.set(name, image);
  return image;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {HTMLImageElement} image fills the box, cut at the longer sides
 * @param {import("../places.js").Box} box
 */
export function cover(context, image, { left, top, right, bottom }) {
  const [width, height] = [right - left, bottom - top];
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [across, down] = [width / scale, height / scale];
  const [x, y] = [(image.naturalWidth - across) / 2, (image.naturalHeight - down) / 2];
  context.drawImage(image, x, y, across, down, left, top, width, height);
}
