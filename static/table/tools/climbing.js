/* Climbing while dragging: the floor that is chosen with models in hand is climbed to where they are. */

import { climb } from "../draft.js";
import { consult } from "./drafting.js";

/** @param {Desk} desk */
export function watchClimbs(desk) {
  const { state, on } = desk.store;
  on(["floor"], () => {
    const { draft, table, view } = state;
    const lifted = Object.keys(draft?.lifted ?? {});
    if (!draft || !lifted.length) return;
    climb(draft, table, lifted, view.floor);
    consult(desk);
  });
}
