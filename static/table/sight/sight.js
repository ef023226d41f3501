/* Who looks, at whom, and what the referee says of it. Nothing here is judged by the page. */

import { changedModels } from "../draft.js";
import { standingModelsOf } from "../pieces.js";
import { selectedUnit } from "../selection.js";

/** @returns {Sight} */
export function createSight() {
  return {
    from: null, // the model or unit that looks: "s1"
    to: null, // the one looked at: "orcs"
    hovered: null, // the model under the pointer, looked at while nobody is chosen
    look: null, // what the referee says of the look, see .ci/types/sight.d.ts
    refusal: null, // why nothing can be said: "o4 is not on the mat; there is nothing to see."
    outlook: null, // where the viewer sees what stands there
    shaded: true, // the outlook is drawn on the mat
    pinned: false, // the panel stays while other tools are in hand
    kept: null, // looks out of the log: {seq: 41, looks: […], index: 0}
  };
}

/** @param {State} state */
export const isLooking = ({ view, sight }) => view.tool === "sight" || sight.pinned || sight.kept !== null;

/** @param {Sight} sight @returns {string | null} whom the look is at */
export const targetOf = ({ to, hovered }) => to ?? hovered;

/** @param {State} state @returns {string | null} from whose eyes the mat is shaded: of a unit one model, the one of the best pair */
export function shadeViewer({ table, sight: { from, look } }) {
  if (from === null || table.models[from]) return from;
  const members = standingModelsOf(table, from);
  return look && members.includes(look.pair[0]) ? look.pair[0] : (members[0] ?? null);
}

/** @param {Sight} sight @returns {Sighting | null} the one to show: out of the log, or of now */
export const shownLook = ({ kept, look }) => (kept ? kept.looks[kept.index] : look);

/** @param {Store} store @param {string} model taken as viewer, then as target; taken again it is let go */
export function pick(store, model) {
  const { from, to } = store.state.sight;
  if (from === null) return look(store, model, null);
  if (model === from) return look(store, null, null);
  return look(store, from, model === to ? null : model);
}

/** @param {Store} store @param {string} model its whole unit takes the place it has just been given */
export function pickUnit(store, model) {
  const { from } = store.state.sight;
  const { unit } = store.state.table.models[model];
  if (from === null || from === model) return look(store, unit, null);
  return look(store, from, unit);
}

/** @param {Store} store @param {string | null} from @param {string | null} to */
export function look({ state, changed }, from, to) {
  Object.assign(state.sight, { from, to, hovered: null, look: null, refusal: null, kept: null });
  if (from === null) state.sight.outlook = null;
  changed("sight");
}

/** @param {Store} store @param {string | null} model under the pointer */
export function hover({ state, changed }, model) {
  const { sight } = state;
  const hovered = model === sight.from ? null : model;
  if (sight.hovered === hovered || sight.from === null || sight.to !== null) return;
  Object.assign(sight, { hovered, look: null, refusal: null });
  changed("sight");
}

/** @param {Store} store @returns {boolean} true when there was something to let go: what the log shows, the target, the viewer */
export function stepBack(store) {
  const { kept, from, to } = store.state.sight;
  if (kept) return clearLook(store, from, to);
  if (to !== null) return clearLook(store, from, null);
  return from !== null && clearLook(store, null, null);
}

/** @param {Store} store @param {string | null} from @param {string | null} to */
function clearLook(store, from, to) {
  look(store, from, to);
  return true;
}

/** @param {Store} store who is in hand looks first: one model, or the whole unit */
export function lookFromHand(store) {
  const { sight, view } = store.state;
  if (sight.from !== null) return store.changed("sight");
  const [first, ...others] = view.selected;
  look(store, others.length ? selectedUnit(store.state) : (first ?? view.focused), null);
}

/** @param {Store} store @param {LogEntry} entry its looks are shown as they were */
export function showKept({ state, changed }, entry) {
  state.sight.kept = { seq: entry.seq, looks: entry.result.looks, index: 0 };
  changed("sight");
}

/** @param {Store} store the next of several looks kept with one line of the log */
export function nextKept({ state, changed }) {
  const { kept } = state.sight;
  if (kept) kept.index = (kept.index + 1) % kept.looks.length;
  changed("sight");
}

/** @param {State} state @returns {Record<string, {x: number, y: number, floor: number, facing: number}>} where this browser's ghosts stand */
export function supposedPlaces({ draft }) {
  if (!draft) return {};
  return Object.fromEntries(
    changedModels(draft).map((id) => {
      const { x, y, floor, facing } = draft.tracks[id].to;
      return [id, { x, y, floor, facing }];
    }),
  );
}
