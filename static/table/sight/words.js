/* A look in words: what is seen, how much is hidden and by what, which cover that gives. */

import { modelName, unitName } from "../pieces.js";
import { inches, nameOf } from "../words.js";

/** Share of a card below which it counts as clear for the eye of a reader. */
const NOTHING = 0.0005;

/** @param {Sighting} look @returns {"clear" | "partly" | "hidden"} */
export function degreeOf({ visible, obscured }) {
  if (!visible) return "hidden";
  return obscured > NOTHING ? "partly" : "clear";
}

/** @param {number} share @returns {string} "33 %", never 0 or 100 for what is neither */
export function percent(share) {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > NOTHING) return "under 1 %";
  if (rounded === 100 && share < 1 - NOTHING) return "over 99 %";
  return `${rounded} %`;
}

/** @param {TableFile} table @param {Sighting} look @returns {string} the whole look in one sentence */
export function sentenceOfLook(table, look) {
  const best = Object.keys(look.sees).length * look.targets.length > 1 ? "Best pair: " : "";
  const [viewer, to] = look.pair.map((id) => modelName(table, id));
  const from = `${best}${viewer}`;
  const away = look.inches === null ? "" : ` at ${inches(look.inches)}`;
  const cover = coverCounts(look) ? `; ${coverWords(table, look)}` : "";
  return `${from} ${sightWords(table, look, `${to}${away}`)}${cover}.`;
}

/** @param {TableFile} table @param {Sighting} look @param {string} target with how far it is */
function sightWords(table, look, target) {
  const degree = degreeOf(look);
  if (degree === "hidden") return `does not see ${target}: ${hidersWords(table, look)}`;
  if (degree === "clear") return `sees ${target}, nothing in between`;
  return `sees ${target}, obscured ${percent(look.obscured)} by ${listed(hiders(table, look))}`;
}

/** @param {Sighting} look cover is nothing to who is out of sight, unless ranks aim by what others see */
export const coverCounts = (look) => degreeOf(look) !== "hidden" || look.cover.because.includes("formation");

/** @param {TableFile} table @param {Sighting} look @returns {string} "cover 4+ because Old wall hides it", "no cover" */
function coverWords(table, look) {
  const { save, because } = look.cover;
  if (save === null) return saveWords(look);
  return `${saveWords(look)} because ${because.map((reason) => REASONS[reason](table, look)).join(" and ")}`;
}

/** @param {Sighting} look @returns {string} "cover 4+", "no cover" */
export const saveWords = ({ cover: { save } }) => (save === null ? "no cover" : `cover ${save}+`);

/** @type {Record<string, (table: TableFile, look: Sighting) => string>} */
const REASONS = {
  area: () => "it stands in area terrain",
  obscured: hidersWords,
  battlement: () => "it is on battlements",
  formation: () => "its ranks aim by what others see",
};

/** @param {TableFile} table @param {Sighting} look @returns {string} "Old wall and Orcs 3 hide it" */
function hidersWords(table, look) {
  const names = hiders(table, look);
  if (!names.length) return "nobody can look there";
  return `${listed(names)} ${names.length === 1 ? "hides" : "hide"} it`;
}

/** @param {TableFile} table @param {Sighting} look @returns {string[]} */
const hiders = (table, look) => look.blocked_by.map((id) => blockerName(table, id));

/** @param {TableFile} table @param {string} id a model's or a piece's */
export function blockerName(table, id) {
  if (table.models[id] || table.terrain[id]?.name) return nameOf(table, id);
  return table.terrain[id] ? `the ${table.terrain[id].kind.replaceAll("_", " ")}` : id;
}

/** @param {string[]} names @returns {string} "a, b and c" */
export function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}

/** @param {TableFile} table @param {Sighting} look @returns {string} how many of a unit see anybody of another: "5 of 8 see someone" */
export function countWords(table, look) {
  const viewers = Object.keys(look.sees);
  if (viewers.length === 1) return `${modelName(table, viewers[0])} sees ${look.sees[viewers[0]].length} of ${look.targets.length}`;
  const seeing = viewers.filter((id) => look.sees[id].length).length;
  return `${seeing} of ${viewers.length} in ${unitName(table, table.models[look.pair[0]].unit)} see someone`;
}
