/* Charge and shoot: enemy units are tapped, or chosen from the list, until the order is given. */

import { createEngagement, engageCommand, enemiesOf, isBarred, isReady, mayAim } from "../engagement.js";
import { createDraft } from "../draft.js";
import { pinPiece } from "../ground/pointing.js";
import { selectUnit } from "../selection.js";
import { orderedBy } from "../presses.js";
import { throwDice } from "../throwing.js";
import { consult } from "./drafting.js";

/** @type {Tool} */
export const engageTool = {
  name: "engage",
  label: "Charge or shoot",
  key: "",
  cursor: "crosshair",
  hidden: true,
  begin: () => false,
  drag: () => undefined,
  drop: () => undefined,
  cancel: () => undefined,
  leave: endEngagement,
  confirm: giveOrder,

  tap(desk, { model }) {
    const { state } = desk.store;
    if (model !== null && mayAim(state, model)) aimAt(desk, state.table.models[model].unit);
  },

  escape(desk) {
    putAway(desk);
    return true;
  },
};

/** @param {Desk} desk @param {Engagement["kind"]} kind @param {string} unit */
export async function engage(desk, kind, unit) {
  const { state, changed } = desk.store;
  if (state.draft) return desk.notify("Confirm or cancel the ghosts first.", "urgent");
  const engagement = createEngagement(kind, unit);
  state.engagement = engagement;
  state.view.tool = "engage";
  selectUnit(desk.store, unit, false);
  pinPiece(desk.store, null);
  changed("tool", "engagement");
  if (kind === "charge") await askReach(desk, engagement);
  const enemies = enemiesOf(state);
  if (kind === "fire" && enemies.length === 1) aimAt(desk, enemies[0]);
}

/** @param {Desk} desk @param {Engagement} engagement */
async function askReach({ ask, store: { state, changed } }, engagement) {
  const { targets } = await ask({ ask: "charges", unit: engagement.unit });
  if (state.engagement !== engagement) return;
  engagement.reach = targets ?? {};
  changed("engagement");
}

/** @param {Desk} desk @param {string} unit a charge may have several targets, a volley one */
export function aimAt(desk, unit) {
  const { state, changed } = desk.store;
  const { engagement } = state;
  if (!engagement || engagement.announced || isBarred(state, unit)) return;
  const { kind, targets } = engagement;
  const others = targets.filter((id) => id !== unit);
  if (others.length < targets.length) engagement.targets = others;
  else engagement.targets = kind === "charge" ? [...targets, unit] : [unit];
  changed("engagement");
  if (kind === "fire") void askVolley(desk, engagement);
}

/** @param {Desk} desk @param {Engagement} engagement */
async function askVolley({ ask, store: { state, changed } }, engagement) {
  const [target] = engagement.targets;
  engagement.volley = null;
  if (!target) return;
  const answer = await ask({ ask: "fire", unit: engagement.unit, target });
  if (state.engagement !== engagement || engagement.targets[0] !== target) return;
  engagement.volley = answer;
  changed("engagement");
}

/** @param {Desk} desk the charge is declared and rolled, the volley announced */
export function giveOrder(desk) {
  const { state } = desk.store;
  const { engagement } = state;
  if (!engagement || !isReady(state)) return;
  throwDice(desk, engagement.control, engageCommand(engagement));
}

/** @param {Desk} desk */
function endEngagement({ store: { state, changed } }) {
  state.engagement = null;
  changed("engagement");
}

/** @param {Desk} desk and takes the models in hand again */
export function putAway(desk) {
  endEngagement(desk);
  desk.store.state.view.tool = "move";
  desk.store.changed("tool");
}

/** @param {Desk} desk a charge that was rolled is dragged, a volley that was announced is rolled for */
export function watchEngagement(desk) {
  const { state, changed, on } = desk.store;
  on(["log"], () => {
    const { engagement } = state;
    if (!engagement || engagement.announced || !state.log.some(({ id }) => id === orderedBy(engagement.control))) return;
    if (engagement.kind === "charge") return beginCharge(desk, engagement.unit);
    engagement.announced = true;
    changed("engagement");
  });
  on(["table"], () => {
    if (state.engagement && !state.table.units[state.engagement.unit]) putAway(desk);
  });
}

/** @param {Desk} desk @param {string} unit */
function beginCharge(desk, unit) {
  const { state, changed } = desk.store;
  putAway(desk);
  selectUnit(desk.store, unit, false);
  state.draft = createDraft(state, unit);
  changed("draft", "lifted");
  consult(desk);
}
