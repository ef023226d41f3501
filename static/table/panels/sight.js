/* The sight panel: who looks at whom, the verdict in a sentence, the model's-eye view, the side elevation, who sees whom. */

import { isLooking, look, nextKept, shownLook, stepBack, targetOf } from "../sight/sight.js";
import { blockerName, sentenceOfLook } from "../sight/words.js";
import { createChoice } from "./choice.js";
import { button, element, fill } from "./element.js";
import { makeMovable } from "./movable.js";
import { createPictures } from "./pictures.js";
import { matrixOf } from "./matrix.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createSightPanel(host, desk) {
  const { store } = desk;
  const { state } = store;
  const choice = createChoice(desk);
  const pictures = createPictures();
  const words = element("p", { className: "sight-words", role: "status" });
  const blockers = element("ul", { className: "blockers", "aria-label": "In the way" });
  const crossings = element("ul", { className: "unseen", "aria-label": "Along the look" });
  const matrix = element("div", {});
  const kept = keptBar(store);
  const head = headOf(store);
  fill(host, head, choice.row, kept.bar, words, pictures.row, blockers, crossings, matrix);
  makeMovable(host, head);

  return {
    topics: ["sight", "look", "tool", "table"],
    draw() {
      host.hidden = !isLooking(state);
      if (host.hidden) return;
      const shown = shownLook(state.sight);
      choice.draw();
      kept.draw();
      setWords(words, wordsOf(state, shown));
      pictures.draw(state.table, shown);
      fill(blockers, ...(shown?.blocked_by ?? []).map((id) => blockerLine(state.table, id)));
      fill(crossings, ...(shown?.picture?.crossings ?? []).map((crossing) => crossingLine(state.table, crossing)));
      fill(matrix, shown && matrixOf(state.table, shown));
    },
  };
}

/** @param {Store} store */
function headOf(store) {
  const { sight } = store.state;
  const pin = switchOf("Pin", "The panel stays while other tools are in hand", () => sight.pinned, (on) => (sight.pinned = on));
  const shade = switchOf("Shade", "Shade what is not seen from there", () => sight.shaded, (on) => (sight.shaded = on));
  const close = button("×", () => closePanel(store), { className: "plain", "aria-label": "Close sight" });
  return element("div", { className: "sight-head" }, element("h2", {}, "Sight"), shade, pin, close);

  /** @param {string} label @param {string} title @param {() => boolean} read @param {(on: boolean) => void} write */
  function switchOf(label, title, read, write) {
    const flip = () => {
      write(!read());
      pressed.setAttribute("aria-pressed", String(read()));
      store.changed("sight");
    };
    const pressed = button(label, flip, { className: "chip", title, "aria-pressed": String(read()) });
    return pressed;
  }
}

/** @param {Store} store */
function closePanel(store) {
  const { state, changed } = store;
  state.sight.pinned = false;
  look(store, null, null);
  if (state.view.tool === "sight") state.view.tool = "move";
  changed("tool");
}

/** @param {Store} store what is shown is out of the log */
function keptBar(store) {
  const said = element("span", {});
  const next = button("Next", () => nextKept(store), { className: "chip" });
  const back = button("Back to now", () => stepBack(store), { className: "chip" });
  const bar = element("div", { className: "kept", hidden: true }, said, next, back);
  return {
    bar,
    draw() {
      const { kept } = store.state.sight;
      bar.hidden = kept === null;
      if (!kept) return;
      next.hidden = kept.looks.length < 2;
      said.textContent = `As it was, line ${kept.seq} of the log${kept.looks.length < 2 ? "" : ` · ${kept.index + 1} of ${kept.looks.length}`}`;
    },
  };
}

/** @param {HTMLElement} said @param {string} text read out only when it changes */
function setWords(said, text) {
  if (said.textContent !== text) said.textContent = text;
}

/** @param {State} state @param {Sighting | null} shown @returns {string} */
function wordsOf({ table, sight }, shown) {
  if (shown) return sentenceOfLook(table, shown);
  if (sight.refusal) return sight.refusal;
  if (sight.from === null) return "Who looks? Tap a model, twice for its unit.";
  if (targetOf(sight) === null) return "At whom? Tap a model, or rest the pointer on it.";
  return "The referee looks…";
}

/** @param {TableFile} table @param {string} id */
function blockerLine(table, id) {
  const kind = table.models[id] ? table.units[table.models[id].unit].seat : (table.terrain[id]?.kind ?? "");
  return element("li", {}, element("span", { className: `blocker ${kind}`, "aria-hidden": "true" }), blockerName(table, id));
}

/** @param {TableFile} table @param {Crossing} crossing */
function crossingLine(table, { by, near, bottom, top, low, high }) {
  const stands = bottom ? `from ${bottom.toFixed(1)} to ${top.toFixed(1)}″ high` : `${top.toFixed(1)}″ high`;
  return element("li", {}, `${blockerName(table, by)} at ${near.toFixed(1)}″, ${stands}; the look passes at ${low.toFixed(1)} to ${high.toFixed(1)}″`);
}
