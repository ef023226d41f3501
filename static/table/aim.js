/* What is held over the mat before it is placed: a blast, a template, models that scatter, a casualty put back. */

import { thousandth } from "./geometry.js";
import { own, standingModelsOf } from "./pieces.js";
import { waits } from "./presses.js";

let made = 0;

/** @param {Aim["kind"]} kind @param {Point} at @returns {Aim} following the pointer until it is set down */
export function createAim(kind, at) {
  made += 1;
  return { kind, at, bearing: 0, model: null, set: false, answer: null, control: `aim ${made}` };
}

/** @param {State} state @returns {boolean} true while the referee looks at what was placed */
export const isSent = (state) => state.aim !== null && waits(state, state.aim.control);

/** @returns {Shot} what a shape is set to; kept from one to the next */
export function createShot() {
  return {
    size: "large", // "small" or "large"
    scatter: "2D6", // dice of the scatter's distance, "" for none
    barrage: false,
    strength: null, // 4
    ap: null, // 1
    from: "", // "s1 0": who fires and with which of its weapons, "" for nobody named
    room: "", // "tower/hall": the template is laid at this room
    what: "", // what scatters: "unit spears", "marker well", "models" for those selected
    distance: "2D6", // dice it scatters by
    reason: "", // why it should be allowed
  };
}

/** @type {Record<Aim["kind"], (state: State, aim: Aim) => Command>} */
const COMMANDS = {
  blast({ view: { shot, floor } }, { at }) {
    const { size, barrage, from } = shot;
    return {
      do: "blast",
      size,
      ...placed(at),
      floor,
      ...scatterOf(shot),
      barrage,
      ...strengthOf(shot),
      firer: from.split(" ")[0] || null,
    };
  },
  template({ view: { shot, floor } }, { model, bearing }) {
    const where = shot.room ? { room: shot.room } : { floor, ...scatterOf(shot) };
    return { do: "template", model, bearing, ...where, ...strengthOf(shot) };
  },
  scatter(state, { at }) {
    return { do: "scatter", ...whatScatters(state), ...placed(at), distance: state.view.shot.distance };
  },
  put({ view }, { model, at, bearing }) {
    return { do: "place", model, ...placed(at), facing: bearing, floor: view.floor };
  },
};

/** @param {State} state @param {Aim} aim @returns {Command} what the referee is asked, or told */
export const commandOf = (state, aim) => COMMANDS[aim.kind](state, aim);

/** @param {State} state @returns {Command | null} what the others see of it: nothing of a spectator's, or of what is not its own */
export function shownAim(state) {
  const { aim, seat, table } = state;
  if (!aim || seat === "watch") return null;
  const command = commandOf(state, aim);
  if (aim.kind === "blast") return command;
  const held = "models" in command ? command.models : "unit" in command ? standingModelsOf(table, command.unit) : [command.model];
  const mine = held.length > 0 && held.every((/** @type {string} */ id) => table.models[id] && own(state, id));
  return mine || "marker" in command ? command : null;
}

/** @param {Point} at */
const placed = ([x, y]) => ({ x: thousandth(x), y: thousandth(y) });

/** @param {Shot} shot */
const scatterOf = ({ scatter }) => ({ scatter: scatter.trim().toUpperCase() || null });

/** @param {Shot} shot */
const strengthOf = ({ strength, ap }) => ({ strength, ap });

/** @param {State} state @param {string} from a model and its weapon, "s1 0": the shot takes that weapon's strength */
export function armShot({ table, view: { shot } }, from) {
  const [model, weapon] = from.split(" ");
  const { S, AP } = table.profiles[table.models[model]?.profile]?.weapons?.[Number(weapon)] ?? {};
  shot.from = from;
  if (S !== undefined) Object.assign(shot, { strength: S, ap: AP });
}

/** @param {State} state @returns {{models: string[]} | {unit: string} | {marker: string}} as the command names it */
function whatScatters({ view }) {
  const [kind, id] = view.shot.what.split(" ");
  if (kind === "unit") return { unit: id };
  if (kind === "marker") return { marker: id };
  return { models: [...view.selected] };
}

/** @param {TableFile} table @param {Command} command @returns {string[]} models that scatter together; none for a marker */
export function scatteringModels(table, { unit, models = [] }) {
  return unit ? standingModelsOf(table, unit) : models;
}

/** @param {State} state @returns {boolean} true when everything its command needs is there */
export function isComplete({ aim, view }) {
  if (!aim?.set) return false;
  if (aim.kind === "template") return aim.model !== null;
  return aim.kind !== "scatter" || view.shot.what !== "models" || view.selected.size > 0;
}

/**
 * @param {State} state
 * @returns {Refusal[]} reasons against it as it lies, but for those only an agreement lifts anyway
 */
export function aimRefusals({ aim }) {
  const expected = aim?.kind === "put" ? ["turn/phase", "model/removed"] : [];
  return (aim?.answer?.refusals ?? []).filter(({ code }) => !expected.includes(code));
}

/** @param {State} state @returns {boolean} true when the opponent must agree */
export const needsAgreement = ({ aim }) => (aim?.answer?.refusals ?? []).length > 0;
