/* A decision somebody owes: it stands over the table for everybody, with whose it is and since when. */

import { throwDice } from "../throwing.js";
import { button, element, fill, seatMark, seatName } from "./element.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createPendingBanner(host, desk) {
  return {
    topics: ["turn", "log"],
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
    desk.store.game.decisions?.about(state, decision) ?? aboutOf(desk.store, decision),
    mine
      ? element(
          "div",
          { className: "actions" },
          ...(desk.store.game.decisions?.buttons?.(desk, decision) ?? choiceButtons(desk, decision)),
        )
      : null,
  );
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
const titleOf = ({ decision }) => (decision === "cocked" ? "a die lay cocked" : decision.replaceAll("_", " "));

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

/** @param {Game} game @param {Pending} decision @returns {[unknown, string][]} */
function choicesOf({ decisions }, { decision, about }) {
  if (decision === "cocked") return [[true, "Roll it again"]];
  const { choices } = /** @type {any} */ (about ?? {});
  if (Array.isArray(choices)) return choices.map((choice) => [choice, decisions?.choice(choice) ?? String(choice).replaceAll("_", " ")]);
  return [
    [true, "Allow it"],
    [false, "Do not"],
  ];
}
