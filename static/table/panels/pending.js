/* A decision somebody owes: it stands over the table for everybody, with whose it is and since when. */

import { present } from "../present.js";
import { press } from "../presses.js";
import { undoneSince } from "../taken_back.js";
import { throwDice } from "../throwing.js";
import { button, element, fill, seatMark, seatName } from "./element.js";

const ASKED = ["take_back", "override"]; // what a player asks of his opponent

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createPendingBanner(host, desk) {
  return {
    topics: ["turn", "log", "replay"],
    draw() {
      const { pending } = desk.store.state.table.turn;
      host.hidden = pending.length === 0;
      fill(host, ...pending.map((decision) => banner(desk, decision)));
    },
  };
}

/** @param {Desk} desk @param {Pending} decision */
function banner(desk, decision) {
  const { state } = desk.store;
  const mine = decision.seat === state.seat;
  const since = sinceWhen(state, decision);
  return element(
    "div",
    { className: "pending-card" },
    element(
      "p",
      {},
      seatMark(decision.seat),
      element("strong", {}, mine ? "You decide: " : `${seatName(decision.seat)} decides: `),
      titleOf(decision),
      since ? element("span", { className: "quiet" }, ` since ${since}`) : null,
    ),
    desk.store.game.decisions?.about(state, decision) ?? undoingOf(desk.store, decision) ?? aboutOf(desk.store, decision),
    mine
      ? element(
          "div",
          { className: "actions" },
          ...(desk.store.game.decisions?.buttons?.(desk, decision) ?? choiceButtons(desk, decision)),
        )
      : withdrawal(desk, decision),
  );
}

/** @param {Desk} desk @param {Pending} decision @returns {HTMLElement | null} whoever asked may ask no longer */
function withdrawal(desk, { id, decision }) {
  if (!ASKED.includes(decision) || desk.store.state.seat === "watch") return null;
  const withdraw = () => void press(desk, `withdraw ${id}`, { do: "decide", pending: id, choice: "withdraw" });
  return element("div", { className: "actions" }, button("Withdraw", withdraw, { "data-key": `withdraw ${id}` }));
}

/** @param {Desk} desk @param {Pending} decision */
function choiceButtons(desk, decision) {
  return choicesOf(desk.store.game, decision).map(([choice, words], index) =>
    button(words, () => throwDice(desk, `decide ${decision.id}`, { do: "decide", pending: decision.id, choice }), {
      className: index ? "" : "primary",
    }),
  );
}

/** @param {Pending} decision */
const titleOf = ({ decision }) =>
  ({ cocked: "a die lay cocked", take_back: "take moves back" })[decision] ?? decision.replaceAll("_", " ");

/** @param {State} state @param {Pending} decision @returns {string | null} "12:04" */
function sinceWhen({ log }, { id }) {
  const opened = log.findLast(({ events }) =>
    events.some(({ pending }) => pending?.id === id),
  );
  return opened ? new Date(opened.at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }) : null;
}

/** @param {Store} store @param {Pending} decision what the asker wants, and why the referee said no */
function aboutOf({ state: { table }, game }, { about }) {
  const { command, reason, refusals, unit } = /** @type {any} */ (about ?? {});
  const words = [
    command
      ? `${command.do.replaceAll("_", " ")} ${game.words.name(table, command.unit ?? command.model ?? "")}`
      : unit
        ? game.words.name(table, unit)
        : "",
    reason ? `“${reason}”` : "",
    ...(refusals ?? []).map((/** @type {Refusal} */ { text }) => text),
  ].filter(Boolean);
  return words.length ? element("p", { className: "quiet" }, words.join(" · ")) : null;
}

/** @param {Store} store @param {Pending} decision @returns {HTMLElement | null} who wants which moves undone, and why */
function undoingOf({ state, game }, { decision, about }) {
  if (decision !== "take_back") return null;
  const { by, to, because } = /** @type {TakeBack} */ (about);
  const moves = undoneSince(present(state).log, to);
  return element(
    "div",
    { className: "undoing" },
    element("p", {}, `${seatName(by)} asks to go back to before move ${to + 1}. ${because ? `“${because}”` : ""}`),
    element("p", { className: "quiet" }, moves.length === 1 ? "This would be undone:" : `These ${moves.length} would be undone:`),
    element("ol", { className: "undoing-moves" }, ...moves.map((entry) => element("li", {}, seatMark(entry.seat), game.words.sentence(state.table, entry)))),
    element("p", { className: "quiet" }, "Dice that fell stay as they fell."),
  );
}

/** @param {Game} game @param {Pending} decision @returns {[unknown, string][]} */
function choicesOf({ decisions }, { decision, about }) {
  if (decision === "cocked") return [[true, "Roll it again"]];
  if (decision === "take_back") return [[true, "Agree"], [false, "Refuse"]];
  const { choices } = /** @type {any} */ (about ?? {});
  if (Array.isArray(choices)) return choices.map((choice) => [choice, decisions?.choice(choice) ?? String(choice).replaceAll("_", " ")]);
  return [
    [true, "Allow it"],
    [false, "Do not"],
  ];
}
