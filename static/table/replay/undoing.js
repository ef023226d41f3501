/* A take-back that is asked: where everything would go back to, fetched once, so that nobody agrees blind. */

import { present } from "../present.js";

/** @param {State} state @returns {(Pending & {about: TakeBack}) | null} */
function askedTakeBack({ table }) {
  return /** @type {any} */ (table.turn.pending.find(({ decision }) => decision === "take_back") ?? null);
}

/** @param {Store} store @param {import("./history.js").MoveHistory} history */
export function watchTakeBack({ state, changed, on }, history) {
  const look = async () => {
    const asked = askedTakeBack(state);
    if (asked?.id === state.undoing?.id) return;
    state.undoing = asked ? { id: asked.id, table: null } : null;
    changed("turn", "draft");
    if (!asked) return;
    await history.reach(Math.min(asked.about.to, present(state).seq), () => {}).catch(() => {});
    if (state.undoing?.id !== asked.id || history.entries.length < asked.about.to) return;
    state.undoing.table = history.tableAt(asked.about.to);
    changed("turn", "draft");
  };
  on(["turn", "connection"], look);
}
