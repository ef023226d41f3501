/* Asking to take moves back: from which on, and why; the opponent must agree. */

import { OTHER } from "../common_words.js";
import { press } from "../presses.js";
import { offered, undoneSince } from "../taken_back.js";
import { button, element, fill, seatName } from "./element.js";

/** @type {HTMLDialogElement | null} */
let dialog = null;

/** @param {Desk} desk @param {number | null} first the first move to be taken back; null for the player's own last */
export function askTakeBack(desk, first) {
  const { state, game } = desk.store;
  const moves = offered(state.log);
  const refusal = game.isOver(state.table) ? "The game is over; nothing changes any more." : whyNot(state, moves);
  if (refusal) return desk.notify(refusal, "urgent");
  dialog ??= made();
  fill(dialog, ...contents(desk, dialog, moves, first ?? (moves.find(({ seat }) => seat === state.seat) ?? moves[0]).seq));
  dialog.showModal();
}

/** @param {State} state @param {LogEntry[]} moves */
function whyNot({ live, table }, moves) {
  if (live) return "You are looking at an earlier move; go back to live first.";
  if (table.turn.pending.some(({ decision }) => decision === "take_back")) return "A take-back is asked already.";
  return moves.length ? null : "There is no move to take back.";
}

function made() {
  const fresh = /** @type {HTMLDialogElement} */ (element("dialog", { className: "dialog take-back", "aria-labelledby": "take-back-title" }));
  document.body.append(fresh);
  return fresh;
}

/** @param {Desk} desk @param {HTMLDialogElement} host @param {LogEntry[]} moves @param {number} first @returns {HTMLElement[]} */
function contents(desk, host, moves, first) {
  const { state } = desk.store;
  const choice = /** @type {HTMLSelectElement} */ (element("select", { id: "take-back-from" }, ...moves.map((entry) => option(desk, entry, first))));
  const because = /** @type {HTMLInputElement} */ (element("input", { id: "take-back-why", type: "text", maxLength: 300, placeholder: "I meant the other unit" }));
  const undone = element("p", { className: "quiet", role: "status" });
  const count = () => (undone.textContent = countWords(undoneSince(state.log, Number(choice.value) - 1).length));
  choice.addEventListener("change", count);
  count();
  const ask = () => {
    host.close();
    press(desk, "take back", { do: "take_back", to: Number(choice.value) - 1, because: because.value.trim() });
  };
  return [
    element("h2", { id: "take-back-title" }, "Take back"),
    field("From this move on", choice),
    field("Why", because),
    undone,
    element("p", { className: "quiet" }, `Dice that fell stay as they fell. ${otherName(state.seat)} must agree.`),
    element("div", { className: "actions" }, button(`Ask ${otherName(state.seat)}`, ask, { className: "primary" }), button("Cancel", () => host.close())),
  ];
}

/** @param {Viewer} seat */
const otherName = (seat) => seatName(/** @type {Viewer} */ (OTHER[/** @type {Seat} */ (seat)]));

/** @param {number} count */
const countWords = (count) => (count === 1 ? "1 move would be undone." : `${count} moves would be undone.`);

/** @param {string} label @param {HTMLElement} control */
const field = (label, control) => element("p", { className: "field" }, element("label", { for: control.id }, label), control);

/** @param {Desk} desk @param {LogEntry} entry @param {number} first */
function option({ store: { state, game } }, entry, first) {
  const words = `${entry.seq} · ${seatName(entry.seat)}: ${game.words.sentence(state.table, entry)}`;
  return element("option", { value: String(entry.seq), selected: entry.seq === first }, words);
}
