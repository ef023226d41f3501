/* What tools and panels may ask for, without knowing who does it. */

import { newId } from "./ids.js";

const PAST = "You are looking at an earlier move; go back to live to order anything.";
/** The referee speaks of the game as it now is, not of an earlier move. @type {Promise<any>} */
const UNANSWERED = new Promise(() => {});

/**
 * @param {{replay: ReplayDeck, store: Store, camera: Camera, outbox: Outbox, enquiries: Enquiries, gestures: {show(gesture: Gesture): void}, send: (frame: Frame) => boolean}} office
 * @returns {Desk}
 */
export function createDesk({ replay, store, camera, outbox, enquiries, gestures, send }) {
  const room = store.state.seat === "watch" ? "spectators" : "players";
  const past = () => store.state.live !== null;
  const notify = (/** @type {string} */ text, /** @type {"urgent" | undefined} */ urgent) => {
    store.state.notice = { text, urgent: urgent !== undefined };
    store.changed("notice");
  };
  return {
    store,
    camera,
    replay,
    command(command) {
      if (!past()) return outbox.post(command);
      notify(PAST, "urgent");
      return newId();
    },
    probe: (command, heard) => past() || enquiries.probe(command, heard),
    hint: (question, heard) => past() || enquiries.hint(question, heard),
    ask: (question) => (past() ? UNANSWERED : enquiries.ask(question)),
    gesture: (gesture) => past() || gestures.show(gesture),
    say: (text) => send({ kind: "chat", id: newId(), room, text }),
    notify,
  };
}
