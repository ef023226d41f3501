/* The server's `changes`: entities as they now are, null for one that is gone. */

const COLLECTIONS = ["models", "units", "terrain", "markers", "profiles", "zones"];

/** @param {TableFile} table changed in place @param {Changes} changes @returns {Topic[]} what there is to redraw */
export function merge(table, changes) {
  const target = /** @type {Record<string, any>} */ (table);
  Object.entries(changes).forEach(([field, value]) => {
    if (COLLECTIONS.includes(field)) mergeEntities((target[field] ??= {}), value);
    else target[field] = value;
  });
  return changes.terrain || changes.zones || changes.mat ? ["table", "turn", "terrain"] : ["table", "turn"];
}

/** @param {Record<string, any>} entities @param {Record<string, any>} changed */
function mergeEntities(entities, changed) {
  Object.entries(changed).forEach(([id, entity]) => {
    if (entity === null) delete entities[id];
    else entities[id] = entity;
  });
}
