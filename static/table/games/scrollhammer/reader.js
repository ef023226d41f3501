/* What an accepted or refused command means for the ghosts and for what is still moving. */

import { clearGhosts } from "../../hands.js";
import { motionsOf } from "../../motion.js";
import { draftRefusals } from "../../refusals.js";
import { refuseDraft, settleDraft } from "../../settling.js";

/** @type {GameReader} */
export const reader = {
  collections: ["models", "units", "terrain", "markers", "profiles", "zones"],

  topics: (changes) => (changes.terrain || changes.zones || changes.mat ? ["terrain"] : []),

  restart(state) {
    Object.assign(state, { motions: [], draft: null, coherency: {}, bearings: {}, way: null });
  },

  expect(state, entry, now) {
    state.motions.push(...motionsOf(state.table, entry, now));
  },

  settle(state, entry, changes) {
    clearGhosts(state, entry);
    settleDraft(state, entry, changes);
  },

  refuse: refuseDraft,

  refusals: (state) => (state.draft?.open ? draftRefusals(state) : []),
};
