/* The card of a charge or a volley: enemies with their distance and why not, who may shoot, the order, the dice. */

import { enemiesOf, isBarred, isReady } from "../engagement.js";
import { unitName } from "../pieces.js";
import { waits } from "../presses.js";
import { aimAt, giveOrder, putAway } from "../tools/engage.js";
import { inches, shootersWords } from "../words.js";
import { button, element, fill } from "./element.js";
import { shootersOf, volleyDice } from "./volley.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createEngageCard(host, desk) {
  const { state } = desk.store;
  /** @type {{engagement: Engagement, dice: HTMLElement} | null} what was typed in stays while the card is drawn anew */
  let announced = null;
  return {
    topics: ["engagement", "table", "outbox"],
    draw() {
      const { engagement } = state;
      host.hidden = !engagement;
      if (!engagement) return fill(host);
      if (engagement.announced && announced?.engagement !== engagement) {
        announced = { engagement, dice: volleyDice(desk, engagement) };
      }
      fill(
        host,
        element("h2", {}, titleOf(state, engagement)),
        ...(engagement.announced ? [announced?.dice] : choiceOf(desk, engagement)),
        actionsOf(desk, engagement),
      );
    },
  };
}

/** @param {State} state @param {Engagement} engagement */
function titleOf({ table }, { kind, unit, targets, announced, volley }) {
  const who = unitName(table, unit);
  if (!announced) return `${who} ${kind === "charge" ? "charges" : "shoots at"}`;
  const { may = {}, may_not: silent = {} } = volley ?? {};
  return `${who} shoots at ${unitName(table, targets[0])} with ${shootersWords(Object.keys(may).length, Object.keys(silent).length)}`;
}

/** @param {Desk} desk @param {Engagement} engagement @returns {(HTMLElement | null)[]} whom it may be aimed at, and who shoots */
function choiceOf(desk, engagement) {
  const { state } = desk.store;
  const rows = enemiesOf(state).map((id) => element("li", {}, targetButton(desk, id), barredWords(state, id)));
  return [
    element("ul", { className: "targets", "aria-label": "Enemies" }, ...rows),
    engagement.kind === "fire" ? shootersOf(state, engagement) : null,
  ];
}

/** @param {Desk} desk @param {string} id */
function targetButton(desk, id) {
  const { state } = desk.store;
  const chosen = state.engagement?.targets.includes(id) ?? false;
  const facts = factsOf(state, id);
  return element(
    "button",
    {
      type: "button",
      className: "target",
      "data-key": `target ${id}`,
      "aria-pressed": String(chosen),
      disabled: isBarred(state, id),
      onclick: () => aimAt(desk, id),
    },
    element("span", {}, unitName(state.table, id)),
    facts ? element("span", { className: "quiet" }, facts) : null,
  );
}

/** @param {State} state @param {string} id @returns {string} "7.9″ · from its right: flanked" */
function factsOf({ engagement }, id) {
  const told = engagement?.reach?.[id];
  if (!told) return "";
  const apart = told.inches === null ? "" : inches(told.inches);
  const from = told.arc === null ? "" : told.arc === "front" ? "from its front" : `from its ${told.arc}: flanked`;
  return [apart, told.legal ? from : ""].filter(Boolean).join(" · ");
}

/** @param {State} state @param {string} id @returns {HTMLElement | null} why it cannot be charged, in the referee's words */
function barredWords(state, id) {
  if (!isBarred(state, id)) return null;
  const reasons = state.engagement?.reach?.[id]?.refusals ?? [];
  return element("p", { className: "quiet" }, reasons.map(({ text }) => text).join(" "));
}

/** @param {Desk} desk @param {Engagement} engagement */
function actionsOf(desk, engagement) {
  const { state } = desk.store;
  const waiting = waits(state, engagement.control);
  const words = engagement.kind === "charge" ? "Declare and roll" : "Shoot";
  const order = button(words, () => giveOrder(desk), { className: "primary", disabled: !isReady(state) || waiting, "data-key": "engage" });
  const away = button(engagement.announced ? "Done" : "Cancel", () => putAway(desk), { "data-key": "put away", title: "Esc" });
  return element("div", { className: "actions" }, engagement.announced ? null : order, away);
}
