/* What tools that hold something over the mat have in common: it follows, is set down, turned, placed, put away. */

import { commandOf, isComplete, isSent, needsAgreement, shownAim } from "../aim.js";
import { orderedBy } from "../presses.js";
import { throwDice } from "../throwing.js";

/** Inches a hand may miss the middle by and still take hold of what lies there. */
const GRIP = 1.5;

/**
 * @param {{name: string, label: string, key: string}} named
 * @param {Partial<Tool> & {enter: Tool["enter"]}} own how it is taken, and what it does in its own way
 * @returns {Tool}
 */
export function aimTool(named, own) {
  return {
    ...named,
    cursor: "crosshair",
    serves: ({ measures }) => measures.shapes !== undefined,
    leave: putAway,
    begin: (desk, { from }) => onAim(desk.store.state, from),
    drag: (desk, { at }) => setDown(desk, at),
    drop: () => undefined,
    cancel: () => undefined,
    tap: (desk, { at }) => setDown(desk, at),
    hover: (desk, { at }) => follow(desk, at),
    nudge: (desk, by) => shift(desk, by),
    confirm: confirmAim,
    escape(desk) {
      letGo(desk);
      return true;
    },
    ...own,
  };
}

/** @param {Desk} desk @param {Aim} aim */
export function take(desk, aim) {
  desk.store.state.aim = aim;
  consider(desk);
}

/** @param {State} state @param {Point} point @returns {boolean} true when a hand there takes hold of what lies there */
function onAim({ aim }, [x, y]) {
  return aim !== null && Math.hypot(aim.at[0] - x, aim.at[1] - y) < GRIP;
}

/** @param {Desk} desk @param {Partial<Aim>} change shown, and asked about, unless it is on its way */
export function change(desk, change) {
  const { state } = desk.store;
  if (!state.aim || isSent(state)) return;
  Object.assign(state.aim, change);
  consider(desk);
}

/** @param {Desk} desk @param {Point} at */
const setDown = (desk, at) => change(desk, { at, set: true });

/** @param {Desk} desk @param {Point} at */
function follow(desk, at) {
  if (desk.store.state.aim?.set === false) change(desk, { at });
}

/** @param {Desk} desk @param {Point} by inches */
function shift(desk, [x, y]) {
  const { aim } = desk.store.state;
  if (aim) setDown(desk, [aim.at[0] + x, aim.at[1] + y]);
}

/** @param {Desk} desk shows what is held as it is now, and asks the referee about it */
export function consider(desk) {
  const { state, changed } = desk.store;
  const { aim } = state;
  changed("aim");
  if (!aim) return;
  showAim(desk);
  const heard = (/** @type {any} */ answer) => {
    if (state.aim !== aim) return;
    aim.answer = answer;
    changed("aim");
  };
  if (aim.kind === "put") desk.probe(commandOf(state, aim), heard);
  else if (aim.kind === "blast" || aim.model) desk.hint({ ask: "under", command: commandOf(state, aim) }, heard);
}

/** @param {Desk} desk the others see what is held, or that nothing is any more */
function showAim({ store: { state }, gesture }) {
  if (state.seat !== "watch") gesture({ type: "aim", command: shownAim(state) });
}

/** @param {Desk} desk the first press sets it down where it is, the next one places it */
export function confirmAim(desk) {
  const { state } = desk.store;
  if (!state.aim || isSent(state)) return;
  if (!state.aim.set) return change(desk, { set: true });
  if (isComplete(state)) throwDice(desk, state.aim.control, orderOf(state, state.aim));
}

/** @param {State} state @param {Aim} aim @returns {Command} with the reason, where the opponent must agree */
function orderOf(state, aim) {
  const reason = state.view.shot.reason.trim();
  const command = commandOf(state, aim);
  return needsAgreement(state) && reason ? { ...command, override: reason } : command;
}

/** @param {Desk} desk once placed the hand is empty again; what was refused stays in it */
export function watchAim(desk) {
  const { state } = desk.store;
  desk.store.on(["log", "outbox"], () => {
    const order = state.aim && orderedBy(state.aim.control);
    if (order && state.log.some(({ id }) => id === order)) letGo(desk);
  });
  desk.store.on(["table", "floor", "selection", "outbox", "connection"], () => {
    if (state.aim) consider(desk);
  });
}

/** @param {Desk} desk */
function putAway(desk) {
  const { state, changed } = desk.store;
  if (!state.aim) return;
  state.aim = null;
  showAim(desk);
  Object.assign(state.view.shot, { reason: "", room: "" });
  changed("aim");
}

/** @param {Desk} desk and takes the models in hand again */
export function letGo(desk) {
  putAway(desk);
  desk.store.state.view.tool = "move";
  desk.store.changed("tool");
}
