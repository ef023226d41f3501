/* How far a move outside the movement phase goes, asked before it is drawn; and whither, where the referee draws it. */

import { modelsOf, unitName } from "../pieces.js";
import { kindOf } from "../render/terrain/names.js";
import { throwDice } from "../throwing.js";
import { openManner } from "../tools/manners.js";
import { field } from "./dice/fields.js";
import { openOrder, selectOf } from "./orders/dialog.js";

/** @param {Desk} desk @param {string} unit @param {{words: string, manner: string, inches: number | null}} manner */
export function openDistance(desk, unit, { words, manner, inches }) {
  const far = inchesField(inches, inches === null ? "rolled" : "");
  const label = inches === null ? "Inches, empty to roll them" : "Inches";
  openOrder(`${words.replace("…", "")}: ${unitName(desk.store.state.table, unit)}`, [[label, far]], "Draw the move", () =>
    openManner(desk, unit, { manner, distance: far.value === "" ? null : Number(far.value) }));
}

/** @param {Desk} desk @param {string} unit the referee finds the way */
export function openTowards(desk, unit) {
  const { table } = desk.store.state;
  const to = selectOf([...unitsBut(table, unit), ...piecesOf(table)]);
  const far = inchesField(6, "");
  openOrder(`Directly towards: ${unitName(table, unit)}`, [["Towards", to], ["Inches", far]], "Move", () =>
    throwDice(desk, `towards ${unit}`, { do: "move", unit, manner: "towards", to: to.value, distance: Number(far.value) }));
}

/** @param {number | null} inches @param {string} placeholder */
function inchesField(inches, placeholder) {
  return field("number", { min: 0, max: 72, step: "any", value: inches === null ? "" : String(inches), required: inches !== null, placeholder });
}

/** @param {TableFile} table @param {string} unit @returns {[string, string][]} */
function unitsBut(table, unit) {
  const others = Object.keys(table.units).filter((id) => id !== unit && modelsOf(table, id).some((model) => !table.models[model].removed));
  return others.map((id) => [id, unitName(table, id)]);
}

/** @param {TableFile} table @returns {[string, string][]} */
const piecesOf = ({ terrain }) => Object.keys(terrain).map((id) => [id, kindOf(terrain[id])]);
