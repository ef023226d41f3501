/* The bar of the replay: where the game is looked at, its controls, and what the referee measured at that move. */

import { present } from "../present.js";
import { measuredWords } from "../replay/measured.js";
import { moveLink } from "../replay/link.js";
import { button, byId, element, fill, seatMark, seatName } from "./element.js";
import { replayIcon } from "./replay_icons.js";

const SPEEDS = [0.5, 1, 2, 4, 8];

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createReplayBar(host, desk) {
  const bar = buildBar(desk);
  fill(host, ...bar.parts);
  let said = -1;
  return {
    topics: ["replay", "log", "table", "outbox"],
    draw() {
      const { state } = desk.store;
      const { open, playing } = state.replay;
      host.hidden = !open;
      mark(state.live !== null);
      if (!open) return;
      bar.draw();
      const shown = state.live ? state.seq : -1;
      if (!playing && shown !== said && shown >= 0) byId("polite").textContent = spoken(desk);
      said = playing ? said : shown;
    },
  };
}

/** Nothing can be ordered in the past, and nothing that would order can be pressed. @param {boolean} past */
function mark(past) {
  document.body.classList.toggle("in-past", past);
  ["end-phase", "pending"].forEach((id) => (byId(id).inert = past));
}

/** @param {Desk} desk @returns {{parts: HTMLElement[], draw(): void}} */
function buildBar(desk) {
  const { replay, store } = desk;
  const head = element("div", { className: "replay-head" });
  const slider = /** @type {HTMLInputElement} */ (element("input", { type: "range", min: "0", step: "1", "aria-label": "Move", list: "replay-turns", className: "replay-slider" }));
  slider.addEventListener("input", () => replay.goTo(Number(slider.value)));
  const marks = element("datalist", { id: "replay-turns" });
  const told = element("p", { className: "replay-told" });
  const controls = buildControls(desk);
  return {
    parts: [head, slider, marks, controls.host, told],
    draw() {
      const { state } = store;
      const last = present(state).seq;
      fill(head, ...headOf(desk));
      slider.max = String(last);
      if (slider.value !== String(state.seq)) slider.value = String(state.seq);
      slider.setAttribute("aria-valuetext", whereWords(state));
      if (marks.childElementCount !== replay.turns().length) fill(marks, ...replay.turns().map((seq) => element("option", { value: String(seq) })));
      controls.draw();
      fill(told, ...toldOf(desk));
    },
  };
}

/** @param {Desk} desk @returns {HTMLElement[]} where one looks, and the way back */
function headOf({ replay, store: { state } }) {
  const missed = state.live ? state.live.seq - (state.replay.left ?? state.live.seq) : 0;
  const news = missed ? `${missed} new ${missed === 1 ? "move" : "moves"} · ` : "";
  const words = state.replay.loading ? `Fetching moves, ${state.replay.loading.have} of ${state.replay.loading.of}` : whereWords(state);
  return [
    element("strong", { className: "replay-where" }, words),
    element("span", { className: "quiet" }, state.live ? "Nothing can be ordered here" : ""),
    state.live
      ? button(`${news}${missed ? "back" : "Back"} to live`, () => replay.live(), { className: "primary", title: "L", "data-key": "live", "aria-keyshortcuts": "L" })
      : button("Close", () => replay.close(), { "data-key": "close", "aria-label": "Close the replay" }),
  ];
}

/** @param {State} state */
const whereWords = (state) => (state.live ? `Move ${state.seq} of ${state.live.seq}` : `Live · move ${state.seq}`);

/** @param {Desk} desk @returns {{host: HTMLElement, draw(): void}} */
function buildControls({ replay, notify, store: { state } }) {
  const first = step("first", "First move", () => replay.goTo(0));
  const turnBack = step("turn_back", "Turn before", () => replay.turn(-1));
  const back = step("back", "One move back", () => replay.step(-1), ",");
  const play = step("play", "Play", () => replay.toggle());
  const on = step("on", "One move on", () => replay.step(1), ".");
  const turn = step("turn", "Next turn", () => replay.turn(1));
  const last = step("last", "Last move", () => replay.live(), "L");
  const copy = button("Copy link", () => moveLink(state.seq, notify), { "aria-label": "Copy a link to this move", className: "replay-copy" });
  const all = [first, turnBack, back, play, on, turn, last, speedChoice(replay), copy];
  return {
    host: element("div", { className: "replay-controls", role: "group", "aria-label": "Steps" }, ...all),
    draw() {
      drawPlay(play, state.replay.playing);
      [first, turnBack, back].forEach((one) => (one.disabled = state.seq === 0));
      [on, turn, last].forEach((one) => (one.disabled = !state.live));
    },
  };
}

/** @param {string} sign @param {string} label @param {() => unknown} act @param {string} [key] @returns {HTMLButtonElement} */
function step(sign, label, act, key) {
  const made = button("", act, { "aria-label": label, title: key ? `${label} (${key})` : label, className: "replay-step" });
  made.replaceChildren(replayIcon(sign));
  return made;
}

/** @param {HTMLButtonElement} play @param {boolean} playing */
function drawPlay(play, playing) {
  const label = playing ? "Pause" : "Play";
  if (play.getAttribute("aria-label") === label && play.title) return;
  play.setAttribute("aria-label", label);
  play.title = `${label} (space)`;
  play.replaceChildren(replayIcon(label.toLowerCase()));
}

/** @param {ReplayDeck} replay */
function speedChoice(replay) {
  const speeds = SPEEDS.map((one) => element("option", { value: String(one), selected: one === 1 }, `${one}×`));
  const choice = /** @type {HTMLSelectElement} */ (element("select", { "aria-label": "Speed" }, ...speeds));
  choice.addEventListener("change", () => replay.setSpeed(Number(choice.value)));
  return choice;
}

/** @param {Desk} desk @returns {(Node | string)[]} the move itself: who, what, and each thing measured */
function toldOf({ store: { state, game } }) {
  const entry = state.log[state.log.length - 1];
  if (!entry || entry.seq !== state.seq) return ["Before the first move"];
  const measured = measuredWords(state.table, game, entry);
  return [
    seatMark(entry.seat),
    game.words.sentence(state.table, entry),
    ...(measured ? [element("span", { className: "quiet" }, ` · ${measured}`)] : []),
  ];
}

/** @param {Desk} desk */
function spoken({ store: { state, game } }) {
  const entry = state.log[state.log.length - 1];
  const said = entry?.seq === state.seq ? `${seatName(entry.seat)}: ${game.words.sentence(state.table, entry)}` : "before the first move";
  return `${whereWords(state)}. ${said}`;
}
