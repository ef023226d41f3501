/* The colours of the canvas, read from the same tokens as the page. */

const TOKENS = [
  "ink", "ink-soft", "surface-0", "surface-1", "line", "gold", "red", "blue", "amber", "green", "glass", "focus",
  "table-top", "mat", "mat-shade", "mat-light", "mat-edge", "halo", "label", "base-red", "base-blue", "base-light",
  "wood", "wood-edge", "leaf", "leaf-light", "leaf-dark", "hill", "hill-light", "hill-line",
  "water", "water-light", "water-dark", "bank", "sand", "stone", "stone-light", "stone-dark",
  "wall", "glass-pane", "timber", "timber-light", "slate", "slate-light", "mud", "mud-light", "lava", "crust", "grass",
];

/** @returns {Palette} token name to colour, as the theme has it now */
export function readPalette() {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(TOKENS.map((token) => [token, style.getPropertyValue(`--${token}`).trim()]));
}
