/* The pointer over the table: taps, drags, two fingers, the wheel. Tells the tool in hand what was done. */

import { pan, toTable, zoom } from "./camera.js";
import { distance } from "./geometry.js";

const TAP_SLOP = 5;
const DOUBLE_TAP = 350;
const WHEEL_TURN = 5;
const WHEEL_ZOOM = 0.0016;
/** CSS pixels around a base that still count as touching it. */
const SLACK = { mouse: 2, pen: 6, touch: 12 };

export class PointerInput {
  /** @type {Map<number, Point>} */
  #fingers = new Map();
  /** @type {Grip | null} */
  #grip = null;
  /** @type {{at: number, model: string | null}} */
  #lastTap = { at: -Infinity, model: null };

  /** @param {HTMLElement} surface @param {Desk} desk @param {() => Tool} tool in hand */
  constructor(surface, desk, tool) {
    this.surface = surface;
    this.desk = desk;
    this.tool = tool;
  }

  listen() {
    const { surface } = this;
    surface.addEventListener("pointerdown", (event) => this.#down(event));
    surface.addEventListener("pointermove", (event) => this.#move(event));
    surface.addEventListener("pointerup", (event) => this.#up(event));
    surface.addEventListener("pointercancel", () => this.cancel());
    surface.addEventListener("lostpointercapture", (event) => this.#lost(event));
    surface.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    surface.addEventListener("contextmenu", (event) => event.preventDefault());
    addEventListener("blur", () => this.cancel());
  }

  /** Lets go of everything as if the drag had never begun. @returns {boolean} true when there was a drag */
  cancel() {
    const held = this.#grip;
    this.#grip = null;
    this.#fingers.clear();
    if (held?.mode !== "tool") return false;
    this.tool().cancel(this.desk);
    return true;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.surface.focus({ preventScroll: true });
    this.surface.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, this.#place(event));
    if (this.#fingers.size > 1) return this.#secondFinger();
    const mode = event.button === 0 ? "waiting" : "pan";
    const start = this.#place(event);
    this.#grip = { pointer: event.pointerId, press: this.#press(event, start), start, last: start, mode };
  }

  /** A second finger pins a waypoint while ghosts are carried; else the two of them zoom. */
  #secondFinger() {
    if (this.#grip?.mode === "tool") this.tool().pin?.(this.desk);
    else if (this.#grip) this.#grip.mode = "pinch";
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#fingers.get(event.pointerId);
    const at = this.#place(event);
    if (!before) return this.#hover(event);
    this.#fingers.set(event.pointerId, at);
    if (this.#grip?.mode === "pinch") return this.#pinch(event.pointerId, before, at);
    if (this.#grip?.pointer === event.pointerId) this.#drag(event, this.#grip);
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    const press = this.#press(event, this.#place(event));
    const { state, changed } = this.desk.store;
    if (state.view.hovered !== press.model) {
      state.view.hovered = press.model;
      changed("hover");
    }
    this.tool().hover?.(this.desk, press);
  }

  /** @param {PointerEvent} event @param {Grip} grip */
  #drag(event, grip) {
    const at = this.#place(event);
    if (grip.mode === "waiting" && distance(at, grip.start) >= TAP_SLOP) {
      grip.mode = this.tool().begin(this.desk, grip.press) ? "tool" : "pan";
    }
    if (grip.mode === "tool") this.tool().drag(this.desk, this.#since(event, grip));
    if (grip.mode === "pan") this.#pan(at, grip);
  }

  /** @param {Point} at @param {Grip} grip */
  #pan(at, grip) {
    const { camera, store } = this.desk;
    pan(camera, at[0] - grip.last[0], at[1] - grip.last[1]);
    grip.last = at;
    store.changed("camera");
  }

  /** @param {number} pointer @param {Point} before @param {Point} at */
  #pinch(pointer, before, at) {
    const { camera, store } = this.desk;
    const other = [...this.#fingers].find(([id]) => id !== pointer)?.[1];
    if (!other) return;
    pan(camera, (at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
    zoom(camera, other, Math.max(1, distance(at, other)) / Math.max(1, distance(before, other)));
    store.changed("camera");
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const grip = this.#grip;
    const at = this.#place(event);
    if (!this.#fingers.delete(event.pointerId) || !grip) return;
    if (grip.mode === "pinch" ? this.#fingers.size > 0 : grip.pointer !== event.pointerId) return;
    this.#grip = null;
    if (grip.mode === "tool") this.tool().drop(this.desk, this.#since(event, grip));
    if (grip.mode === "waiting" && distance(at, grip.start) < TAP_SLOP) this.#tap(grip.press, event.timeStamp);
  }

  /** @param {Press} press @param {number} now */
  #tap(press, now) {
    const again = now - this.#lastTap.at < DOUBLE_TAP && press.model === this.#lastTap.model;
    const tool = this.tool();
    if (again && tool.doubleTap) tool.doubleTap(this.desk, press);
    else tool.tap(this.desk, press);
    this.#lastTap = { at: now, model: press.model };
  }

  /** @param {PointerEvent} event the browser took the pointer away: nothing was dropped */
  #lost(event) {
    if (this.#fingers.has(event.pointerId)) this.cancel();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    if (event.altKey || this.tool().wheelTurns) return this.tool().turn?.(this.desk, Math.sign(event.deltaY) * WHEEL_TURN);
    const { camera, store } = this.desk;
    zoom(camera, this.#place(event), Math.exp(-wheelPixels(event) * WHEEL_ZOOM));
    store.changed("camera");
  }

  /** @param {MouseEvent} event @returns {Point} CSS pixels from the surface's top left */
  #place(event) {
    const { left, top } = this.surface.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  /** @param {PointerEvent} event @param {Point} from CSS pixels @returns {Press} */
  #press(event, from) {
    const { camera, store } = this.desk;
    const slack = SLACK[/** @type {"mouse"} */ (event.pointerType)] / camera.scale;
    const [start, at] = [toTable(camera, from), toTable(camera, this.#place(event))];
    const { state, game } = store;
    const [model = null] = game.under(state, start, slack);
    const under = () => game.under(state, at, slack)[0] ?? null;
    return { from: start, at, model, under, shift: event.shiftKey, slack };
  }

  /**
   * @param {PointerEvent} event
   * @param {Grip} grip
   * @returns {Press} where it is now, with where and on what it began
   */
  #since(event, grip) {
    const { from, model } = grip.press;
    return { ...this.#press(event, grip.start), from, model };
  }
}

/**
 * @param {WheelEvent} event
 * @returns {number} pixels, whatever unit the turn came in; pinching on a pad turns less
 */
function wheelPixels({ deltaY, deltaMode, ctrlKey }) {
  return deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1) * (ctrlKey ? 6 : 1);
}
