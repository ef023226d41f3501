/* Frames from the server, each kind with what it does to the state. Nothing else changes the table. */

import { clearGhosts, receiveGesture } from "./hands.js";
import { merge } from "./merge.js";
import { motionsOf } from "./motion.js";
import { standing, unitName } from "./pieces.js";

const LOG_KEPT = 500;

/** @param {InboxOffice} office @returns {(frame: Frame) => void} */
export function createInbox(office) {
  const handlers = { ...connectionFrames(office), ...tableFrames(office), ...socialFrames(office) };
  return (frame) => handlers[frame.kind]?.(frame);
}

/** @param {InboxOffice} office @returns {FrameHandlers} */
function connectionFrames({ store: { state, changed }, outbox, enquiries }) {
  return {
    welcome({ presence }) {
      Object.assign(state, { connection: "online", presence });
      outbox.resume();
      changed("connection", "presence");
    },
    closed({ reason }) {
      state.notice = { text: `The server closed the connection: ${String(reason).replaceAll("_", " ")}.`, urgent: true };
      changed("notice");
    },
    error({ id, text }) {
      if (typeof id === "number") return enquiries.receive({ kind: "error", id });
      if (id) refuseDraft(state, outbox.refused(id), { legal: false, refusals: [{ code: "frame/error", text }] });
      state.notice = { text, urgent: true };
      changed("notice", "draft");
    },
    probe: (frame) => enquiries.receive(frame),
    answer: (frame) => enquiries.receive(frame),
  };
}

/** @param {InboxOffice} office @returns {FrameHandlers} */
function tableFrames({ store: { state, changed }, outbox, resync, clock, still }) {
  const carryOut = (/** @type {any} */ { kind: _, changes, ...entry }) => {
    if (!still()) state.motions.push(...motionsOf(state.table, entry, clock()));
    const topics = merge(state.table, changes);
    state.seq = entry.seq;
    state.log = [...state.log, entry].slice(-LOG_KEPT);
    clearGhosts(state, entry);
    settleDraft(state, entry, changes);
    changed(...topics, "log", "draft", "lifted", "gestures", "motion", "notice");
  };

  return {
    snapshot({ seq, table, log, chat }) {
      Object.assign(state, { seq, table, log, chat, motions: [], draft: null });
      log.forEach((/** @type {LogEntry} */ entry) => outbox.accepted(entry.id));
      changed("table", "terrain", "turn", "log", "chat", "draft", "lifted");
    },
    events(frame) {
      if (frame.seq > state.seq + 1) return resync();
      if (frame.seq === state.seq + 1) carryOut(frame);
      outbox.accepted(frame.id);
    },
    recorded({ id }) {
      outbox.accepted(id);
    },
    refused({ id, refusals, nearest }) {
      const dropped = outbox.refused(id);
      if (!dropped.length) return;
      refuseDraft(state, dropped, { legal: false, refusals, nearest });
      state.notice = { text: refusalSentence(refusals, dropped.length - 1), urgent: true };
      changed("draft", "notice");
    },
  };
}

/** @param {InboxOffice} office @returns {FrameHandlers} */
function socialFrames({ store: { state, changed }, clock }) {
  return {
    presence({ red, blue, watching }) {
      state.presence = { red, blue, watching };
      changed("presence");
    },
    gesture({ seat, gesture }) {
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

/** @param {State} state @param {LogEntry} entry @param {Changes} changes the ghosts go once their move is carried out, or overtaken */
function settleDraft(state, entry, changes) {
  const { draft } = state;
  if (!draft) return;
  const overtaken = Object.entries(draft.tracks).some(([id, { from }]) => changes.models?.[id] !== undefined && !standsAt(changes.models[id], from));
  if (entry.id !== draft.sent && !overtaken) return;
  state.draft = null;
  if (entry.id !== draft.sent) {
    state.notice = { text: `${unitName(state.table, draft.unit)} changed meanwhile; its ghosts were put away.`, urgent: true };
  }
}

/** @param {Model | null} model @param {Pose} pose */
function standsAt(model, { x, y, facing, floor }) {
  return model !== null && standing(model) && model.x === x && model.y === y && model.facing === facing && model.floor === floor;
}

/** @param {State} state @param {Outgoing[]} dropped @param {Verdict} answer the ghosts stay where they are, to be changed */
function refuseDraft(state, dropped, answer) {
  const { draft } = state;
  if (draft && dropped.some(({ id }) => id === draft.sent)) Object.assign(draft, { sent: null, open: true, answer });
}

/** @param {Refusal[]} refusals @param {number} later commands dropped with it */
function refusalSentence(refusals, later) {
  const sentences = refusals.map(({ text }) => text).join(" ");
  if (!later) return sentences;
  return `${sentences} ${later === 1 ? "The order" : `${later} orders`} made after it ${later === 1 ? "was" : "were"} not sent.`;
}
