/* The look on the mat: its line in one of three styles, what is in its way ringed, the verdict beside the target. */

import { between, distance } from "../../geometry.js";
import { shownPose, standing, standingModelsOf } from "../../pieces.js";
import { isLooking, shownLook, targetOf } from "../../sight/sight.js";
import { coverCounts, degreeOf, percent, saveWords } from "../../sight/words.js";
import { inches } from "../../words.js";
import { writePlate } from "../labels.js";
import { ring } from "../rings.js";
import { pathOf } from "../shapes.js";

/** CSS pixels of line and gap: whole for clear, long dashes for partly, dots for hidden. */
const STYLES = { clear: [], partly: [11, 7], hidden: [0.1, 7] };

/** @param {Brush} brush */
export function paintSight(brush) {
  const { state } = brush;
  if (!isLooking(state)) return;
  ringChosen(brush);
  const look = shownLook(state.sight);
  if (!look) return;
  look.blocked_by.forEach((id) => ringBlocker(brush, id));
  const line = lineOfLook(state, look);
  if (line) paintLine(brush, look, line);
  if (line) writeVerdict(brush, look, line.to);
}

/** @param {Brush} brush who looks, and at whom */
function ringChosen(brush) {
  const { sight } = brush.state;
  if (sight.kept) return sight.kept.looks[sight.kept.index].pair.forEach((id) => ringModel(brush, id, []));
  [sight.from, targetOf(sight)].forEach((id) => {
    if (id !== null) membersOf(brush.state, id).forEach((model) => ringModel(brush, model, seesNobody(sight, model) ? [2, 4] : []));
  });
}

/** @param {State} state @param {string} id a model's or a unit's */
const membersOf = ({ table }, id) => (table.models[id] ? [id] : standingModelsOf(table, id));

/** @param {Sight} sight @param {string} model */
const seesNobody = ({ look }, model) => look?.sees[model]?.length === 0;

/** @param {Brush} brush @param {string} id @param {number[]} dash */
function ringModel(brush, id, dash) {
  const { palette, pixel, state } = brush;
  if (!state.table.models[id] || !standing(state.table.models[id])) return;
  ring(brush, id, 4 * pixel, { colour: palette.halo, width: 4.5 });
  ring(brush, id, 4 * pixel, { colour: palette.label, width: 2, dash });
}

/** @param {Brush} brush @param {string} id a model's or a piece's */
function ringBlocker(brush, id) {
  const { context, palette, pixel, state } = brush;
  if (state.table.models[id]) return ringModel(brush, id, [6, 3]);
  const piece = state.table.terrain[id];
  if (!piece) return;
  const outline = pathOf(piece.outline);
  context.save();
  context.lineJoin = "round";
  [
    { colour: palette.halo, width: 6, dash: [] },
    { colour: palette.label, width: 2.5, dash: [9, 5] },
  ].forEach(({ colour, width, dash }) => {
    context.strokeStyle = colour;
    context.lineWidth = width * pixel;
    context.setLineDash(dash.map((part) => part * pixel));
    context.stroke(outline);
  });
  context.restore();
}

/** @typedef {{from: Point, to: Point}} Line */

/** @param {State} state @param {Sighting} look @returns {Line | null} between the models as they are shown; out of the log, and from a room's fire point, as the referee drew it */
function lineOfLook(state, { pair, picture }) {
  const poses = pair.map((id) => poseOf(state, id));
  const drawn = picture ? { from: /** @type {Point} */ ([picture.eye[0], picture.eye[1]]), to: picture.at } : null;
  if (state.sight.kept || !poses[0] || !poses[1]) return drawn;
  return { from: poses[0], to: poses[1] };
}

/** @param {State} state @param {string} id @returns {Point | null} */
function poseOf(state, id) {
  const model = state.table.models[id];
  if (!model || !standing(model)) return null;
  const { x, y } = shownPose(state, id);
  return [x, y];
}

/** @param {Brush} brush @param {Sighting} look @param {Line} line */
function paintLine(brush, look, { from, to }) {
  const { context, palette, pixel } = brush;
  const degree = degreeOf(look);
  context.save();
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(from[0], from[1]);
  context.lineTo(to[0], to[1]);
  strokeWith(brush, palette.halo, 6, []);
  strokeWith(brush, degree === "clear" ? palette.green : palette.label, degree === "hidden" ? 3.5 : 2.5, STYLES[degree]);
  context.restore();
  if (look.picture && distance(from, to) > pixel) markCrossings(brush, look, look.picture, { from, to });
}

/** @param {Brush} brush @param {string} colour @param {number} width @param {number[]} dash CSS pixels */
function strokeWith({ context, pixel }, colour, width, dash) {
  context.strokeStyle = colour;
  context.lineWidth = width * pixel;
  context.setLineDash(dash.map((part) => part * pixel));
  context.stroke();
}

/** @param {Brush} brush @param {Sighting} look @param {SightPicture} picture @param {Line} line a bar where it passes what hides the target */
function markCrossings({ context, palette, pixel }, look, picture, { from, to }) {
  const inches = distance(from, to);
  const [across, down] = [(to[1] - from[1]) / inches, (from[0] - to[0]) / inches];
  const arm = 7 * pixel;
  context.save();
  context.strokeStyle = palette.label;
  context.lineWidth = 2.5 * pixel;
  context.beginPath();
  picture.crossings.filter(({ by }) => look.blocked_by.includes(by)).forEach(({ near }) => {
    const [x, y] = between(from, to, Math.min(1, near / picture.inches));
    context.moveTo(x - across * arm, y - down * arm);
    context.lineTo(x + across * arm, y + down * arm);
  });
  context.stroke();
  context.restore();
}

/** @param {Brush} brush @param {Sighting} look @param {Point} at */
function writeVerdict(brush, look, [x, y]) {
  const { palette, pixel, camera } = brush;
  const degree = degreeOf(look);
  const strong = { clear: "Clear", partly: `Obscured ${percent(look.obscured)}`, hidden: "Not seen" }[degree];
  const away = look.inches === null ? "" : inches(look.inches);
  const quiet = coverCounts(look) ? saveWords(look) : away;
  const right = x + 160 * pixel < camera.x + (camera.width * pixel) / 2;
  const above = y - 64 * pixel > camera.y - (camera.height * pixel) / 2;
  const place = [right ? x + 24 * pixel : x - 150 * pixel, y + (above ? -58 : 16) * pixel];
  writePlate(brush, [strong, quiet].filter(Boolean), place, degree === "clear" ? palette.green : undefined);
}
