/* The line of a lasso or a box, for the hand and for the eye. */

/** @param {Lasso} lasso @returns {Outline} */
export function lassoOutline({ shape, points }) {
  if (shape === "loop") return points;
  const [[left, top], [right, bottom]] = points;
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
