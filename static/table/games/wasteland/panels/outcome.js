/* What became of an attack, creature by creature: roll against Evasion, limb, damage before and after DT and DR. */

import { counted } from "../../../common_words.js";
import { button, element, fill, seatMark } from "../../../panels/element.js";
import { makeMovable } from "../../../panels/movable.js";
import { fightOf, isAlive, nameIn } from "../fight.js";
import { lookInto } from "../previews.js";
import { isAttack, orderIn, strikesIn } from "../struck.js";
import { limbName, throwWords, words } from "../words.js";
import { blastTable, limbBar } from "./limbs.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createOutcomeCard(host, desk) {
  const { state, changed } = desk.store;
  let drawn = "";
  const close = () => {
    fightOf(state).outcome = null;
    changed("strike");
  };
  return {
    topics: ["strike", "log"],
    draw() {
      const { outcome } = fightOf(state);
      const entry = state.log.find(({ seq }) => seq === outcome?.seq);
      host.hidden = !entry;
      const key = `${entry?.seq} ${outcome?.suppression.length}`;
      if (!entry || drawn === key) return;
      drawn = key;
      fill(host, ...cardParts(fightOf(state), entry, close));
      makeMovable(host, /** @type {HTMLElement} */ (host.firstElementChild));
    },
  };
}

/** @param {FightState} fight @param {LogEntry} entry @param {() => void} close */
function cardParts({ table, outcome, log }, entry, close) {
  const order = orderIn(entry, log);
  const struck = strikesIn(entry, log).filter(({ creature }) => table.creatures[creature]);
  const facts = factsOf(table, order, entry.result);
  const title = words.title(/** @type {any} */ (table), order);
  return [
    element("div", { className: "outcome-head" }, element("h2", {}, seatMark(entry.seat), title), button("×", close, { className: "plain", "aria-label": "Close" })),
    facts.length ? element("p", { className: "quiet" }, facts.join(" · ")) : null,
    element("ul", { className: "blows" }, ...struck.map((blow) => blowRow(table, blow))),
    struck.length ? null : element("p", { className: "quiet" }, "Nobody stood in it."),
    suppressedLine(table, outcome?.suppression ?? []),
  ];
}

/** @param {FightTable} table @param {Command} order @param {any} result @returns {string[]} what holds for everybody struck */
function factsOf(table, order, result) {
  const { damage, throw: thrown, ends_at: end, burning = [], caught_fire: lit = [] } = result;
  return [
    thrown ? `Throw ${throwWords(thrown)}` : "",
    damage === undefined ? "" : `Damage ${damage}`,
    order.do === "explode" ? "a sixth to each limb, never glancing" : "",
    end ? `Ends at ${nameIn(table, end)}` : "",
    burning.length ? `${counted(burning.length, "tile")} on fire` : "",
    lit.length ? `${lit.map((/** @type {string} */ id) => nameIn(table, id)).join(", ")} on fire` : "",
  ].filter(Boolean);
}

/** @param {FightTable} table @param {Tile[]} tiles of the corridor and a tile either side */
function suppressedLine({ creatures }, tiles) {
  if (!tiles.length) return null;
  const inside = new Set(tiles.map(String));
  const names = Object.values(creatures).filter((creature) => isAlive(creature) && inside.has(String(creature.tile))).map(({ name }) => name);
  return element("p", { className: "quiet" }, `Suppressed: ${counted(tiles.length, "tile")}${names.length ? ` with ${names.join(", ")}` : ", nobody in them"}`);
}

/** @param {FightTable} table @param {Struck} blow */
function blowRow(table, blow) {
  const creature = table.creatures[blow.creature];
  const name = element("h3", {}, seatMark(creature.seat), nameIn(table, blow.creature), ...secondary(table, blow).map((words) => element("em", {}, words)));
  if (blow.limbs) return element("li", {}, name, blastLine(blow), blastTable(creature, blow.limbs));
  const roll = blow.as === "spread" ? null : rollLine(table.creatures[blow.instead ?? blow.creature], blow);
  return element("li", { className: blow.hit ? "" : "miss" }, name, roll, blow.hit ? damageLine(creature, blow) : null, ...afterwards(blow));
}

/** @param {FightTable} table @param {Struck} blow @returns {string[]} what a blow is beside the attack itself */
function secondary(table, { as, instead }) {
  if (instead) return [`in the way of ${nameIn(table, instead)}`];
  return as ? [as === "scatter" ? "scatter, never a CRIT" : as] : [];
}

/** @param {Creature} aimed @param {Struck} blow */
function rollLine({ name, evasion }, { roll, total, hit, instead }) {
  const sum = total === roll ? String(total) : `${roll} ${total > roll ? "+" : "−"} ${Math.abs(total - roll)} = ${total}`;
  const verdict = instead ? `misses ${name} within the window` : hit ? "hit" : "miss";
  return element("p", { className: "roll-words" }, element("span", { className: "die numbered", "aria-hidden": "true" }, String(roll)), `${sum} against ${evasion}: `, element("strong", {}, verdict));
}

/** @param {Creature} creature @param {Struck} blow */
function damageLine({ limbs }, { location, before, damage, glancing, crippled, crippling, hp }) {
  const marks = [glancing ? "glancing" : "", crippled ? "crippled" : ""].filter(Boolean);
  return element(
    "div",
    { className: "damage-line" },
    element("span", { className: "limb-name" }, limbName(location ?? "")),
    element("span", { title: "before and after DT and DR" }, `${before} → `, element("strong", {}, String(damage))),
    element("span", { className: "quiet" }, `HP ${hp}`),
    limbBar(crippling ?? 0, location ? (limbs[location]?.cripple ?? 0) : 0),
    ...marks.map((mark) => element("em", { className: `mark-word ${mark}` }, mark)),
  );
}

/** @param {Struck} blow */
function blastLine({ damage, taken, hp }) {
  return element("p", { className: "damage-line" }, element("span", { className: "limb-name" }, "HP"), element("span", {}, `${damage} → `, element("strong", {}, String(taken))), element("span", { className: "quiet" }, `${hp} left`));
}

/** @param {Struck} blow @returns {HTMLElement[]} effects, and who kept his composure */
function afterwards({ effects = [], composure = [] }) {
  const tests = composure.map(({ effect, total, difficulty, held }) => `${effect}: Composure ${total} against ${difficulty}, ${held ? "held" : "not held"}`);
  return [...(effects.length ? [`Now: ${effects.join(", ")}`] : []), ...tests].map((said) => element("p", { className: "quiet" }, said));
}

/** @param {Desk} desk shows what has just been carried out, and for a line what it suppresses */
export function watchOutcomes({ store, ask }) {
  const { state, changed } = store;
  let last = state.seq;
  store.on(["log"], async () => {
    const entry = state.log.findLast((one) => one.seq > last && isAttack(one));
    last = state.seq;
    if (!entry) return;
    /** @type {Outcome} */
    const outcome = { seq: entry.seq, suppression: [] };
    fightOf(state).outcome = outcome;
    changed("strike");
    const order = orderIn(entry, state.log);
    if (order.do !== "line" || !order.attacker) return;
    outcome.suppression = (await lookInto(ask, order))?.suppression ?? [];
    changed("strike");
  });
}
