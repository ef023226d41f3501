/* What was done, in sentences: one way of saying each command, with what was measured and thrown. */

import { commonSentence, counted, dice, isWaiting, plainWords, rollOff, waitWords } from "./common_words.js";
import { modelName, unitName } from "./pieces.js";
import { changeWords } from "./setup/terms.js";

/** @type {Record<string, string>} */
const CHOSEN = { keep: "Keeps the sides", swap: "Swaps the sides", take: "Takes the first turn", give: "Gives the first turn away" };

/** @param {number} inches */
export const inches = (inches) => `${inches.toFixed(1)}″`;

/** @param {TableFile} table @param {string} id a unit's or a model's, whatever it is called */
export function nameOf(table, id) {
  if (table.units[id]) return unitName(table, id);
  if (table.models[id]) return modelName(table, id);
  return table.terrain[id]?.name || id;
}

/** @typedef {(table: TableFile, command: Command, result: any, entry: LogEntry) => string} Sentence */

/** @type {Record<string, Sentence>} */
const SENTENCES = {
  move: (table, { unit, manner }, { moved }) => `${nameOf(table, unit)} ${wayWords(manner, moved ?? {})}`,
  charge_move: (table, { unit, paths }, { contact }) =>
    Object.keys(paths ?? {}).length
      ? `${nameOf(table, unit)} charges home, ${contact?.length ?? 0} in contact`
      : `${nameOf(table, unit)} fails its charge`,
  charge: (table, { unit, targets }, { faces, range }) =>
    `${nameOf(table, unit)} charges ${targets.map((/** @type {string} */ id) => nameOf(table, id)).join(" and ")} ${dice(faces)} → ${range ?? "next room"}″`,
  test_terrain: (table, { unit }, { faces, allowance }) =>
    `Terrain test ${dice(faces)} → ${allowance}″ for ${nameOf(table, unit)}`,
  test: (table, { characteristic, unit, model, modifier, for: why }, { faces, value, passed }) =>
    `${characteristic} test of ${nameOf(table, unit ?? model)}${why ? ` for ${why}` : ""} ${dice(faces)} against ${value ?? "–"}${signed(modifier)}: ${passed ? "passed" : "failed"}`,
  blast: (table, { size }, result) => `${size === "large" ? "Large" : "Small"} blast${shapeWords(table, result)}`,
  template: (table, { room }, result) =>
    room ? `Template at the ${room.split("/")[1].replaceAll("_", " ")}: ${roomHits(table, result)}` : `Template${shapeWords(table, result)}`,
  scatter: (table, { unit, models, marker }, { scatter, impossible }) =>
    `${scattered(table, unit, models, marker)} scatters ${scatterWords(scatter)}${stuck(table, impossible)}`,
  spend: (table, { model, for: why }, { faces, total, left }) =>
    `${nameOf(table, model)} spends power${why ? ` for ${why}` : ""} ${dice(faces)} = ${total} · ${left} left`,
  wound: (table, { model, wounds }, { left, removed }) =>
    `${nameOf(table, model)} ${wounds < 0 ? "heals" : "takes"} ${counted(Math.abs(wounds ?? 1), "wound")} · ${removed ? "removed" : `${left} left`}`,
  end_phase: (_, __, { seat, phase, number }) => `Turn ${number}: ${seat}, ${phase}`,
  place: (table, { model }) => `${nameOf(table, model)} is placed`,
  place_unit: (table, { unit, places }) => `${nameOf(table, unit)} is placed: ${counted(Object.keys(places).length, "model")}`,
  muster: (_, __, ___, entry) => `Brings ${changeWords(entry)}`,
  roll_for: (_, { what }, result) => `${rollOff(result)} for ${what === "sides" ? "sides" : "the first turn"}`,
  ready: (_, __, { begins }) => (begins ? "Ready: the game begins" : "Ready"),
  join: (table, { unit, to }) =>
    to ? `${nameOf(table, unit)} joins ${nameOf(table, to)}` : `${nameOf(table, unit)} leaves its unit`,
  fire: (table, { unit, target }, { may, may_not: silent }) =>
    `${nameOf(table, unit)} shoots at ${nameOf(table, target)} with ${shootersWords(Object.keys(may).length, Object.keys(silent ?? {}).length)}`,
  face_flank: (table, { unit }, { faces, passed }) =>
    `${nameOf(table, unit)} ${passed ? "turns to face its flank" : "does not face its flank"} ${dice(faces)}`,
  alter: (table, { model, characteristic, value }) => `${nameOf(table, model)}: ${characteristic} is ${value}`,
  effect: (table, { unit, name, off }) => `${nameOf(table, unit)}: ${name}${off ? " ends" : ""}`,
  rebase: (table, { unit, models, base }) => `${models?.length === 1 ? nameOf(table, models[0]) : nameOf(table, unit)}: bases of ${baseWords(base)}`,
  withdraw: (table, { unit, model, to }) => `${nameOf(table, unit ?? model)} goes to the ${to}`,
  score: (_, __, { score }) => `Score: red ${score.red}, blue ${score.blue}`,
  set: (_, __, ___, entry) => `Sets ${changeWords(entry).join(", ") || "nothing"}`,
  accept: (_, { version }) => `Accepts version ${version} of the table`,
};

/** @param {TableFile} table @param {LogEntry} entry @returns {string} */
export function sentenceOf(table, entry) {
  const { command, result } = entry;
  const waits = waitWords(entry);
  const say = isWaiting(entry) ? undefined : SENTENCES[command.do];
  if (say) return `${say(table, command, result, entry)}${command.do === "charge" ? waits : ""}`;
  return choiceOfSides(entry) ?? commonSentence(entry) ?? `${plain(table, command)}${waits}`;
}

/** @param {LogEntry} entry @returns {string | null} */
const choiceOfSides = ({ command, result }) => (result.decision?.startsWith("choose_") ? CHOSEN[String(command.choice)] : null);

/** @param {TableFile} table @param {Command} command @returns {string} for what has no sentence of its own */
function plain(table, command) {
  const about = command.unit ?? command.model ?? command.building ?? command.creature;
  return `${plainWords(command.do)}${about ? ` · ${nameOf(table, about)}` : ""}`;
}

/** @param {number | undefined} modifier @returns {string} " +1" */
const signed = (modifier) => (modifier ? ` ${modifier > 0 ? "+" : "−"}${Math.abs(modifier)}` : "");

/** @param {{hit: boolean, bearing: number | null, distance: number}} scattered @returns {string} "Hit! · rolled 7", "312° · 5″" */
export const scatterWords = ({ hit, bearing, distance }) =>
  hit ? `Hit! · rolled ${distance}` : `${bearing}° · ${distance}″`;

/** @param {TableFile} table @param {any} result @returns {string} " 312° · 5″ on floor 1: 3 Orcs, 1 First spears" */
function shapeWords(table, { scatter, floor, hits }) {
  const where = `${scatter ? ` ${scatterWords(scatter)}` : ""}${floor ? ` on floor ${floor}` : ""}`;
  const units = Object.keys(hits).map((id) => table.models[id]?.unit).filter(Boolean);
  const counts = [...new Set(units)].map((unit) => `${units.filter((other) => other === unit).length} ${unitName(table, unit)}`);
  return `${where}: ${counts.length ? `hits ${counts.join(", ")}` : "hits nobody"}`;
}

/** @param {TableFile} table @param {any} result */
const roomHits = (table, { count, unit }) => (unit ? `${counted(count, "hit")} on ${unitName(table, unit)}` : "nobody inside");

/** @param {TableFile} table @param {string} [unit] @param {string[]} [models] @param {string} [marker] */
function scattered(table, unit, models, marker) {
  if (marker) return table.markers[marker]?.name || marker;
  if (unit) return unitName(table, unit);
  return models?.length === 1 ? nameOf(table, models[0]) : `${models?.length ?? 0} models`;
}

/** @param {TableFile} table @param {Record<string, any>} impossible */
function stuck(table, impossible) {
  const names = Object.keys(impossible).map((id) => nameOf(table, id));
  return names.length ? ` · ${names.join(", ")} cannot stand there` : "";
}

/** @param {number} may @param {number} silent @returns {string} "all 5 models", "2 of 3 models" */
export function shootersWords(may, silent) {
  if (silent) return `${may} of ${counted(may + silent, "model")}`;
  return may > 1 ? `all ${counted(may, "model")}` : counted(may, "model");
}

/** @param {string | undefined} manner @param {Record<string, number>} moved @returns {string} "moves 4.2″", "turns on the spot", "stays where it is" */
function wayWords(manner, moved) {
  const far = furthest(moved);
  if (far) return `${verbOf(manner)} ${inches(far)}`;
  if (verbOf(manner) !== "moves") return `${verbOf(manner)} on the spot`;
  return Object.keys(moved).length ? "turns on the spot" : "stays where it is";
}

/** @param {string | undefined} manner */
const verbOf = (manner) =>
  ({ reform: "reforms", pile_in: "piles in", consolidate: "consolidates", flee: "flees", rally: "rallies", hit_and_run: "hits and runs" })[
    manner ?? ""
  ] ?? "moves";

/** @param {Record<string, number> | undefined} moved */
export const furthest = (moved) => Math.max(0, ...Object.values(moved ?? {}));

/** @param {Base} base @returns {string} "40 mm", "60 × 35 mm, oval" */
function baseWords(base) {
  return base.shape === "round" ? `${base.diameter} mm` : `${base.length} × ${base.width} mm, ${base.shape === "oval" ? "oval" : "rectangular"}`;
}
