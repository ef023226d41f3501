/* Dice that can be checked: what was promised at the start, both players' words, the seed once the game is over. */

import { mayGiveWords, wordsGiven } from "../../promise.js";
import { press } from "../../presses.js";
import { element, fill, seatMark, seatName } from "../element.js";
import { field, form, showWaiting, submitButton } from "./fields.js";

const WHY =
  "The seed of the dice was fixed before the game; its fingerprint is below. " +
  "Words that both of you add before the first roll go into every die.";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createPromise(host, desk) {
  const { state } = desk.store;
  const shown = element("dl", { className: "promise" });
  const given = wordsForm(desk);
  fill(
    host,
    element("summary", {}, "Dice that can be checked"),
    element("p", { className: "quiet" }, WHY),
    given,
    shown,
  );
  if (mayGiveWords(desk.store)) host.setAttribute("open", "");
  return {
    topics: ["log", "turn", "outbox", "promise"],
    draw() {
      given.hidden = !mayGiveWords(desk.store);
      fill(shown, ...lines(state));
      showWaiting(state, host);
    },
  };
}

/** @param {Desk} desk */
function wordsForm(desk) {
  const words = field("text", { placeholder: "anything you like", maxLength: 80, required: true });
  const send = () => void press(desk, "words", { do: "words", text: words.value.trim() });
  return form("dice-form wide", [["Your words", words]], submitButton("Give", "words"), send);
}

/** @param {State} state */
function lines(state) {
  const words = wordsGiven(state);
  const { commitment, seed } = state.promise;
  return [
    line("Fingerprint (SHA-256)", element("code", {}, commitment)),
    ...["red", "blue"].map((seat) => wordsLine(/** @type {Seat} */ (seat), words)),
    seed
      ? line("Seed", element("code", {}, seed))
      : line("Seed", element("span", { className: "quiet" }, "shown when the game is over")),
  ];
}

/** @param {Seat} seat @param {Record<Seat, string>} words */
function wordsLine(seat, words) {
  const said = words[seat] ? `“${words[seat]}”` : "none";
  return element("div", {}, element("dt", {}, seatMark(seat), `${seatName(seat)}’s words`), element("dd", {}, said));
}

/** @param {string} term @param {HTMLElement} said */
const line = (term, said) => element("div", {}, element("dt", {}, term), element("dd", {}, said));
