/* Six limbs with what they take off damage, and how near each is to being crippled. */

import { element } from "../../../panels/element.js";
import { LIMBS } from "../fight.js";
import { limbName } from "../words.js";

/** @param {Creature} creature @returns {HTMLElement} */
export function limbTable(creature) {
  return element(
    "table",
    { className: "limbs" },
    element("thead", {}, element("tr", {}, ...["Limb", "Physical", "Energy", "Crippled at"].map((words) => element("th", { scope: "col" }, words)))),
    element("tbody", {}, ...LIMBS.map((limb) => limbRow(creature, limb))),
  );
}

/** @param {Creature} creature @param {Limb} limb */
function limbRow({ limbs, crippling }, limb) {
  const armour = limbs[limb];
  const worn = (/** @type {"physical" | "energy"} */ kind) => `${armour?.[`${kind}_dt`] ?? 0} · ${armour?.[`${kind}_dr`] ?? 0} %`;
  return element(
    "tr",
    {},
    element("th", { scope: "row" }, limbName(limb)),
    element("td", {}, worn("physical")),
    element("td", {}, worn("energy")),
    element("td", {}, limbBar(crippling[limb] ?? 0, armour?.cripple ?? 0)),
  );
}

/** @param {Creature} creature @param {Record<Limb, BlastedLimb>} struck @returns {HTMLElement} each limb's share before and after DT and DR */
export function blastTable({ limbs }, struck) {
  return element(
    "table",
    { className: "limbs" },
    element("thead", {}, element("tr", {}, ...["Limb", "DT, DR", "Crippled at"].map((words) => element("th", { scope: "col" }, words)))),
    element("tbody", {}, ...LIMBS.map((limb) => blastRow(limb, struck[limb], limbs[limb]?.cripple ?? 0))),
  );
}

/** @param {Limb} limb @param {BlastedLimb} struck @param {number} threshold */
function blastRow(limb, { before, damage, crippling, crippled }, threshold) {
  return element(
    "tr",
    {},
    element("th", { scope: "row" }, limbName(limb)),
    element("td", {}, `${round(before)} → `, element("strong", {}, round(damage))),
    element("td", {}, limbBar(crippling, threshold), crippled ? element("em", { className: "mark-word crippled" }, "crippled") : null),
  );
}

/** @param {number} taken whole or in sixths @param {number} threshold 0 for none @returns {HTMLElement} "5 of 10", with a bar */
export function limbBar(taken, threshold) {
  const share = threshold ? Math.min(1, taken / threshold) : 0;
  const bar = element("span", { className: `limb-bar${share >= 1 ? " crippled" : ""}` }, element("span", {}, threshold ? `${round(taken)} of ${threshold}` : round(taken)));
  bar.style.setProperty("--share", String(share));
  return bar;
}

/** @param {number} amount @returns {string} "3", "2⅙" */
export function round(amount) {
  const sixths = Math.round((amount % 1) * 6);
  return `${Math.floor(amount + 1e-9) || (sixths ? "" : "0")}${["", "⅙", "⅓", "½", "⅔", "⅚", ""][sixths]}`;
}
