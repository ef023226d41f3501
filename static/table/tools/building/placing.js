/* Placing: models that come out of a building, or go up to battlements, are put down until the referee agrees. */

import { isUnderWay, modelsToPlace, placedAt, placingCommand, shift, waysToStand } from "../../buildings/placing.js";
import { rowsAround } from "../../buildings/spots.js";
import { orderedBy, press } from "../../presses.js";

/** Ways to stand that are tried before a player is asked to find one. */
const TRIES = 24;

/** @type {Point} where the hand was last */
let last = [0, 0];

/** @type {Tool} */
export const placingTool = {
  name: "placing",
  label: "Place",
  key: "",
  cursor: "crosshair",
  hidden: true,
  leave: putAway,

  begin({ store: { state } }, { from, slack }) {
    if (!state.placing || isUnderWay(state)) return false;
    state.placing.held = placedAt(state, from, slack);
    last = from;
    return state.placing.held !== null;
  },

  drag(desk, { at }) {
    const { placing } = desk.store.state;
    if (!placing?.held) return;
    shift(placing, [placing.held], [at[0] - last[0], at[1] - last[1]]);
    last = at;
    consider(desk);
  },

  drop(desk) {
    const { placing } = desk.store.state;
    if (placing) placing.held = null;
    consider(desk);
  },

  cancel: (desk) => placingTool.drop(desk, /** @type {Press} */ ({})),

  tap(desk, { at }) {
    const { state } = desk.store;
    const { placing } = state;
    if (!placing || isUnderWay(state)) return;
    placing.places = rowsAround(state.table, modelsToPlace(state.table, placing), at);
    consider(desk);
  },

  nudge(desk, by) {
    const { placing } = desk.store.state;
    if (!placing || isUnderWay(desk.store.state)) return;
    shift(placing, Object.keys(placing.places), by);
    consider(desk);
  },

  confirm: confirmPlacing,

  escape(desk) {
    if (!desk.store.state.placing) return false;
    letGo(desk);
    return true;
  },
};

/** @param {Desk} desk @param {Placing} placing taken in hand; the referee is asked for places it allows */
export function takePlacing(desk, placing) {
  const { state, changed } = desk.store;
  state.placing = placing;
  state.view.tool = "placing";
  state.view.floor = placing.floor;
  changed("tool", "floor", "placing");
  void offerPlaces(desk);
}

/** @param {Desk} desk tries ways to stand until the referee allows one; what it names itself is taken over */
export async function offerPlaces(desk) {
  const { state, changed } = desk.store;
  const { placing } = state;
  if (!placing || placing.trying) return;
  placing.trying = true;
  placing.answer = null;
  changed("placing");
  const ways = waysToStand(state.table, placing).slice(0, TRIES);
  const found = await firstAllowed(desk, placing, ways);
  if (state.placing !== placing) return;
  placing.trying = false;
  placing.places = found ?? ways[0] ?? {};
  consider(desk);
}

/**
 * @param {Desk} desk
 * @param {Placing} placing
 * @param {Record<string, Point>[]} ways
 * @returns {Promise<Record<string, Point> | null>}
 */
async function firstAllowed({ ask, store: { state } }, placing, ways) {
  for (const places of ways) {
    if (state.placing !== placing) return null;
    const verdict = await ask({ ask: "may", command: placingCommand(placing, places), seat: state.seat });
    if (verdict.legal) return places;
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  return null;
}

/** @param {Desk} desk shows the places as they are, and asks the referee about them */
export function consider(desk) {
  const { state, changed } = desk.store;
  const { placing } = state;
  changed("placing");
  if (!placing) return;
  desk.probe(placingCommand(placing), (answer) => {
    if (state.placing !== placing) return;
    placing.answer = answer;
    changed("placing");
  });
}

/** @param {Desk} desk */
export function confirmPlacing(desk) {
  const { state } = desk.store;
  if (state.placing && !isUnderWay(state)) press(desk, state.placing.control, placingCommand(state.placing));
}

/** @param {Desk} desk once they are out the hand is empty again */
export function watchPlacing(desk) {
  const { state } = desk.store;
  desk.store.on(["log", "outbox"], () => {
    const order = state.placing && orderedBy(state.placing.control);
    if (order && state.log.some(({ id }) => id === order)) letGo(desk);
  });
  desk.store.on(["table"], () => {
    if (state.placing && !isUnderWay(state) && !state.placing.trying) consider(desk);
  });
}

/** @param {Desk} desk */
function putAway({ store: { state, changed } }) {
  state.placing = null;
  changed("placing");
}

/** @param {Desk} desk and takes the models in hand again */
export function letGo(desk) {
  putAway(desk);
  desk.store.state.view.tool = "move";
  desk.store.changed("tool");
}
