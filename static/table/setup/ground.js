/* The table and its options: size, layout, number of turns, and how the rules are read here. */

import { element } from "../panels/element.js";
import { setLayout, setMat, setPicture, setTerms } from "./changing.js";
import { choice, section } from "./fields.js";
import { currentLayout, read, turnWords, written } from "./terms.js";

const OTHER = "other";

/** @param {Desk} desk */
export function tableOf(desk) {
  const { state } = desk.store;
  const { choices } = state.preparing;
  if (!choices) return null;
  const disabled = state.seat === "watch";
  return section(
    "Table",
    sizeChoice(desk, choices, disabled),
    state.preparing.free ? freeSize(desk, choices, state.preparing.free) : null,
    choice("Terrain", layoutChoices(state, choices), currentLayout(state), (layout) => layout && setLayout(desk, layout), {
      disabled,
      about: choices.layouts.find(({ id }) => id === currentLayout(state))?.about ?? "",
    }),
    choice("Mat", pictureChoices(state), state.table.mat.image ?? "", (image) => setPicture(desk, image), {
      disabled,
      about: state.preparing.pictures.length ? "" : "Pictures you add to your library can lie on the table.",
    }),
    choice("Turns", turnChoices(state, choices), String(state.table.turn.last ?? ""), (turns) => setTerms(desk, { turns: turns ? Number(turns) : null }), { disabled }),
  );
}

/** @param {Desk} desk @param {Choices} choices @param {boolean} disabled */
function sizeChoice(desk, choices, disabled) {
  const { state, changed } = desk.store;
  const { width, depth } = state.table.mat;
  const known = choices.sizes.map(([w, d]) => `${w}x${d}`);
  const now = `${width}x${depth}`;
  const listed = known.includes(now) ? known : [now, ...known];
  const words = listed.map((size) => /** @type {[string, string]} */ ([size, size.replace("x", "″ × ") + "″"]));
  return choice("Table size", [...words, [OTHER, "Another size…"]], state.preparing.free ? OTHER : now, chosen, { disabled });

  /** @param {string} size */
  function chosen(size) {
    state.preparing.free = size === OTHER ? { width, depth } : null;
    changed("preparing");
    const [w, d] = size.split("x").map(Number);
    if (size !== OTHER) setMat(desk, { width: w, depth: d });
  }
}

/** @param {Desk} desk @param {Choices} choices @param {Mat} free as far as it is written, whatever else changes meanwhile */
function freeSize(desk, { least, most }, free) {
  const [width, depth] = /** @type {const} */ (["width", "depth"]).map((side) => {
    const key = `free ${side}`;
    const field = /** @type {HTMLInputElement} */ (
      element("input", { type: "number", min: least, max: most, value: free[side], required: true, "aria-label": `${side} in inches`, "data-key": key })
    );
    field.addEventListener("input", () => (free[side] = Number(field.value)));
    return field;
  });
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    desk.store.state.preparing.free = null;
    setMat(desk, free);
  };
  return element("form", { className: "setup-free", onsubmit: send }, width, "×", depth, element("button", { type: "submit", "data-key": "free size" }, "Set it"));
}

/** @param {State} state @param {Choices} choices @returns {[string, string][]} */
function layoutChoices(state, { layouts }) {
  const bare = Object.keys(state.table.terrain).length ? "Its own ground" : "An open table";
  const known = layouts.map(({ id, name }) => /** @type {[string, string]} */ ([id, name]));
  return currentLayout(state) ? known : [["", bare], ...known];
}

/** @param {State} state @returns {[string, string][]} one's own pictures, and the opponent's where it lies there */
function pictureChoices({ table, preparing: { pictures } }) {
  const { image } = table.mat;
  const own = pictures.map(({ name, title }) => /** @type {[string, string]} */ ([name, title]));
  const theirs = image && !own.some(([name]) => name === image) ? [/** @type {[string, string]} */ ([image, "The opponent’s picture"])] : [];
  return [["", "Plain cloth"], ...theirs, ...own];
}

/** @param {State} state @param {Choices} choices @returns {[string, string][]} */
function turnChoices({ table }, { turns }) {
  const most = Math.max(turns, table.turn.last ?? 0);
  const counted = Array.from({ length: most }, (_, index) => String(index + 1));
  return [...counted.map((count) => /** @type {[string, string]} */ ([count, turnWords(Number(count))])), ["", turnWords(null)]];
}

/** @param {Desk} desk @param {boolean} open @param {(open: boolean) => void} toggled */
export function optionsOf(desk, open, toggled) {
  const { state } = desk.store;
  const { choices } = state.preparing;
  if (!choices) return null;
  const fields = choices.options.map(({ name, label, about, choices: values }) => {
    const now = written(state.table.options[name]);
    const known = /** @type {[string, string][]} */ (Object.entries(values));
    const listed = now in values ? known : [/** @type {[string, string]} */ ([now, now]), ...known];
    return choice(label, listed, now, (value) => setTerms(desk, { options: { [name]: read(value) } }), { about, disabled: state.seat === "watch" });
  });
  const details = /** @type {HTMLDetailsElement} */ (element("details", { className: "setup-section", open }, element("summary", { "data-key": "options" }, "Table options"), ...fields));
  details.addEventListener("toggle", () => toggled(details.open));
  return details;
}
