/* The head of the panel: which version of the table it is, what changed, who has accepted it, and the links to hand out. */

import { button, element, seatMark, seatName } from "../panels/element.js";
import { press, waits } from "../presses.js";
import { hasAccepted } from "./accepted.js";
import { changesSince } from "./differences.js";
import { section } from "./fields.js";
import { joinLink } from "./library.js";

const SEATS = /** @type {Seat[]} */ (["red", "blue"]);

/** @param {Desk} desk */
export function agreementOf(desk) {
  const { state } = desk.store;
  const { version, accepted } = state.table.setup;
  const changes = changesSince(state);
  const mine = SEATS.find((seat) => seat === state.seat);
  return section(
    `Version ${version} of the table`,
    element("ul", { className: "setup-seats" }, ...SEATS.map((seat) => seatLine(seat, accepted.includes(seat)))),
    mine && !accepted.includes(mine) && changes.length ? changeList(hasAccepted(state) ? "Changed since you last accepted" : "Changed since the game was made", changes) : null,
    mine ? acceptButton(desk, version, accepted.includes(mine)) : null,
  );
}

/** @param {string} title @param {string[]} changes */
function changeList(title, changes) {
  const lines = changes.map((words) => element("li", {}, words));
  return element("div", {}, element("p", { className: "quiet" }, `${title}:`), element("ul", { className: "setup-changes", "aria-label": title }, ...lines));
}

/** @param {Seat} seat @param {boolean} accepted */
function seatLine(seat, accepted) {
  return element("li", { className: accepted ? "holds" : "waits" }, seatMark(seat), `${seatName(seat)} ${accepted ? "accepts it" : "has not accepted it"}`);
}

/** Pressed it stays where it is and can be focused, so that the keyboard is not thrown back to the top.
 * @param {Desk} desk @param {number} version @param {boolean} accepted */
function acceptButton(desk, version, accepted) {
  const control = `accept ${version}`;
  const idle = accepted || waits(desk.store.state, control);
  return button(accepted ? "You accept this version" : `Accept version ${version}`, () => idle || press(desk, control, { do: "accept", version }), {
    className: accepted ? "wide" : "primary wide",
    "data-key": "accept",
    "aria-disabled": idle || null,
  });
}

/** @param {Desk} desk @returns {HTMLElement | null} for whoever made the game, in the tab it was made in */
export function invitesOf({ store: { state } }) {
  const { invites } = state.preparing;
  if (!invites) return null;
  const links = element("div", { className: "setup-links" }, linkField(state, "Blue", invites.blue), linkField(state, "Spectators", invites.watch));
  if (state.presence.blue) return element("details", { className: "setup-section" }, element("summary", {}, "Links to hand out"), links);
  return section("Invite Blue", element("p", { className: "quiet" }, "Whoever has this link sits down as Blue. It is shown in this tab only."), links);
}

/** @param {State} state @param {string} name @param {string} secret */
function linkField(state, name, secret) {
  const field = /** @type {HTMLInputElement} */ (
    element("input", { type: "text", readOnly: true, value: joinLink(state, secret), "aria-label": `Link for ${name}`, "data-key": `link ${name}` })
  );
  const copy = button("Copy", () => copied(field, copy), { "aria-label": `Copy the link for ${name}`, "data-key": `copy ${name}` });
  return element("div", { className: "setup-link" }, element("span", {}, name), field, copy);
}

/** @param {HTMLInputElement} field @param {HTMLButtonElement} copy */
async function copied(field, copy) {
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand("copy");
  copy.textContent = "Copied";
}
