/* Objectives and counters lying on the mat. */

const MILLIMETRES = 25.4;

/** @param {Brush} brush */
export function paintMarkers(brush) {
  Object.values(brush.state.table.markers ?? {}).forEach((marker) => paintMarker(brush, marker));
}

/** @param {Brush} brush @param {Marker} marker */
function paintMarker(brush, marker) {
  const { context, palette, pixel } = brush;
  const radius = marker.diameter / 2 / MILLIMETRES;
  context.save();
  context.translate(marker.x, marker.y);
  context.fillStyle = "rgb(0 0 0 / 35%)";
  circle(context, radius);
  context.fill();
  context.strokeStyle = marker.seat ? palette[marker.seat] : palette.gold;
  context.lineWidth = Math.max(0.08, 1.5 * pixel);
  context.stroke();
  context.setLineDash([0.12, 0.12]);
  circle(context, radius * 0.7);
  context.stroke();
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {number} radius */
function circle(context, radius) {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
}
