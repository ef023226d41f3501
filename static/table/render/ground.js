/* The mat: grain, edges, zones, and the terrain on it. Drawn when the camera or the ground changes, never in a drag. */

import { paintDeploymentZones } from "../setup/paint.js";
import { pathOf, fillWithShadow } from "./shapes.js";
import { paintClouds, paintSpecks, paintStrokes, texture } from "./textures.js";
import { paintTerrain } from "./terrain.js";
import { paintMarkers } from "./markers.js";
import { cover, pictureOf } from "./pictures.js";

const GRID = 12;

/** @param {Brush} brush */
export function paintGround(brush) {
  paintTableTop(brush);
  paintMat(brush);
  paintGrid(brush);
  paintDeploymentZones(brush);
  paintTerrain(brush);
  paintMarkers(brush);
}

/** @param {Brush} brush */
function paintTableTop({ context, palette, camera, pixel }) {
  const [width, height] = [camera.width * pixel, camera.height * pixel];
  context.fillStyle = palette["table-top"];
  context.fillRect(camera.x - width / 2 - 1, camera.y - height / 2 - 1, width + 2, height + 2);
}

/** @param {Brush} brush */
function paintMat(brush) {
  const { context, palette, state } = brush;
  const { width, depth } = state.table.mat;
  const edge = pathOf([
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ]);
  fillWithShadow(brush, edge, palette.mat, 3);
  const picture = pictureOf(state.table.mat.image);
  if (picture) cover(context, picture, { left: 0, top: 0, right: width, bottom: depth });
  else paintCloth(brush, edge);
  paintVignette(brush, edge);
  context.strokeStyle = palette["mat-edge"];
  context.lineWidth = 0.18;
  context.stroke(edge);
}

/** @param {Brush} brush @param {Path2D} edge the mat where it has no picture */
function paintCloth(brush, edge) {
  const { context, palette } = brush;
  const colours = [palette.mat, palette["mat-shade"], palette["mat-light"], palette["mat-shade"]];
  context.fillStyle = texture(brush, "mat", 17, colours, paintClouds);
  context.fill(edge);
  context.fillStyle = texture(brush, "grain", 5.3, [palette.grain, palette["mat-light"], palette.grain], paintSpecks);
  context.fill(edge);
  context.fillStyle = texture(brush, "tufts", 9.7, [palette.grain, palette["mat-light"]], paintStrokes);
  context.globalAlpha = 0.16;
  context.fill(edge);
  context.globalAlpha = 1;
}

/** @param {Brush} brush @param {Path2D} edge the light falls off towards the corners */
function paintVignette({ context, state }, edge) {
  const { width, depth } = state.table.mat;
  const reach = Math.hypot(width, depth) / 2;
  const fade = context.createRadialGradient(
    width * 0.45,
    depth * 0.4,
    reach * 0.35,
    width / 2,
    depth / 2,
    reach * 1.05,
  );
  fade.addColorStop(0, "rgb(255 250 225 / 5%)");
  fade.addColorStop(1, "rgb(0 0 0 / 34%)");
  context.fillStyle = fade;
  context.fill(edge);
}

/** @param {Brush} brush a faint line each foot */
function paintGrid({ context, state, palette, pixel }) {
  const { width, depth } = state.table.mat;
  const lines = new Path2D();
  for (let x = GRID; x < width; x += GRID) lines.rect(x, 0, 0, depth);
  for (let y = GRID; y < depth; y += GRID) lines.rect(0, y, width, 0);
  context.save();
  context.globalAlpha = 0.16;
  context.strokeStyle = palette["mat-edge"];
  context.lineWidth = pixel;
  context.stroke(lines);
  context.restore();
}
