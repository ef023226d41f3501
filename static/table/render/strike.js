/* A shape that came to lie: it slides there from where it was put, and stays until its hits are put away. */

import { between, distance, radians } from "../geometry.js";
import { isShape, strikeShown } from "../strikes.js";
import { paintCross, paintMarker, paintTemplate } from "./aim.js";
import { writeLabel } from "./labels.js";
import { paintStruck } from "./struck.js";

/** @param {Brush} brush @returns {boolean} true while it slides */
export function paintStrike(brush) {
  const strike = strikeShown(brush.state);
  if (!strike || !isShape(strike)) return false;
  const share = shareOf(brush, strike);
  paintArrow(brush, strike);
  paintLaid(brush, strike, between(strike.from, strike.at, share));
  if (share === 1) paintStruck(brush, Object.keys(strike.hits), brush.state.seat);
  return share < 1;
}

/** @param {Brush} brush @param {Strike} strike @returns {number} how far along it is, slow at both ends */
function shareOf({ state, now }, { seq }) {
  const { slide } = state;
  if (!slide || slide.seq !== seq) return 1;
  const time = Math.min(1, Math.max(0, (now - slide.began) / slide.lasts));
  return time * time * (3 - 2 * time);
}

/** @param {Brush} brush @param {Strike} strike @param {Point} at */
function paintLaid(brush, { size, bearing }, at) {
  if (size) paintMarker(brush, at, brush.state.measures.shapes.blast[size]);
  else paintTemplate(brush, at, bearing);
}

/** @param {Brush} brush @param {Strike} strike where it was put, and which way and how far it went from there */
function paintArrow(brush, { from, at, scatter }) {
  if (!scatter || distance(from, at) < 0.01) return;
  const { context, palette, pixel } = brush;
  paintCross(brush, from);
  context.save();
  context.strokeStyle = palette.gold;
  context.fillStyle = palette.gold;
  context.lineWidth = 2.5 * pixel;
  context.setLineDash([8 * pixel, 5 * pixel]);
  context.beginPath();
  context.moveTo(from[0], from[1]);
  context.lineTo(at[0], at[1]);
  context.stroke();
  context.restore();
  paintHead(brush, at, scatter.bearing ?? 0);
  writeLabel(brush, `${scatter.bearing}° · ${scatter.distance}″`, besides(from, at, 30 * pixel), {
    size: 13,
    weight: 600,
  });
}

/** @param {Point} from @param {Point} at @param {number} away inches @returns {Point} beside the middle of the arrow */
function besides(from, at, away) {
  const [x, y] = between(from, at, 0.5);
  const length = distance(from, at);
  return [x - ((at[1] - from[1]) / length) * away * 1.6, y + ((at[0] - from[0]) / length) * away];
}

/** @param {Brush} brush @param {Point} at @param {number} bearing */
function paintHead({ context, palette, pixel }, [x, y], bearing) {
  const size = 9 * pixel;
  context.save();
  context.translate(x, y);
  context.rotate(radians(bearing));
  context.fillStyle = palette.gold;
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(size * 0.7, size * 1.6);
  context.lineTo(-size * 0.7, size * 1.6);
  context.fill();
  context.restore();
}
