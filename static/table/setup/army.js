/* This player's army: chosen from the library, or a way there. */

import { counted } from "../common_words.js";
import { button, element } from "../panels/element.js";
import { choice, section } from "./fields.js";
import { bringArmy, fetchChoices } from "./library.js";

/** @param {Desk} desk */
export function armyOf(desk) {
  const { state, changed } = desk.store;
  const { armies, chosen, said, busy } = state.preparing;
  if (!armies) return null;
  const library = element("a", { href: new URL("armies/", new URL(document.body.dataset.root ?? "/", location.href)).href, target: "_blank", rel: "noopener" }, armies.length ? "My armies" : "Import or build an army");
  const again = button("Look again", () => fetchChoices(desk), { className: "plain", "data-key": "look again" });
  const now = armies.some(({ id }) => id === chosen) ? chosen : (armies[0]?.id ?? "");
  const pick = (/** @type {string} */ id) => {
    state.preparing.chosen = id;
    changed("preparing");
  };
  const { open = "", lacks = "" } = armies.find(({ id }) => id === now) ?? {};
  return section(
    "My army",
    armies.length
      ? choice("Army", armies.map(({ id, name, models }) => [id, `${name} · ${counted(models, "model")}`]), now, pick, { about: open ? `Not ready: ${open}` : lacks })
      : element("p", { className: "quiet" }, "Your library is empty."),
    element("div", { className: "actions" }, armies.length ? button(broughtWords(state), () => bringArmy(desk, now), { "data-key": "bring", disabled: busy, className: hasArmy(state) ? "" : "primary" }) : null, library, again),
    element("p", { className: "quiet", role: "status" }, said),
  );
}

/** @param {State} state */
const hasArmy = ({ table, seat }) => Object.values(table.units).some((unit) => unit.seat === seat);

/** @param {State} state */
const broughtWords = (state) => (hasArmy(state) ? "Bring it instead" : "Bring it");
