/* After a unit is placed the keyboard goes on: to the next that waits in the tray, else to the mat. */

import { byId } from "../panels/element.js";
import { modelsOf } from "../pieces.js";

/** @param {State} state @param {string} placed @returns {string | undefined} the unit below it in the tray that waits, the first after the last */
export function nextInTray({ table, seat }, placed) {
  const own = Object.keys(table.units).filter((id) => table.units[id].seat === seat);
  const at = own.indexOf(placed) + 1;
  return [...own.slice(at), ...own.slice(0, at)].find((unit) =>
    modelsOf(table, unit).some((id) => !table.models[id].removed && table.models[id].off === "tray"),
  );
}

/** Nobody is called away from what he does elsewhere: only a focus on the mat, on the bar or on nothing goes on.
 * @param {State} state @param {string} placed */
export function focusNext(state, placed) {
  const active = document.activeElement;
  if (active !== document.body && !byId("stage").contains(active) && !byId("deploy").contains(active)) return;
  const next = document.querySelector(`[data-key="place ${CSS.escape(nextInTray(state, placed) ?? "")}"]`);
  if (next instanceof HTMLElement && next.checkVisibility()) next.focus();
  else byId("stage").focus({ preventScroll: true });
}
