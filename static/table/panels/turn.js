/* Whose turn it is and which phase, and the button that ends it, which says first what would be left undone. */

import { endingOf } from "../ending.js";
import { readyFoot } from "../setup/ready.js";
import { standingModelsOf, unitName } from "../pieces.js";
import { button, element, fill, seatMark, seatName } from "./element.js";

const PHASES = ["movement", "shooting", "combat"];

/** @param {HTMLElement} host @param {Store} store @returns {Part} */
export function createPhaseStrip(host, { state }) {
  return {
    topics: ["turn"],
    draw() {
      const { turn } = state.table;
      const phases = PHASES.includes(turn.phase) ? PHASES : [turn.phase];
      fill(
        host,
        element(
          "span",
          { className: "turn-number" },
          seatMark(turn.seat),
          `Turn ${turn.number}`,
          turn.last ? element("span", { className: "turn-last" }, `of ${turn.last}`) : null,
          ` · ${seatName(turn.seat)}`,
        ),
        element(
          "ol",
          { className: "phases", "aria-label": "Phases" },
          ...phases.map((phase) => phaseItem(phase, turn.phase)),
        ),
      );
    },
  };
}

/** @param {string} phase @param {string} current */
function phaseItem(phase, current) {
  const isCurrent = phase === current;
  return element(
    "li",
    { className: isCurrent ? "current" : "", "aria-current": isCurrent ? "step" : undefined },
    title(phase),
  );
}

/** @param {string} word */
const title = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createEndPhase(host, desk) {
  const dialog = /** @type {HTMLDialogElement} */ (
    element("dialog", { className: "dialog", "aria-labelledby": "end-title" })
  );
  document.body.append(dialog);
  return {
    topics: ["turn", "outbox", "connection"],
    draw() {
      const { table, seat, outbox, connection } = desk.store.state;
      const { turn } = table;
      if (turn.phase === "setup") return fill(host, ...readyFoot(desk));
      const mine = turn.seat === seat && turn.phase !== "over";
      const words =
        turn.phase === "over"
          ? ["The game is over", endingOf(desk.store.state)].filter(Boolean).join(" · ")
          : mine
            ? `End ${turn.phase}`
            : `${seatName(turn.seat)}’s ${turn.phase}`;
      const press = () => askToEnd(desk, dialog);
      fill(
        host,
        button(words, press, {
          className: "primary wide",
          "data-key": "end",
          disabled: !mine || connection !== "online" || outbox.length > 0 || turn.pending.length > 0,
        }),
      );
    },
  };
}

/** @param {Desk} desk @param {HTMLDialogElement} dialog */
async function askToEnd(desk, dialog) {
  const { state } = desk.store;
  const end = () => desk.command({ do: "end_phase" });
  if (state.draft) return desk.notify("Confirm or cancel the ghosts first.", "urgent");
  const warnings = state.table.turn.phase === "movement" ? await warningsOf(desk) : [];
  if (!warnings.length) return end();
  const close = () => dialog.close();
  fill(
    dialog,
    element("h2", { id: "end-title" }, `End ${state.table.turn.phase}?`),
    ...warnings.map((warning) => element("p", {}, warning)),
    element(
      "div",
      { className: "actions" },
      button(
        "End it",
        () => {
          close();
          end();
        },
        { className: "primary" },
      ),
      button("Go on moving", close),
    ),
  );
  dialog.showModal();
}

/** @param {Desk} desk @returns {Promise<string[]>} "3 units have not moved: …", "1 unit is out of coherency: …" */
async function warningsOf({ store: { state }, ask }) {
  const { table } = state;
  const units = Object.keys(table.units).filter(
    (id) => table.units[id].seat === state.seat && standingModelsOf(table, id).length,
  );
  const still = units.filter((id) => !table.units[id].moved);
  const answers = await Promise.all(units.map((unit) => ask({ ask: "coherency", unit })));
  const torn = units.filter((_, index) => answers[index].coherent === false);
  return [
    counted(table, still, "has not moved", "have not moved"),
    counted(table, torn, "is out of coherency", "are out of coherency"),
  ].filter(Boolean);
}

/** @param {TableFile} table @param {string[]} units @param {string} one @param {string} many */
function counted(table, units, one, many) {
  if (!units.length) return "";
  const names = units.map((id) => unitName(table, id)).join(", ");
  return units.length === 1 ? `1 unit ${one}: ${names}.` : `${units.length} units ${many}: ${names}.`;
}
