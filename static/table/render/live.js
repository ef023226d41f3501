/* The layer of what is happening now, redrawn each frame of a drag. What rubs out comes first. */

import { paintAim, paintTheirAims } from "./aim.js";
import { paintDoorway } from "./building/doorway.js";
import { paintPlacing } from "./building/placing.js";
import { paintDeploying } from "../setup/paint.js";
import { paintBlocks } from "./block.js";
import { paintDraft, paintTheirGhosts } from "./ghosts.js";
import { paintHandle, paintLasso } from "./handle.js";
import { paintLinks } from "./links.js";
import { paintHoverName } from "./models.js";
import { paintMotions } from "./motions.js";
import { paintPings } from "./pings.js";
import { paintPointedPiece } from "./pointed.js";
import { paintReach, paintTargets } from "./reach.js";
import { paintProposed } from "./proposed.js";
import { paintRefusals } from "./refusal.js";
import { paintRanges, paintSelection } from "./rings.js";
import { paintRulers } from "./ruler.js";
import { paintSight } from "./sight/line.js";
import { paintOutlook } from "./sight/outlook.js";
import { paintStrike } from "./strike.js";
import { paintTrail } from "./trail.js";
import { paintTravel } from "./travel.js";
import { paintZones } from "./zones.js";

const PAINTERS = [
  paintZones,
  paintTrail,
  paintReach,
  paintPointedPiece,
  paintOutlook,
  paintRanges,
  paintTheirGhosts,
  paintDraft,
  paintDoorway,
  paintPlacing,
  paintDeploying,
  paintMotions,
  paintLinks,
  paintSelection,
  paintBlocks,
  paintTargets,
  paintRefusals,
  paintSight,
  paintProposed,
  paintTheirAims,
  paintAim,
  paintHandle,
  paintRulers,
  paintLasso,
  paintHoverName,
  paintTravel,
];

/** @param {Brush} brush @returns {boolean} true while something moves by itself */
export function paintLive(brush) {
  PAINTERS.forEach((paint) => paint(brush));
  return [paintStrike(brush), paintPings(brush), brush.state.motions.length > 0].some(Boolean);
}

/** @type {Topic[]} what makes this layer stale */
export const LIVE_TOPICS = [
  "placing",
  "replay",
  "deploying",
  "camera",
  "table",
  "draft",
  "lifted",
  "selection",
  "hover",
  "ruler",
  "gestures",
  "rings",
  "motion",
  "floor",
  "tool",
  "sight",
  "look",
  "aim",
  "strike",
  "ground",
  "way",
  "engagement",
];
