/* The way models went in the move that is looked at: from where, along which path. */

import { numbers } from "../pieces.js";
import { paintOrigin, paintPath } from "./ghosts.js";

/** @param {Brush} brush */
export function paintTrail(brush) {
  const { live, replay, log, seq, table } = brush.state;
  const entry = log[log.length - 1];
  if ((!live && !replay.open) || entry?.seq !== seq) return;
  const numbered = numbers(table);
  const paths = entry.events.flatMap(({ paths: walked }) => Object.entries(/** @type {Record<string, Place[]>} */ (walked ?? {})));
  paths
    .filter(([id, path]) => table.models[id] && path.length > 1)
    .forEach(([id, path]) => {
      const [x, y, floor] = path[0];
      paintOrigin(brush, id, { x, y, floor, facing: table.models[id].facing }, numbered);
      paintPath(brush, path, [], true);
    });
}
