/* Where models come from, faded; where they would go, with a dashed rim; their path dotted between. */

import { hasMoved, hasTurned } from "../draft.js";
import { points } from "../paths.js";
import { numbers } from "../pieces.js";
import { paintBase } from "./base.js";
import { lookOf, paintModel, writeFloor } from "./models.js";
import { lineOf } from "./shapes.js";

const FADED = 0.42;

/** @param {Brush} brush this browser's own draft */
export function paintDraft(brush) {
  const { draft } = brush.state;
  if (!draft) return;
  const numbered = numbers(brush.state.table);
  const entries = Object.entries(draft.tracks);
  entries
    .filter(([, track]) => hasMoved(track))
    .forEach(([id, track]) => {
      paintOrigin(brush, id, track.from, numbered);
      paintPath(brush, points(track), track.fixed, draft.held === id);
    });
  entries.forEach(([id, track]) => {
    if (hasMoved(track) || hasTurned(track)) paintGhost(brush, id, track.to, numbered.get(id) ?? "");
    else paintModel(brush, id, track.to, numbered.get(id) ?? "");
  });
}

/** @param {Brush} brush @param {string} id @param {Pose} pose @param {string} number */
function paintGhost(brush, id, pose, number) {
  const model = brush.state.table.models[id];
  paintBase(brush, model, pose, { ...lookOf(brush.state, id, number), ghost: true });
  if (pose.floor > 0) writeFloor(brush, model, pose);
}

/** @param {Brush} brush what another player is making up right now */
export function paintTheirGhosts(brush) {
  const { state } = brush;
  Object.values(state.hands).forEach(({ ghosts }) => {
    if (!ghosts || ghosts.unit === state.draft?.unit) return;
    const numbered = numbers(state.table);
    Object.entries(ghosts.places)
      .filter(([id]) => state.table.models[id])
      .forEach(([id, [x, y, facing, floor]]) => {
        paintPath(brush, ghosts.paths[id] ?? [], [], false);
        const look = { ...lookOf(state, id, numbered.get(id) ?? ""), ghost: true, alpha: 0.75 };
        paintBase(brush, state.table.models[id], { x, y, facing, floor }, look);
      });
  });
}

/** @param {Brush} brush @param {string} id @param {Pose} pose @param {Map<string, string>} numbered */
export function paintOrigin(brush, id, pose, numbered) {
  const look = { ...lookOf(brush.state, id, numbered.get(id) ?? ""), alpha: FADED };
  paintBase(brush, brush.state.table.models[id], pose, look);
}

/**
 * @param {Brush} brush
 * @param {number[][]} path
 * @param {number[][]} waypoints
 * @param {boolean} held stronger for the one in hand
 */
export function paintPath({ context, palette, pixel }, path, waypoints, held) {
  context.save();
  context.strokeStyle = held ? palette.gold : palette.label;
  context.globalAlpha = held ? 1 : 0.7;
  context.lineWidth = 2 * pixel;
  context.lineCap = "round";
  context.setLineDash([0.1 * pixel, 5 * pixel]);
  context.stroke(lineOf(path));
  context.setLineDash([]);
  context.fillStyle = context.strokeStyle;
  waypoints.forEach(([x, y]) => {
    context.beginPath();
    context.arc(x, y, 3.5 * pixel, 0, 2 * Math.PI);
    context.fill();
  });
  context.restore();
}
