/* Keeps asking the referee what it thinks of the orders a plan offers, and who may shoot out of its fire points. */

import { Latest } from "../sight/latest.js";
import { BLOW, blowCommand, mayStrike } from "./blow_order.js";
import { offersOf } from "./offers.js";
import { placeShown, watchSelection, watchTaps } from "./plan.js";
import { roomOf } from "./rooms.js";

const FIRE_EVERY = 200;
const TOPICS = /** @type {Topic[]} */ (["plan", "table", "turn", "connection"]);

/** @param {Desk} desk */
export function watchBuildings(desk) {
  watchTaps(desk.store);
  watchSelection(desk.store);
  watchOffers(desk);
  watchFire(desk);
}

/** @param {Desk} desk */
function watchOffers({ store, ask }) {
  const { state, changed } = store;
  let asked = "";
  store.on(TOPICS, () => {
    const orders = state.plan.building ? ordersToJudge(state) : [];
    const question = JSON.stringify([state.seq, state.connection, orders]);
    if (question === asked) return;
    asked = question;
    state.plan.verdicts = {};
    orders.forEach(async ({ key, command }) => {
      const verdict = await ask({ ask: "may", command, seat: state.seat });
      if (asked !== question) return;
      state.plan.verdicts[key] = verdict;
      changed("plan");
    });
  });
}

/** @param {State} state @returns {{key: string, command: Command}[]} what the plan offers, and the blow as it is set */
function ordersToJudge(state) {
  const place = placeShown(state);
  const blow = place && mayStrike(state, place) ? [{ key: BLOW, command: blowCommand(place, state.plan.blow) }] : [];
  return [...offersOf(state), ...blow];
}

/** @param {Desk} desk */
function watchFire({ store, ask }) {
  const { state, changed } = store;
  const latest = new Latest(ask, FIRE_EVERY);
  let asked = "";
  store.on(TOPICS, () => {
    const question = fireQuestion(state);
    const words = question ? JSON.stringify([state.seq, question]) : "";
    if (words === asked) return;
    asked = words;
    state.plan.fire.volley = null;
    if (!question) return latest.drop();
    latest.put(question, (volley) => {
      if (asked !== words) return;
      state.plan.fire.volley = volley;
      changed("plan");
    });
  });
}

/** @param {State} state @returns {Question | null} */
export function fireQuestion(state) {
  const { unit, fire } = state.plan;
  if (!unit || !fire.target || roomOf(state.table, unit) !== placeShown(state)?.reference) return null;
  return { ask: "fire", unit, target: fire.target, fire_points: fire.points };
}
