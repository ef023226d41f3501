/* Keys: every tool and every step of a move without a pointer. None of them while a field is written in. */

import { byId } from "./panels/element.js";
import { fit, pan, zoom } from "./camera.js";
import { replayKey } from "./replay/keys.js";
import { Spring } from "./spring.js";

const TURN = 15;
const SMALL_TURN = 1;
const PAN = 60;
const ZOOM = 1.25;
const ARROWS = /** @type {Record<string, Point>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/** @param {Desk} desk @param {Toolbox} toolbox @param {() => boolean} cancelDrag true when there was one */
export function listenToKeys(desk, toolbox, cancelDrag) {
  const spring = new Spring(desk.store, toolbox);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") leaveField(event.target);
    if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (press(event, desk, toolbox, cancelDrag, spring)) event.preventDefault();
  });
  addEventListener("keyup", ({ key }) => spring.release(key.toLowerCase()));
}

/** @param {EventTarget | null} target a dialog closes by itself */
function leaveField(target) {
  if (target instanceof HTMLElement && isWriting(target) && !target.closest("dialog")) byId("stage").focus({ preventScroll: true });
}

/** @param {EventTarget | null} target */
function isWriting(target) {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}

/**
 * @param {KeyboardEvent} event
 * @param {Desk} desk
 * @param {Toolbox} toolbox
 * @param {() => boolean} cancelDrag
 * @param {Spring} spring
 * @returns {boolean} true when the key meant something
 */
function press(event, desk, toolbox, cancelDrag, spring) {
  const onButton = event.target instanceof HTMLElement && event.target.closest("button, a, summary") !== null;
  if (event.key === "Escape") return cancelDrag() || escape(desk, toolbox.current());
  if (event.key === "Enter") return enter(desk, toolbox.current(), event.target);
  if (ARROWS[event.key]) return !inTabs(event.target) && arrow(desk, toolbox.current(), event);
  if (replayKey(desk, event.key.toLowerCase(), onButton)) return true;
  if (event.key === " " && onButton) return false;
  return byLetter(event, desk, toolbox, spring);
}

/** @param {EventTarget | null} target */
const inTabs = (target) => target instanceof HTMLElement && target.closest('[role="tablist"]') !== null;

/** @param {Desk} desk @param {Tool} tool */
function escape(desk, tool) {
  desk.store.game.hand.escape(desk, tool);
  return true;
}

/** @param {Desk} desk @param {Tool} tool @param {EventTarget | null} target a button elsewhere keeps its own Enter */
function enter(desk, tool, target) {
  const free =
    target === document.body || (target instanceof HTMLElement && target.closest("#stage, #mirror") !== null);
  if (free && tool.confirm) return tool.confirm(desk), true;
  return free && desk.store.game.hand.enter(desk);
}

/** @param {Desk} desk @param {Tool} tool @param {KeyboardEvent} event */
function arrow(desk, tool, { key, shiftKey }) {
  const { store, camera } = desk;
  const [x, y] = ARROWS[key];
  if (!store.game.hand.step(desk, tool, [x, y], shiftKey)) pan(camera, -x * PAN, -y * PAN);
  store.changed("camera");
  return true;
}

/** @param {KeyboardEvent} event @param {Desk} desk @param {Toolbox} toolbox @param {Spring} spring */
function byLetter(event, desk, toolbox, spring) {
  const letter = event.key.toLowerCase();
  const tool = toolbox.tools.find(({ key }) => key === letter);
  if (tool && !event.repeat) spring.press(tool.name);
  const action = tool ? undefined : actions(desk, toolbox, event.shiftKey ? SMALL_TURN : TURN)[letter];
  action?.();
  return Boolean(tool ?? action);
}

/** @param {Desk} desk @param {Toolbox} toolbox @param {number} turn degrees @returns {Record<string, () => void>} */
function actions(desk, toolbox, turn) {
  const own = Object.entries(desk.store.game.hand.letters).map(([letter, act]) => [letter, () => act(desk)]);
  const look = (/** @type {() => void} */ change) => () => {
    change();
    desk.store.changed("camera");
  };
  const middle = [desk.camera.width / 2, desk.camera.height / 2];
  return {
    w: () => toolbox.current().pin?.(desk),
    q: () => toolbox.current().turn?.(desk, -turn),
    e: () => toolbox.current().turn?.(desk, turn),
    f: look(() => fit(desk.camera)),
    "+": look(() => zoom(desk.camera, middle, ZOOM)),
    "=": look(() => zoom(desk.camera, middle, ZOOM)),
    "-": look(() => zoom(desk.camera, middle, 1 / ZOOM)),
    "?": () => toolbox.help(),
    ...Object.fromEntries(own),
  };
}
