/* An accepted move, shown along its path before the model stands at its new place. */

import { length } from "./paths.js";
import { standing } from "./pieces.js";

const LEAST = 120;
const MOST = 250;
const PER_INCH = 25;

/** @param {TableFile} table before the move @param {LogEntry} entry @param {number} now @returns {Motion[]} */
export function motionsOf(table, entry, now) {
  return entry.events.flatMap((event) => MOVES[event.event]?.(table, event, now) ?? []).filter((motion) => motion !== null);
}

/** @type {Record<string, (table: TableFile, event: any, now: number) => (Motion | null)[]>} */
const MOVES = {
  models_moved: (table, { paths, poses }, now) =>
    Object.keys(paths).map((id) => motion(table, id, paths[id], poses[id], now)),
  models_scattered: (table, { places }, now) =>
    Object.keys(places)
      .filter((id) => table.models[id] && standing(table.models[id]))
      .map((id) => motion(table, id, [startOf(table.models[id]), places[id]], undefined, now)),
  taken_back: (table, { parts }, now) =>
    Object.entries(parts)
      .filter(([part, model]) => part.startsWith("models.") && model?.x !== null && isElsewhere(table.models[idOf(part)], model))
      .map(([part, model]) => motion(table, idOf(part), [startOf(table.models[idOf(part)]), startOf(model)], model, now)),
};

/** @param {string} part "models.s1" */
const idOf = (part) => part.slice(part.indexOf(".") + 1);

/** @param {Model | undefined} model @param {Model} then */
const isElsewhere = (model, then) => model !== undefined && standing(model) && (model.x !== then.x || model.y !== then.y || model.floor !== then.floor);

/** @param {Model} model @returns {Place} */
const startOf = ({ x, y, floor }) => [x, y, floor];

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
