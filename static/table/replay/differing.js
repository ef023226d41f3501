/* Which fields of two tables differ, told by identity: entities are never changed in place. */

/** @param {TableFile} before @param {TableFile} after @param {string[]} collections of entities by id @returns {Changes} */
export function differing(before, after, collections) {
  const [old, fresh] = /** @type {Record<string, any>[]} */ ([before, after]);
  const fields = Object.keys({ ...old, ...fresh });
  const differs = (/** @type {string} */ name) => (collections.includes(name) ? !alike(old[name] ?? {}, fresh[name] ?? {}) : old[name] !== fresh[name]);
  return Object.fromEntries(fields.filter(differs).map((name) => [name, fresh[name]]));
}

/** @param {Record<string, any>} one @param {Record<string, any>} other */
function alike(one, other) {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}
