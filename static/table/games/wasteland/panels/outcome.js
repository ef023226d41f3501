/* What became of an attack, creature by creature: roll against Evasion, limb, damage before and after DT and DR. */

import { button, element, fill, seatMark } from "../../../panels/element.js";
import { makeMovable } from "../../../panels/movable.js";
import { previewOf } from "../attack.js";
import { fightOf, nameIn } from "../fight.js";
import { isAttack, strikesIn } from "../struck.js";
import { limbName, throwWords, words } from "../words.js";
import { limbBar, round } from "./limbs.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createOutcomeCard(host, desk) {
  const { state, changed } = desk.store;
  let drawn = -1;
  const close = () => {
    fightOf(state).outcome = null;
    changed("strike");
  };
  return {
    topics: ["strike", "log"],
    draw() {
      const { outcome, table } = fightOf(state);
      const entry = state.log.find(({ seq }) => seq === outcome?.seq);
      host.hidden = !entry;
      if (!entry || drawn === entry.seq) return;
      drawn = entry.seq;
      fill(host, ...cardParts(table, entry, close));
      makeMovable(host, /** @type {HTMLElement} */ (host.firstElementChild));
    },
  };
}

/** @param {FightTable} table @param {LogEntry} entry @param {() => void} close */
function cardParts(table, entry, close) {
  const { damage, throw: thrown, ends_at: end } = entry.result;
  const struck = strikesIn(entry);
  const facts = [
    thrown ? `Throw ${throwWords(thrown)}` : "",
    damage === undefined ? "" : `Damage ${damage}`,
    end ? `Ends at ${nameIn(table, end)}` : "",
  ].filter(Boolean);
  const title = words.title(/** @type {any} */ (table), entry.command);
  return [
    element("div", { className: "outcome-head" }, element("h2", {}, seatMark(entry.seat), title), button("×", close, { className: "plain", "aria-label": "Close" })),
    facts.length ? element("p", { className: "quiet" }, facts.join(" · ")) : null,
    element("ul", { className: "blows" }, ...struck.map((blow) => blowRow(table, blow))),
    struck.length ? null : element("p", { className: "quiet" }, "Nobody stood in it."),
  ];
}

/** @param {FightTable} table @param {Struck} blow */
function blowRow(table, blow) {
  const creature = table.creatures[blow.creature];
  const name = element("h3", {}, seatMark(creature.seat), nameIn(table, blow.creature), blow.as ? element("em", {}, blow.as) : null);
  if (blow.perLimb !== undefined) return element("li", {}, name, element("p", {}, `${blow.damage} damage · ${round(blow.perLimb)} to each limb · HP ${blow.hp}`));
  const roll = blow.as === "spread" ? null : rollLine(creature, blow);
  return element("li", { className: blow.hit ? "" : "miss" }, name, roll, blow.hit ? damageLine(creature, blow) : null, ...afterwards(blow));
}

/** @param {Creature} creature @param {Struck} blow */
function rollLine({ evasion }, { roll, total, hit }) {
  const sum = total === roll ? String(total) : `${roll} ${total > roll ? "+" : "−"} ${Math.abs(total - roll)} = ${total}`;
  return element("p", { className: "roll-words" }, element("span", { className: "die numbered", "aria-hidden": "true" }, String(roll)), `${sum} against ${evasion}: `, element("strong", {}, hit ? "hit" : "miss"));
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
    if (entry.command.do !== "line") return;
    const { do: _, override: __, faces: ___, seat: ____, ...line } = entry.command;
    outcome.suppression = previewOf(await ask({ ...line, ask: "line" }))?.suppression ?? [];
    changed("strike");
  });
}
