/* Wires the table page together; everything else knows only its neighbours. What game it is, the page's template says. */

import { createCamera, settle } from "./camera.js";
import { createDesk } from "./desk.js";
import { Enquiries } from "./enquiries.js";
import { keepFocus } from "./focus.js";
import { Gestures } from "./gestures.js";
import { createInbox } from "./inbox.js";
import { MoveHistory } from "./replay/history.js";
import { PointerInput } from "./input.js";
import { inspect } from "./inspect.js";
import { listenToKeys } from "./keys.js";
import { Outbox } from "./outbox.js";
import { createPanels } from "./panels/panels.js";
import { byId } from "./panels/element.js";
import { openHelp } from "./panels/help.js";
import { watchPlayers } from "./players.js";
import { watchPromise } from "./promise.js";
import { present } from "./present.js";
import { Replay } from "./replay/replay.js";
import { watchTakeBack } from "./replay/undoing.js";
import { Scheduler } from "./render/scheduler.js";
import { TableView } from "./render/table.js";
import { Socket } from "./socket.js";
import { createState } from "./state.js";
import { createStore } from "./store.js";
import { createToolbox } from "./toolbox.js";
import { lookTool } from "./tools/look.js";
import { replayTool, takeBackTool } from "./tools/replay.js";

const clock = () => performance.now();
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const { game } = /** @type {{game: Game}} */ (await import(/** @type {HTMLLinkElement} */ (byId("game")).href));
const snapshot = /** @type {Snapshot} */ (JSON.parse(byId("snapshot").textContent ?? ""));
const store = createStore(createState(snapshot, game.fields()), game);
const { state, changed } = store;
const host = byId("stage");
const camera = createCamera(host, game.mat(state.table));

const send = (/** @type {Frame} */ frame) => socket.send(frame);
const since = () => ({ kind: "since", seq: present(state).seq });
const outbox = new Outbox(store, send);
const enquiries = new Enquiries(send, clock);
const gestures = new Gestures(send, clock);
const inbox = createInbox({ store, outbox, enquiries, clock, still, resync: () => send(since()) });
const socket = new Socket(address, { frame: inbox, lost, pulse: since });

const history = new MoveHistory(moves, game.reader.collections);
const replay = new Replay({ store, history, clock, still });
const desk = createDesk({ replay, store, camera, outbox, enquiries, gestures, send });
const toolbox = createToolbox(desk, [...game.tools, takeBackTool, replayTool, lookTool], () => openHelp(/** @type {HTMLDialogElement} */ (byId("help"))));
const pointer = new PointerInput(host, desk, toolbox.current);
const scheduler = new Scheduler(store);
const view = new TableView(host, store, camera);

function address() {
  const url = new URL(`ws/games/${state.game.id}/`, new URL(document.body.dataset.root ?? "/", location.href));
  url.protocol = url.protocol.replace("http", "ws");
  url.search = new URLSearchParams({ seat: state.seat, since: String(present(state).seq) }).toString();
  return url.href;
}

/** @param {number} since @returns {Promise<HistoryPage>} */
async function moves(since) {
  const answer = await fetch(`history.json?since=${since}`);
  if (!answer.ok) throw new Error(`The moves after ${since} could not be fetched.`);
  return answer.json();
}

/** @returns {Promise<{seed: string | null} | null>} null when the server is silent */
const promised = () => told("dice.json");

/** @returns {Promise<Record<Seat, string> | null>} null when the server is silent */
const players = () => told("players.json");

/** @param {string} path @returns {Promise<any>} null when the server is silent, or when the page goes meanwhile */
async function told(path) {
  const answer = await fetch(path).catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}

/** @param {boolean} forGood */
function lost(forGood) {
  state.connection = forGood ? "closed" : "offline";
  state.hands = { red: {}, blue: {}, watch: {} };
  enquiries.forget();
  changed("connection", "gestures");
}

view.resize();
settle(camera, game.home(state), game.legible);
const parts = [...view.parts(), ...createPanels(desk, toolbox, still), ...game.panels(desk)];
parts.forEach((part) => scheduler.add(part));
new ResizeObserver(() => view.resize()).observe(host);
addEventListener("resize", () => view.resize());
["warmat:theme", "warmat:picture"].forEach((news) => addEventListener(news, () => view.recolour()));
pointer.listen();
keepFocus(host);
listenToKeys(desk, toolbox, () => pointer.cancel());
game.watch(desk, { clock, still });
watchPromise(store, promised);
watchPlayers(store, players);
watchTakeBack(store, history);
inspect(state, camera, enquiries);
socket.open();
socket.keep();
replay.begin(new URLSearchParams(location.search).get("at"));
