/* What tools and panels may ask for, without knowing who does it. */

import { newId } from "./ids.js";

/**
 * @param {{store: Store, camera: Camera, outbox: Outbox, enquiries: Enquiries, gestures: {show(gesture: Gesture): void}, send: (frame: Frame) => boolean}} office
 * @returns {Desk}
 */
export function createDesk({ store, camera, outbox, enquiries, gestures, send }) {
  const room = store.state.seat === "watch" ? "spectators" : "players";
  return {
    store,
    camera,
    command: (command) => outbox.post(command),
    probe: (command, heard) => enquiries.probe(command, heard),
    hint: (question, heard) => enquiries.hint(question, heard),
    ask: (question) => enquiries.ask(question),
    gesture: (gesture) => gestures.show(gesture),
    say: (text) => send({ kind: "chat", id: newId(), room, text }),
    notify(text, urgent) {
      store.state.notice = { text, urgent: urgent !== undefined };
      store.changed("notice");
    },
  };
}
