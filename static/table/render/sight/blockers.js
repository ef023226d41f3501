/* What stands in the way, in the colours it has on the mat. */

/** @type {Record<string, string>} */
const GROUNDS = {
  forest: "leaf-dark",
  hedge: "leaf-dark",
  swamp: "mud",
  tall_grass: "grass",
  hill: "hill",
  debris: "sand",
  ruin: "stone",
  building: "stone-dark",
};

/** @param {Easel} easel @param {string} id a model's or a piece's @returns {string} */
export function blockerColour({ palette, table }, id) {
  const model = table.models[id];
  if (model) return palette[`base-${table.units[model.unit].seat}`];
  const piece = table.terrain[id];
  if (piece?.material === "wood") return palette.timber;
  return palette[GROUNDS[piece?.kind ?? ""] ?? "stone-dark"];
}

/** @template {{by: string}} T @param {T[]} things @returns {T[][]} neighbours of one name together */
export function runs(things) {
  /** @type {T[][]} */
  const found = [];
  things.forEach((thing) => {
    const last = found[found.length - 1];
    if (last?.[0].by === thing.by) last.push(thing);
    else found.push([thing]);
  });
  return found;
}
