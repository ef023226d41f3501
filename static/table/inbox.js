/* Frames from the server, each kind with what it does to the state. Nothing else changes the table. */

import { forgetAbsent, receiveGesture } from "./hands.js";
import { merge } from "./merge.js";
import { present } from "./present.js";
import { refusalNotice } from "./settling.js";

const LOG_KEPT = 500;

/** @param {InboxOffice} office @returns {(frame: Frame) => void} */
export function createInbox(office) {
  const handlers = { ...connectionFrames(office), ...tableFrames(office), ...socialFrames(office) };
  return (frame) => handlers[frame.kind]?.(frame);
}

/** @param {InboxOffice} office @returns {FrameHandlers} */
function connectionFrames({ store: { state, changed, game }, outbox, enquiries }) {
  return {
    welcome({ presence }) {
      Object.assign(state, { connection: "online", presence });
      outbox.resume();
      changed("connection", "presence");
    },
    closed({ reason }) {
      state.notice = {
        text: `The server closed the connection: ${String(reason).replaceAll("_", " ")}.`,
        urgent: true,
      };
      changed("notice");
    },
    error({ id, text }) {
      if (typeof id === "number") return enquiries.receive({ kind: "error", id });
      if (id) game.reader.refuse(state, outbox.refused(id), { legal: false, refusals: [{ code: "frame/error", text }] });
      state.notice = { text, urgent: true };
      changed("notice", "draft");
    },
    probe: (frame) => enquiries.receive(frame),
    answer: (frame) => enquiries.receive(frame),
  };
}

/** @param {InboxOffice} office @returns {FrameHandlers} */
function tableFrames(office) {
  const { store, outbox, resync } = office;
  const { state, changed, game } = store;
  return {
    snapshot({ seq, table, log, chat }) {
      Object.assign(present(state), { seq, table, log });
      state.chat = chat;
      if (!state.live) game.reader.restart(state);
      log.forEach((/** @type {LogEntry} */ entry) => outbox.accepted(entry.id));
      changed("table", "terrain", "turn", "log", "chat", "draft", "lifted", "replay");
    },
    events(frame) {
      const { seq } = present(state);
      if (frame.seq > seq + 1) return resync();
      if (frame.seq === seq + 1) carryOut(office, frame);
      outbox.accepted(frame.id);
    },
    recorded({ id }) {
      outbox.accepted(id);
    },
    refused({ id, refusals, nearest }) {
      const dropped = outbox.refused(id);
      if (!dropped.length) return;
      const onDraft = game.reader.refuse(state, dropped, { legal: false, refusals, nearest });
      if (!onDraft || dropped.length > 1) state.notice = refusalNotice(refusals, dropped.length - 1);
      changed("draft", "notice");
    },
  };
}

/** @param {InboxOffice} office @param {any} frame an accepted command, the next in its turn */
function carryOut({ store: { state, changed, game }, clock, still }, { kind: _, changes, ...entry }) {
  const now = present(state);
  if (!state.live && !still()) game.reader.expect(state, entry, clock());
  merge(now.table, changes, game.reader.collections);
  now.seq = entry.seq;
  now.log = [...now.log, entry].slice(-LOG_KEPT);
  if (state.live) return changed("replay");
  game.reader.settle(state, entry, changes);
  changed("table", "turn", ...game.reader.topics(changes), "log", "draft", "lifted", "gestures", "motion", "notice");
}

/** @param {InboxOffice} office @returns {FrameHandlers} */
function socialFrames({ store: { state, changed }, clock }) {
  return {
    presence({ red, blue, watching }) {
      state.presence = { red, blue, watching };
      forgetAbsent(state);
      changed("presence", "gestures");
    },
    gesture({ seat, gesture }) {
      if (state.live) return;
      receiveGesture(state, seat, gesture, clock());
      changed("gestures");
    },
    chat(line) {
      state.chat = [...state.chat, line];
      delete state.hands[/** @type {Viewer} */ (line.seat)].typing;
      changed("chat", "gestures");
    },
  };
}
