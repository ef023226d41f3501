/* What an accepted or refused command means for steps and attacks in hand, and for what is still walking. */

import { clearGhosts } from "../../hands.js";
import { orderedBy } from "../../presses.js";
import { attackOf, CONTROL, isCarriedOut } from "./attack.js";
import { actor, fightOf, fightTable, sameTile } from "./fight.js";

const PER_STEP = 70;
const MOST = 250;

/** @type {GameReader} */
export const reader = {
  collections: ["creatures", "objects"],

  topics: () => [],

  restart(state) {
    Object.assign(state, { walk: null, attack: null, strides: [] });
  },

  expect(state, { events }, now) {
    const { strides } = fightOf(state);
    strides.push(...stridesBack(state, events, now));
    events
      .filter(({ event }) => event === "creature_moved")
      .forEach(({ creature, path }) => {
        const start = fightTable(state.table).creatures[creature].tile;
        strides.push({ creature, path: [start, ...path], began: now, lasts: Math.min(MOST, path.length * PER_STEP) });
      });
  },

  settle(state, entry) {
    clearGhosts(state, { ...entry, command: { ...entry.command, unit: entry.command.creature } });
    clearAims(fightOf(state));
    settleWalk(fightOf(state), entry);
    settleAttack(fightOf(state), entry);
  },

  refuse(state, dropped, answer) {
    const { walk, attack } = fightOf(state);
    const among = (/** @type {string | null} */ sent) => dropped.some(({ id }) => id === sent);
    if (walk && among(walk.sent)) Object.assign(walk, { sent: null, answer });
    else if (attack && among(orderedBy(CONTROL))) attack.verdict = answer;
    else return false;
    return true;
  },

  refusals(state) {
    const { walk, attack } = fightOf(state);
    const answer = walk?.answer ?? attack?.verdict;
    return answer?.legal === false ? (answer.refusals ?? []) : [];
  },
};

/** @param {State} state @param {LogEntry["events"]} events @param {number} now @returns {FightState["strides"]} of a take-back */
function stridesBack(state, events, now) {
  const { creatures } = fightTable(state.table);
  const parts = Object.entries(events.find(({ event }) => event === "taken_back")?.parts ?? {});
  return parts
    .map(([part, then]) => ({ creature: part.replace(/^creatures\./, ""), then }))
    .filter(({ creature, then }) => creatures[creature] && then && !sameTile(creatures[creature].tile, then.tile))
    .map(({ creature, then }) => ({ creature, path: [creatures[creature].tile, then.tile], began: now, lasts: MOST }));
}

/** @param {FightState} fight who aims has the turn; with it goes the aim */
function clearAims({ hands, table }) {
  const over = Object.values(hands).filter(({ aim }) => aim && attackOf(table, aim.command).attacker !== table.turn.creature);
  over.forEach((hand) => delete hand.aim);
}

/** @param {FightState} fight @param {LogEntry} entry steps go once they are walked, or somebody else's turn has come */
function settleWalk(fight, { id, command }) {
  const { walk } = fight;
  const over = walk && (walk.sent === id || actor(fight) !== walk.creature || command.creature === walk.creature);
  if (over) fight.walk = null;
}

/** @param {FightState} fight @param {LogEntry} entry what was aimed at stays in hand no longer than the attack */
function settleAttack(fight, entry) {
  const { attack } = fight;
  if (!attack) return;
  if (actor(fight) !== attack.attacker) fight.attack = null;
  else if (isCarriedOut(fight, entry)) fight.attack = { ...attack, target: null, direction: null, tile: null, preview: null, verdict: null };
}

/** @param {State} state @param {number} now @returns {boolean} true when somebody has arrived */
export function land(state, now) {
  const fight = fightOf(state);
  const before = fight.strides.length;
  fight.strides = fight.strides.filter(
    ({ creature, path, began, lasts }) =>
      now < began + lasts && sameTile(path[path.length - 1], fight.table.creatures[creature].tile),
  );
  return fight.strides.length < before;
}
