/* Puts a panel where it covers least of what it speaks of, unless a hand has moved it. */

/**
 * @param {HTMLElement} panel
 * @param {string[]} places as its styles name them by `data-place`, the usual one first
 * @param {number[][]} points in the window, not to be covered
 */
export function standAside(panel, places, points) {
  if (panel.style.left) return;
  const covered = places.map((place) => {
    panel.dataset.place = place;
    const box = panel.getBoundingClientRect();
    return points.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length;
  });
  panel.dataset.place = places[covered.indexOf(Math.min(...covered))];
}
