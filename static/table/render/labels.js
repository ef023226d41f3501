/* Words on the table, as large on the screen whatever the zoom, with a halo that keeps them readable on any ground. */

export const FONT = '-apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", system-ui, sans-serif';

/**
 * @param {Brush} brush
 * @param {string} words
 * @param {number[]} at inches, the middle of the text
 * @param {{size?: number, weight?: number, colour?: string, halo?: string, align?: CanvasTextAlign}} [look] size in CSS pixels
 */
export function writeLabel(
  { context, palette, pixel },
  words,
  [x, y],
  { size = 12, weight = 400, colour, halo, align = "center" } = {},
) {
  context.save();
  context.translate(x, y);
  context.scale(pixel, pixel);
  context.font = `${weight} ${size}px ${FONT}`;
  context.textAlign = align;
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3.5;
  context.strokeStyle = halo ?? palette.halo;
  context.strokeText(words, 0, 0);
  context.fillStyle = colour ?? palette.label;
  context.fillText(words, 0, 0);
  context.restore();
}

/**
 * A dark plate with one strong line and one quiet one.
 * @param {Brush} brush @param {string[]} lines @param {number[]} at inches, its top left @param {string} [colour] of the strong line
 */
export function writePlate({ context, palette, pixel }, lines, [x, y], colour) {
  context.save();
  context.translate(x, y);
  context.scale(pixel, pixel);
  context.font = `600 14px ${FONT}`;
  const widths = lines.map((line, index) => context.measureText(line).width * (index ? 0.88 : 1));
  const [width, height] = [Math.max(...widths) + 22, lines.length * 17 + 12];
  context.fillStyle = palette.glass;
  context.beginPath();
  context.roundRect(0, 0, width, height, 8);
  context.fill();
  lines.forEach((line, index) => {
    context.font = index ? `400 12px ${FONT}` : `600 14px ${FONT}`;
    context.fillStyle = index ? palette["ink-soft"] : (colour ?? palette.ink);
    context.textBaseline = "middle";
    context.fillText(line, 11, 15 + index * 17);
  });
  context.restore();
}
