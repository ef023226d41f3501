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
  const cover = coverWords(table, look);
  if (degreeOf(look) === "hidden") return `${from} does not see ${to}${away}: ${hidersWords(table, look)}; ${cover}.`;
  if (degreeOf(look) === "clear") return `${from} sees ${to}${away}, nothing in between; ${cover}.`;
  return `${from} sees ${to}${away}, obscured ${percent(look.obscured)} by ${listed(hiders(table, look))}; ${cover}.`;
}

/** @param {TableFile} table @param {Sighting} look @returns {string} "cover 4+ because Old wall hides it", "no cover" */
export function coverWords(table, look) {
  const { save, because } = look.cover;
  if (save === null) return "no cover";
  return `cover ${save}+ because ${because.map((reason) => REASONS[reason](table, look)).join(" and ")}`;
}

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
  const seeing = viewers.filter((id) => look.sees[id].length).length;
  return `${seeing} of ${viewers.length} in ${unitName(table, table.models[look.pair[0]].unit)} see someone`;
}
