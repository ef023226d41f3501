/* What shapes are set to: size, scatter, strength, who fires. Only what the thing in hand has use for is shown. */

import { armShot } from "../aim.js";
import { spoken } from "../buildings/rooms.js";
import { modelName, seatOf, standing, standingModelsOf, unitName } from "../pieces.js";
import { nameFirer, turnToRoom } from "../tools/template.js";
import { element } from "./element.js";
import { checkField, numberField, segmentsField, selectField, textField } from "./shot_fields.js";

const SCATTERS = ["2D6", "D6", "3D6", "D3"];
/** @typedef {Aim["kind"] | "room"} ShotKind a template at a room does not scatter */
/** @type {ShotKind[]} */
const SHAPES = ["blast", "template"];
/** @type {ShotKind[]} */
const STRIKING = [...SHAPES, "room"];

/** @param {Desk} desk @param {() => void} changed @returns {{row: HTMLElement, draw(): void}} */
export function createShotFields(desk, changed) {
  const { state } = desk.store;
  const fields = fieldsFor(desk, (name) => shotValue(state.view.shot, name, changed));
  return {
    row: element("div", { className: "shot" }, ...fields.map(({ field }) => field)),
    draw() {
      const { aim } = state;
      const kind = aim?.kind === "template" && state.view.shot.room ? "room" : aim?.kind;
      fields.forEach(({ field, kinds, draw }) => {
        field.hidden = !kind || !kinds.includes(kind);
        if (!field.hidden) draw();
      });
    },
  };
}

/** @param {Desk} desk @param {(name: keyof Shot) => ShotValue} value */
function fieldsFor(desk, value) {
  const { state } = desk.store;
  const { small, large } = state.measures.shapes.blast;
  const sizes = /** @type {[string, string][]} */ ([
    ["small", `Small ${small * 2}″`],
    ["large", `Large ${large * 2}″`],
  ]);
  const rooms = roomsOf(state.table);
  return [
    segmentsField({ label: "Size", kinds: ["blast"] }, sizes, value("size")),
    textField({ label: "Scatter", kinds: SHAPES }, SCATTERS, value("scatter")),
    textField({ label: "Distance", kinds: ["scatter"] }, SCATTERS, value("distance")),
    numberField({ label: "S", kinds: STRIKING }, value("strength")),
    numberField({ label: "AP", kinds: STRIKING }, value("ap")),
    checkField({ label: "Barrage", kinds: ["blast"] }, value("barrage")),
    selectField({ label: "From", kinds: STRIKING }, () => firers(state), firerValue(desk, value("from"))),
    selectField(
      { label: "At", kinds: rooms.length ? ["template", "room"] : [] },
      () => [["", "models"], ...rooms],
      roomValue(desk, value("room")),
    ),
    selectField({ label: "What", kinds: ["scatter"] }, () => scatterable(state), value("what")),
  ];
}

/** @typedef {{get(): any, set(value: any): void}} ShotValue */

/** @param {Shot} shot @param {keyof Shot} name @param {() => void} changed @returns {ShotValue} */
function shotValue(shot, name, changed) {
  return {
    get: () => shot[name],
    set(value) {
      Object.assign(shot, { [name]: value });
      changed();
    },
  };
}

/**
 * @param {Desk} desk
 * @param {ShotValue} from
 * @returns {ShotValue} naming who fires takes the strength of its weapon too
 */
function firerValue(desk, { get, set }) {
  const { state } = desk.store;
  return {
    get,
    set(chosen) {
      armShot(state, chosen);
      if (state.aim?.kind === "template" && chosen) nameFirer(desk, chosen);
      set(chosen);
    },
  };
}

/** @param {Desk} desk @param {ShotValue} room @returns {ShotValue} the template is turned to the room that is named */
function roomValue(desk, { get, set }) {
  return {
    get,
    set(chosen) {
      set(chosen);
      turnToRoom(desk);
    },
  };
}

/**
 * @param {State} state
 * @returns {[string, string][]} own models in hand, or of the unit that fires, each with its weapons
 */
function firers({ table, view, aim, seat }) {
  const firing = table.models[aim?.model ?? ""];
  const models = firing ? standingModelsOf(table, firing.unit) : [...view.selected];
  const mine = models.filter((id) => table.models[id] && standing(table.models[id]) && seatOf(table, id) === seat);
  return [["", aim?.kind === "blast" ? "nobody named" : "tap the mat"], ...mine.flatMap((id) => armed(table, id))];
}

/** @param {TableFile} table @param {string} id @returns {[string, string][]} a choice a weapon, or one without */
function armed(table, id) {
  const { weapons } = table.profiles[table.models[id].profile] ?? {};
  const names = weapons?.length ? weapons.map(({ name }) => name) : [""];
  return names.map((name, index) => [`${id} ${index}`, [modelName(table, id), name].filter(Boolean).join(" · ")]);
}

/** @param {TableFile} table @returns {[string, string][]} */
function roomsOf({ terrain }) {
  return Object.entries(terrain).flatMap(([id, piece]) =>
    Object.keys(piece.rooms ?? {}).map(
      (room) => /** @type {[string, string]} */ ([`${id}/${room}`, `${piece.name || id}, ${spoken(room)}`]),
    ),
  );
}

/** @param {State} state @returns {[string, string][]} the models in hand, own units, markers nobody else owns */
function scatterable({ table, seat, view }) {
  const chosen = [...view.selected].filter((id) => table.models[id] && seatOf(table, id) === seat);
  const inHand = chosen.length > 1 ? `${chosen.length} selected models` : chosen.map((id) => modelName(table, id))[0];
  const units = Object.keys(table.units).filter((id) => table.units[id].seat === seat);
  const markers = Object.keys(table.markers).filter((id) => (table.markers[id].seat ?? seat) === seat);
  return /** @type {[string, string][]} */ ([
    ...(inHand ? [["models", inHand]] : []),
    ...units.map((id) => [`unit ${id}`, unitName(table, id)]),
    ...markers.map((id) => [`marker ${id}`, table.markers[id].name || id]),
  ]);
}
