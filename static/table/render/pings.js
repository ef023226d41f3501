/* Pings and pointers, in the colour of the hand they come from. */

const LASTS = 2200;
const POINTER_LASTS = 1200;

/** @param {Brush} brush @returns {boolean} true while something still moves */
export function paintPings(brush) {
  const { state, now } = brush;
  state.pings = state.pings.filter(({ since }) => now - since < LASTS);
  state.pings.forEach((ping) => paintPing(brush, ping));
  const pointing = Object.entries(state.hands).filter(
    ([, { pointer }]) => pointer && now - pointer.since < POINTER_LASTS,
  );
  pointing.forEach(([seat, { pointer }]) => pointer && paintPointer(brush, seat, pointer));
  return state.pings.length > 0 || pointing.length > 0;
}

/** @param {Brush} brush @param {Ping} ping three rings going out; at the window's edge when it is out of sight */
function paintPing(brush, ping) {
  const { context, pixel, now } = brush;
  const [x, y] = inSight(brush, ping);
  const colour = colourOf(brush, ping.seat);
  context.save();
  context.strokeStyle = colour;
  context.fillStyle = colour;
  for (let wave = 0; wave < 3; wave += 1) {
    const share = ((now - ping.since) / 900 + wave / 3) % 1;
    context.globalAlpha = (1 - share) * 0.9;
    context.lineWidth = 3 * pixel;
    disc(context, x, y, (6 + share * 42) * pixel);
    context.stroke();
  }
  context.globalAlpha = 1;
  disc(context, x, y, 5 * pixel);
  context.fill();
  context.restore();
}

/** @param {Brush} brush @param {string} seat @param {Spot} pointer */
function paintPointer(brush, seat, { x, y }) {
  const { context, pixel } = brush;
  context.save();
  context.fillStyle = colourOf(brush, seat);
  context.strokeStyle = "rgb(0 0 0 / 60%)";
  context.lineWidth = 2 * pixel;
  disc(context, x, y, 7 * pixel);
  context.stroke();
  context.fill();
  context.restore();
}

/** @param {Brush} brush @param {Ping} ping @returns {Point} */
function inSight({ camera, pixel }, { x, y }) {
  const [halfWidth, halfHeight] = [(camera.width / 2 - 14) * pixel, (camera.height / 2 - 14) * pixel];
  return [
    Math.min(camera.x + halfWidth, Math.max(camera.x - halfWidth, x)),
    Math.min(camera.y + halfHeight, Math.max(camera.y - halfHeight, y)),
  ];
}

/** @param {Brush} brush @param {string} seat */
const colourOf = ({ palette }, seat) => palette[seat] ?? palette.ink;

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} radius */
function disc(context, x, y, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}
