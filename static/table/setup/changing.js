/* Changing what the players agree on: each change is one `set`, which both must accept anew. */

import { fetchLayout } from "./library.js";
import { currentLayout } from "./terms.js";

/** @param {Desk} desk @param {Record<string, unknown>} terms by controls that tell a change once, however fast it follows another */
export const setTerms = (desk, terms) => void desk.command({ do: "set", ...terms });

/** @param {Desk} desk @param {Mat} mat ground of a ready layout is laid out anew for it */
export async function setMat(desk, mat) {
  const layout = currentLayout(desk.store.state);
  const { image } = desk.store.state.table.mat;
  const ground = layout ? await groundOf(desk, layout, mat) : {};
  if (ground) setTerms(desk, { mat: { ...(image ? { image } : {}), ...mat }, ...ground });
}

/** @param {Desk} desk @param {string} image a picture of the library, "" for the plain cloth */
export function setPicture(desk, image) {
  const { width, depth } = desk.store.state.table.mat;
  setTerms(desk, { mat: { width, depth, ...(image ? { image } : {}) } });
}

/** @param {Desk} desk @param {string} layout */
export async function setLayout(desk, layout) {
  const { width, depth } = desk.store.state.table.mat;
  const ground = await groundOf(desk, layout, { width, depth });
  if (ground) setTerms(desk, ground);
}

/** @param {Desk} desk @param {string} layout @param {Mat} mat @returns {Promise<Record<string, unknown> | null>} what lay there goes */
async function groundOf(desk, layout, mat) {
  const ground = await fetchLayout(desk, layout, mat);
  const gone = Object.fromEntries(Object.keys(desk.store.state.table.terrain).map((id) => [id, null]));
  return ground && { terrain: { ...gone, ...ground.terrain }, zones: ground.zones };
}
