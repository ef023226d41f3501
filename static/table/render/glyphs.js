/* A sign for each type of unit, drawn in a field of 24 by 24 about its middle. */

/** @param {string} drawn */
const glyph = (drawn) => new Path2D(drawn);

/** @type {Record<string, Path2D>} */
export const GLYPHS = {
  infantry: glyph("M0-12L3-7 1-6V3H5V5H1V11H-1V5H-5V3H-1V-6L-3-7Z"),
  cavalry: glyph("M-8-9H-4V2A4 4 0 0 0 4 2V-9H8V3A8 8 0 0 1-8 3Z"),
  beast: glyph(
    "M-9-2A3 4 0 1 1-3-2 3 4 0 1 1-9-2M3-2A3 4 0 1 1 9-2 3 4 0 1 1 3-2M-4-8A3 4 0 1 1 4-8 4 4 0 1 1-4-8M0 0C5 0 8 5 6 9S-4 10-6 9-5 0 0 0Z",
  ),
  monstrous: glyph("M-10-9L-5-6 0-9 5-6 10-9 7 2 4-1 2 10 0 4-2 10-4-1-7 2Z"),
  artillery: glyph("M-10 3L6-8 9-4-3 4A5 5 0 1 1-10 3ZM2 8H11V5H7Z"),
  swarm: glyph(
    "M-7-5A3 3 0 1 1-6.9-5ZM5-7A3 3 0 1 1 5.1-7ZM8 4A3 3 0 1 1 8.1 4ZM-3 7A3 3 0 1 1-2.9 7ZM0 0A3 3 0 1 1 .1 0Z",
  ),
  character: glyph("M-11-6L-5 0 0-10 5 0 11-6 8 8H-8Z"),
};

/** @param {Profile | undefined} profile */
export const glyphOf = (profile) => (profile?.character ? "character" : (profile?.type ?? "infantry"));
