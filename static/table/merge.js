/* The server's `changes`: entities as they now are, null for one that is gone. */

/** @param {TableFile} table changed in place @param {Changes} changes @param {string[]} collections of entities by id */
export function merge(table, changes, collections) {
  const target = /** @type {Record<string, any>} */ (table);
  Object.entries(changes).forEach(([field, value]) => {
    if (collections.includes(field)) mergeEntities((target[field] ??= {}), value);
    else target[field] = value;
  });
}

/** @param {Record<string, any>} entities @param {Record<string, any>} changed */
function mergeEntities(entities, changed) {
  Object.entries(changed).forEach(([id, entity]) => {
    if (entity === null) delete entities[id];
    else entities[id] = entity;
  });
}
