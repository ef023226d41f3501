/* The two pictures of a look, drawn from the polygons in the referee's answer and nothing else. */

import { readPalette } from "../../render/palette.js";
import { easelOf } from "../../render/sight/easel.js";
import { paintElevation } from "../../render/sight/elevation.js";
import { paintEye } from "../../render/sight/eye.js";
import { seatOf } from "../../pieces.js";
import { degreeOf, percent } from "../../sight/words.js";
import { button, element } from "../element.js";

/** @returns {{row: HTMLElement, draw(table: TableFile, look: Sighting | null): void}} */
export function createPictures() {
  const eye = pictureOf("eye", "From the eye");
  const side = pictureOf("side", "From the side");
  const pictures = element("div", { className: "pictures", "data-shown": "eye" }, eye.figure, side.figure);
  const tabs = element("div", { className: "picture-tabs", role: "group", "aria-label": "Picture" });
  const row = element("div", { className: "look", hidden: true }, tabs, pictures);
  const buttons = ["eye", "side"].map((name) => button(name === "eye" ? "From the eye" : "From the side", () => show(name), { className: "chip", "aria-pressed": String(name === "eye") }));
  tabs.append(...buttons);
  /** @type {() => void} */
  let repaint = () => {};
  addEventListener("warmat:theme", () => repaint());
  new ResizeObserver(() => repaint()).observe(pictures);

  /** @param {string} name on a narrow screen there is room for one of them */
  function show(name) {
    pictures.dataset.shown = name;
    buttons.forEach((pressed, index) => pressed.setAttribute("aria-pressed", String(["eye", "side"][index] === name)));
    repaint();
  }

  return {
    row,
    draw(table, look) {
      row.hidden = !look?.picture;
      if (!look?.picture) return;
      const { picture } = look;
      repaint = () => paint(table, look, picture, eye.canvas, side.canvas);
      eye.canvas.setAttribute("aria-label", `From the eye: ${percent(look.obscured)} of the target is hidden`);
      side.canvas.setAttribute("aria-label", `From the side: ${picture.inches.toFixed(1)}″ from the eye to the target, ${picture.crossings.length} crossings, listed below`);
      repaint();
    },
  };
}

/** @param {string} name @param {string} caption */
function pictureOf(name, caption) {
  const canvas = /** @type {HTMLCanvasElement} */ (element("canvas", { className: `picture ${name}`, role: "img" }));
  return { canvas, figure: element("figure", { className: name }, canvas, element("figcaption", {}, caption)) };
}

/** @param {TableFile} table @param {Sighting} look @param {SightPicture} picture @param {HTMLCanvasElement} eye @param {HTMLCanvasElement} side */
function paint(table, look, picture, eye, side) {
  const palette = readPalette();
  const [from, to] = look.pair.map((id) => seatOf(table, id));
  const eyeEasel = easelOf(eye, palette, table);
  const sideEasel = easelOf(side, palette, table);
  if (eyeEasel) eye.dataset.card = JSON.stringify(paintEye(eyeEasel, picture, to));
  if (sideEasel) paintElevation(sideEasel, picture, { from, to });
  eye.dataset.degree = degreeOf(look);
}
