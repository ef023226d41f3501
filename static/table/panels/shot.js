/* What shapes are set to: size, scatter, strength, who fires. Only what the thing in hand has use for is shown. */

import { armShot } from "../aim.js";
import { modelName, standing, standingModelsOf, unitName } from "../pieces.js";
import { nameFirer } from "../tools/template.js";
import { button, element, fill } from "./element.js";

const SCATTERS = ["2D6", "D6", "3D6", "D3"];
let lists = 0;

/** @param {Desk} desk @param {() => void} changed @returns {{row: HTMLElement, draw(): void}} */
export function createShotFields(desk, changed) {
  const { state } = desk.store;
  const fields = [
    sizeField(state, changed),
    textField(state, changed, { name: "scatter", label: "Scatter", kinds: ["blast", "template"] }),
    textField(state, changed, { name: "distance", label: "Distance", kinds: ["scatter"] }),
    numberField(state, changed, "strength", "S"),
    numberField(state, changed, "ap", "AP"),
    barrageField(state, changed),
    firerField(desk, changed),
    roomField(state, changed),
    whatField(state, changed),
  ];
  return {
    row: element("div", { className: "shot" }, ...fields.map(({ field }) => field)),
    draw() {
      const { aim } = state;
      fields.forEach(({ field, kinds, draw }) => {
        field.hidden = !aim || !kinds.includes(aim.kind);
        if (!field.hidden) draw();
      });
    },
  };
}

/** @typedef {{field: HTMLElement, kinds: string[], draw(): void}} ShotField */

/** @param {State} state @param {() => void} changed @returns {ShotField} */
function sizeField({ view: { shot }, measures }, changed) {
  const sizes = /** @type {const} */ (["small", "large"]);
  const choose = (/** @type {"small" | "large"} */ size) => () => {
    shot.size = size;
    changed();
  };
  const across = measures.shapes?.blast ?? { small: 0, large: 0 };
  const buttons = sizes.map((size) =>
    button(`${size === "small" ? "Small" : "Large"} ${across[size] * 2}″`, choose(size)),
  );
  return {
    field: element("div", { className: "segments", role: "group", "aria-label": "Size" }, ...buttons),
    kinds: ["blast"],
    draw: () =>
      buttons.forEach((pressed, index) => pressed.setAttribute("aria-pressed", String(shot.size === sizes[index]))),
  };
}

/**
 * @param {State} state
 * @param {() => void} changed
 * @param {{name: "scatter" | "distance", label: string, kinds: string[]}} what
 * @returns {ShotField}
 */
function textField({ view: { shot } }, changed, { name, label, kinds }) {
  lists += 1;
  const input = /** @type {HTMLInputElement} */ (
    element("input", { type: "text", maxLength: 12, list: `dice-${lists}`, placeholder: "none", autocomplete: "off" })
  );
  const options = element(
    "datalist",
    { id: `dice-${lists}` },
    ...SCATTERS.map((dice) => element("option", { value: dice })),
  );
  input.addEventListener("input", () => {
    shot[name] = input.value;
    changed();
  });
  return { field: element("label", {}, label, input, options), kinds, draw: () => keep(input, shot[name]) };
}

/**
 * @param {State} state
 * @param {() => void} changed
 * @param {"strength" | "ap"} name
 * @param {string} label
 * @returns {ShotField}
 */
function numberField({ view: { shot } }, changed, name, label) {
  const input = /** @type {HTMLInputElement} */ (
    element("input", { type: "number", min: -10, max: 20, placeholder: "–" })
  );
  input.addEventListener("input", () => {
    shot[name] = input.value === "" ? null : Math.round(Number(input.value));
    changed();
  });
  const kinds = ["blast", "template"];
  return { field: element("label", {}, label, input), kinds, draw: () => keep(input, shot[name]?.toString() ?? "") };
}

/** @param {State} state @param {() => void} changed @returns {ShotField} */
function barrageField({ view: { shot } }, changed) {
  const box = /** @type {HTMLInputElement} */ (element("input", { type: "checkbox" }));
  box.addEventListener("change", () => {
    shot.barrage = box.checked;
    changed();
  });
  const draw = () => (box.checked = shot.barrage);
  return {
    field: element("label", { className: "switch" }, box, "Barrage"),
    kinds: ["blast"],
    draw: () => void draw(),
  };
}

/**
 * @param {Desk} desk
 * @param {() => void} changed
 * @returns {ShotField} naming who fires takes the strength of its weapon too
 */
function firerField(desk, changed) {
  const { state } = desk.store;
  const choose = (/** @type {string} */ chosen) => {
    armShot(state, chosen);
    if (state.aim?.kind === "template" && chosen) nameFirer(desk, chosen);
    changed();
  };
  return selectField("From", ["blast", "template"], choose, () => ({
    options: [["", state.aim?.kind === "blast" ? "nobody named" : "tap the mat"], ...firers(state)],
    chosen: state.view.shot.from,
  }));
}

/**
 * @param {State} state
 * @returns {[string, string][]} own models in hand, or of the unit that fires, each with its weapons
 */
function firers({ table, view, aim, seat }) {
  const firing = table.models[aim?.model ?? ""];
  const models = firing ? standingModelsOf(table, firing.unit) : [...view.selected].filter((id) => table.models[id]);
  const mine = models.filter((id) => standing(table.models[id]) && table.units[table.models[id].unit].seat === seat);
  return mine.flatMap((id) => {
    const { weapons } = table.profiles[table.models[id].profile] ?? {};
    const armed = weapons?.length ? weapons : [{ name: "" }];
    return armed.map(
      ({ name }, index) =>
        /** @type {[string, string]} */ ([`${id} ${index}`, [modelName(table, id), name].filter(Boolean).join(" · ")]),
    );
  });
}

/** @param {State} state @param {() => void} changed @returns {ShotField} */
function roomField({ table, view: { shot } }, changed) {
  const rooms = Object.entries(table.terrain).flatMap(([id, piece]) =>
    Object.keys(piece.rooms ?? {}).map(
      (room) => /** @type {[string, string]} */ ([`${id}/${room}`, `${piece.name || id}, ${room}`]),
    ),
  );
  const choose = (/** @type {string} */ room) => {
    shot.room = room;
    changed();
  };
  const { field, draw } = selectField("At", ["template"], choose, () => ({
    options: [["", "models"], ...rooms],
    chosen: shot.room,
  }));
  return { field, draw, kinds: rooms.length ? ["template"] : [] };
}

/** @param {State} state @param {() => void} changed @returns {ShotField} */
function whatField(state, changed) {
  const choose = (/** @type {string} */ what) => {
    state.view.shot.what = what;
    changed();
  };
  return selectField("What", ["scatter"], choose, () => ({
    options: scatterable(state),
    chosen: state.view.shot.what,
  }));
}

/** @param {State} state @returns {[string, string][]} */
function scatterable({ table, seat, view }) {
  const chosen = [...view.selected].filter(
    (id) => table.models[id] && table.units[table.models[id].unit].seat === seat,
  );
  const units = Object.keys(table.units).filter((id) => table.units[id].seat === seat);
  const markers = Object.keys(table.markers).filter((id) => !table.markers[id].seat || table.markers[id].seat === seat);
  return [
    ...(chosen.length
      ? [
          /** @type {[string, string]} */ ([
            "models",
            chosen.length > 1 ? `${chosen.length} selected models` : modelName(table, chosen[0]),
          ]),
        ]
      : []),
    ...units.map((id) => /** @type {[string, string]} */ ([`unit ${id}`, unitName(table, id)])),
    ...markers.map((id) => /** @type {[string, string]} */ ([`marker ${id}`, table.markers[id].name || id])),
  ];
}

/**
 * @param {string} label
 * @param {string[]} kinds
 * @param {(value: string) => void} choose
 * @param {() => {options: [string, string][], chosen: string}} list
 * @returns {ShotField}
 */
function selectField(label, kinds, choose, list) {
  const select = /** @type {HTMLSelectElement} */ (element("select", { onchange: () => choose(select.value) }));
  let listed = "";
  return {
    field: element("label", {}, label, select),
    kinds,
    draw() {
      const { options, chosen } = list();
      const now = JSON.stringify(options);
      if (now !== listed) fill(select, ...options.map(([value, words]) => element("option", { value }, words)));
      listed = now;
      select.value = options.some(([value]) => value === chosen) ? chosen : (options[0]?.[0] ?? "");
    },
  };
}

/** @param {HTMLInputElement} input @param {string} value left alone while it is written in */
function keep(input, value) {
  if (document.activeElement !== input) input.value = value;
}
