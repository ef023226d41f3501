/* The dice page: throwing, the dice as they lie, letting them choose, their history, and how to check them. */

import { element } from "../element.js";
import { createChoosing } from "./choosing.js";
import { createDiceControls } from "./controls.js";
import { createRollHistory } from "./history.js";
import { createLyingDice } from "./lying.js";
import { createPromise } from "./promise.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part[]} */
export function createDicePanel(host, desk) {
  const [controls, lying, choosing, history] = ["controls", "lying", "choosing", "history"].map((name) =>
    element("section", { className: `dice-${name}` }),
  );
  const promise = element("details", { className: "folded dice-promise" });
  host.append(controls, lying, choosing, history, promise);
  const thrown = [createLyingDice(lying, desk), createRollHistory(history, desk.store), createPromise(promise, desk)];
  if (desk.store.state.seat === "watch") return thrown;
  return [createDiceControls(controls, desk), createChoosing(choosing, desk), ...thrown];
}
