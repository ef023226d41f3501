/* Wires the table page together; everything else knows only its neighbours. */

import { createCamera, settle } from "./camera.js";
import { watchCoherency } from "./coherency.js";
import { createDesk } from "./desk.js";
import { Enquiries } from "./enquiries.js";
import { Gestures } from "./gestures.js";
import { createInbox } from "./inbox.js";
import { PointerInput } from "./input.js";
import { inspect } from "./inspect.js";
import { listenToKeys } from "./keys.js";
import { Outbox } from "./outbox.js";
import { createPanels } from "./panels/panels.js";
import { byId } from "./panels/element.js";
import { ownMiddle } from "./pieces.js";
import { watchSight } from "./sight/watch.js";
import { watchPromise } from "./promise.js";
import { Scheduler } from "./render/scheduler.js";
import { TableView } from "./render/table.js";
import { watchStrikes } from "./sliding.js";
import { Socket } from "./socket.js";
import { createState } from "./state.js";
import { createStore } from "./store.js";
import { createToolbox } from "./toolbox.js";
import { watchAim } from "./tools/aiming.js";
import { consult } from "./tools/drafting.js";

const clock = () => performance.now();
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const snapshot = /** @type {Snapshot} */ (JSON.parse(byId("snapshot").textContent ?? ""));
const store = createStore(createState(snapshot));
const { state, changed } = store;
const host = byId("stage");
const camera = createCamera(host.clientWidth, host.clientHeight);

const send = (/** @type {Frame} */ frame) => socket.send(frame);
const since = () => ({ kind: "since", seq: state.seq });
const outbox = new Outbox(store, send);
const enquiries = new Enquiries(send, clock);
const gestures = new Gestures(send, clock);
const inbox = createInbox({ store, outbox, enquiries, clock, still, resync: () => send(since()) });
const socket = new Socket(address, { frame: inbox, lost, pulse: since });

const desk = createDesk({ store, camera, outbox, enquiries, gestures, send });
const toolbox = createToolbox(desk, () => /** @type {HTMLDialogElement} */ (byId("help")).showModal());
const pointer = new PointerInput(host, desk, toolbox.current);
const scheduler = new Scheduler(store);
const view = new TableView(host, store, camera);

function address() {
  const url = new URL(`ws/games/${state.game.id}/`, new URL(document.body.dataset.root ?? "/", location.href));
  url.protocol = url.protocol.replace("http", "ws");
  url.search = new URLSearchParams({ seat: state.seat, since: String(state.seq) }).toString();
  return url.href;
}

/** @param {boolean} forGood */
function lost(forGood) {
  state.connection = forGood ? "closed" : "offline";
  state.hands = { red: {}, blue: {}, watch: {} };
  enquiries.forget();
  changed("connection", "gestures");
}

view.resize();
settle(camera, state.table.mat, ownMiddle(state));
[...view.parts(), ...createPanels(desk, toolbox, still)].forEach((part) => scheduler.add(part));
new ResizeObserver(() => view.resize()).observe(host);
addEventListener("resize", () => view.resize());
addEventListener("warmat:theme", () => view.recolour());
pointer.listen();
listenToKeys(desk, toolbox, () => pointer.cancel());
watchCoherency(desk);
watchSight(desk);
watchAim(desk);
watchStrikes(store, clock, still);
watchPromise(store, () => fetch("dice.json").then((answer) => answer.json()));
store.on(["turn"], () => consult(desk));
inspect(state, camera);
socket.open();
socket.keep();
