/* Chat: the players have a room, the spectators another; each page writes in its own. */

import { element, fill, seatMark, seatName } from "./element.js";

const TYPING_SHOWN = 4_000;
const TYPING_EVERY = 2_000;

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createChatPanel(host, desk) {
  const lines = element("ol", { className: "chat", "aria-label": "Chat", role: "log" });
  const typing = element("p", { className: "quiet typing" });
  host.append(lines, typing, chatForm(desk));
  return {
    topics: ["chat", "gestures"],
    draw(now) {
      const { state } = desk.store;
      if (lines.childElementCount !== state.chat.length) {
        fill(lines, ...state.chat.map(chatLine));
        lines.scrollTop = lines.scrollHeight;
      }
      const writing = Object.entries(state.hands).filter(
        ([seat, hand]) => (seat === "watch") === (state.seat === "watch") && now - (hand.typing ?? -TYPING_SHOWN) < TYPING_SHOWN,
      );
      typing.textContent = writing.map(([seat]) => `${seatName(/** @type {Viewer} */ (seat))} is writing…`).join(" ");
      return writing.length > 0;
    },
  };
}

/** @param {Desk} desk */
function chatForm({ store, gesture, say, notify }) {
  const room = store.state.seat === "watch" ? "the spectators" : "the players";
  const field = /** @type {HTMLInputElement} */ (
    element("input", {
      type: "text",
      maxLength: 500,
      autocomplete: "off",
      "aria-label": `Say to ${room}`,
      placeholder: `Say to ${room}`,
    })
  );
  let shownAt = -TYPING_EVERY;
  field.addEventListener("input", () => {
    if (performance.now() - shownAt < TYPING_EVERY) return;
    shownAt = performance.now();
    gesture({ type: "typing" });
  });
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    if (say(text)) field.value = "";
    else notify("There is no connection; what you wrote is kept here.", "urgent");
  };
  return element(
    "form",
    { className: "chat-form", onsubmit: send },
    field,
    element("button", { type: "submit", className: "small" }, "Say"),
  );
}

/** @param {ChatLine} line */
function chatLine({ seat, name, text, at }) {
  return element(
    "li",
    {},
    seatMark(seat),
    element("strong", {}, name),
    element("time", { dateTime: at }, clock(at)),
    element("p", {}, text),
  );
}

/** @param {string} at */
const clock = (at) => new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
