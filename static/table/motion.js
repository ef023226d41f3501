/* An accepted move, shown along its path before the model stands at its new place. */

import { length } from "./paths.js";

const LEAST = 120;
const MOST = 250;
const PER_INCH = 25;

/** @param {TableFile} table before the move @param {LogEntry} entry @param {number} now @returns {Motion[]} */
export function motionsOf(table, entry, now) {
  return entry.events
    .filter(({ event }) => event === "models_moved")
    .flatMap(({ paths, poses }) => Object.keys(paths).map((id) => motion(table, id, paths[id], poses[id], now)))
    .filter((motion) => motion !== null);
}

/**
 * @param {TableFile} table
 * @param {string} id
 * @param {Place[]} path its start first
 * @param {Pose | undefined} pose
 * @param {number} now
 * @returns {Motion | null}
 */
function motion(table, id, path, pose, now) {
  const model = table.models[id];
  if (!model || path.length < 2) return null;
  const lasts = Math.min(MOST, Math.max(LEAST, length(path) * PER_INCH));
  return { model: id, path, facing: [model.facing, pose?.facing ?? model.facing], began: now, lasts };
}
