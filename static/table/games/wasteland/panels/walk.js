/* The bar that stands while steps are in hand, and the referee's reason when they may not be walked. */

import { button, element, fill } from "../../../panels/element.js";
import { overrideParts } from "../../../panels/remedies.js";
import { fightOf } from "../fight.js";
import { allowanceWords } from "../allowance.js";
import { askToAllow, cancelWalk, confirmWalk, walkNearest } from "../steps.js";
import { counted } from "../../../common_words.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createWalkBar(host, desk) {
  const said = element("p", { className: "confirm-words" });
  const walk = button("Walk", () => confirmWalk(desk), { className: "primary", title: "Enter" });
  const cancel = button("Cancel", () => void cancelWalk(desk), { title: "Esc" });
  fill(host, said, element("div", { className: "actions" }, walk, cancel));
  return {
    topics: ["draft", "table", "outbox"],
    draw() {
      const { walk: inHand, table } = fightOf(desk.store.state);
      host.hidden = !inHand;
      if (!inHand) return;
      const refused = inHand.answer?.legal === false;
      host.classList.toggle("refused", refused);
      walk.classList.toggle("primary", !refused);
      walk.disabled = cancel.disabled = inHand.sent !== null;
      const [steps, left] = allowanceWords(table, inHand);
      said.textContent = inHand.sent ? "The referee looks at it…" : `${left} · ${steps}${verdictWords(inHand.answer)}`;
    },
  };
}

/** @param {Verdict | null} answer */
const verdictWords = (answer) => (answer ? (answer.legal ? " · allowed" : " · not allowed as it stands") : "");

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createRefusalCard(host, desk) {
  return {
    topics: ["draft", "asking"],
    draw() {
      const { walk } = fightOf(desk.store.state);
      const answer = walk?.answer?.legal === false && !walk.sent ? walk.answer : null;
      host.hidden = answer === null;
      if (answer) fillCard(host, desk, answer, walk?.tiles.length ?? 0);
    },
  };
}

/** @param {HTMLElement} host @param {Desk} desk @param {Verdict} answer @param {number} steps */
function fillCard(host, desk, { refusals = [], nearest }, steps) {
  const [first, second] = refusals.map(({ text }) => text);
  const far = nearest ? Math.round(nearest.share * steps) : 0;
  fill(
    host,
    element("p", { className: "refusal-first" }, first),
    second ? element("p", { className: "quiet" }, second) : null,
    element(
      "div",
      { className: "actions" },
      far ? button(`As far as it may go · ${counted(far, "tile")}`, () => walkNearest(desk), { className: "primary" }) : null,
      button("Cancel", () => void cancelWalk(desk)),
      overrideParts(desk, "walk", refusals, (reason) => askToAllow(desk, reason)),
    ),
  );
}
