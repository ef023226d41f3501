/* The ground of a fight: dust, a grid of tiles, columns and rows counted along the edges. */

import { fillWithShadow, pathOf } from "../../../render/shapes.js";
import { paintClouds, paintSpecks, paintStrokes, texture } from "../../../render/textures.js";
import { writeLabel } from "../../../render/labels.js";

const LEAST_FOR_NAMES = 18;

/** @param {Brush} brush */
export function paintGround(brush) {
  paintTableTop(brush);
  paintDust(brush);
  paintGrid(brush);
  if (brush.camera.scale >= LEAST_FOR_NAMES) writeEdges(brush);
}

/** @param {Brush} brush */
function paintTableTop({ context, palette, camera, pixel }) {
  const [width, height] = [camera.width * pixel, camera.height * pixel];
  context.fillStyle = palette["table-top"];
  context.fillRect(camera.x - width / 2 - 1, camera.y - height / 2 - 1, width + 2, height + 2);
}

/** @param {Brush} brush */
function paintDust(brush) {
  const { context, palette } = brush;
  const { width, depth } = brush.camera.mat;
  const edge = pathOf([[0, 0], [width, 0], [width, depth], [0, depth]]); // prettier-ignore
  fillWithShadow(brush, edge, palette.dust, 0.8);
  context.fillStyle = texture(brush, "dust", 9, [palette.dust, palette["dust-shade"], palette["dust-light"]], paintClouds);
  context.fill(edge);
  context.globalAlpha = 0.7;
  context.fillStyle = texture(brush, "dust grain", 3.1, [palette["dust-shade"], palette["dust-light"]], paintSpecks);
  context.fill(edge);
  context.globalAlpha = 0.18;
  context.fillStyle = texture(brush, "dust marks", 6.3, [palette["dust-shade"], palette["dust-light"]], paintStrokes);
  context.fill(edge);
  context.globalAlpha = 1;
  paintFade(context, width, depth, edge);
}

/** @param {CanvasRenderingContext2D} context @param {number} width @param {number} depth @param {Path2D} edge the light falls off towards the corners */
function paintFade(context, width, depth, edge) {
  const reach = Math.hypot(width, depth) / 2;
  const fade = context.createRadialGradient(width * 0.45, depth * 0.4, reach * 0.3, width / 2, depth / 2, reach * 1.05);
  fade.addColorStop(0, "rgb(255 244 214 / 6%)");
  fade.addColorStop(1, "rgb(0 0 0 / 36%)");
  context.fillStyle = fade;
  context.fill(edge);
}

/** @param {Brush} brush every fifth line is stronger, to count by */
function paintGrid({ context, palette, pixel, camera: { mat } }) {
  context.save();
  context.strokeStyle = palette["mat-edge"];
  for (const [every, alpha] of [[1, 0.34], [5, 0.4]]) {
    const lines = new Path2D();
    for (let x = 0; x <= mat.width; x += every) lines.rect(x, 0, 0, mat.depth);
    for (let y = 0; y <= mat.depth; y += every) lines.rect(0, y, mat.width, 0);
    context.globalAlpha = alpha;
    context.lineWidth = (every === 1 ? 1 : 1.5) * pixel;
    context.stroke(lines);
  }
  context.restore();
}

/** @param {Brush} brush */
function writeEdges(brush) {
  const { mat } = brush.camera;
  const look = { size: 11, colour: brush.palette["ink-soft"], halo: brush.palette["table-top"] };
  const away = 10 * brush.pixel;
  for (let x = 0; x < mat.width; x += 1) writeLabel(brush, String(x), [x + 0.5, -away], look);
  for (let y = 0; y < mat.depth; y += 1) writeLabel(brush, String(y), [-away, y + 0.5], look);
}
