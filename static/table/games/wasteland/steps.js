/* Steps in hand: added tile by tile, judged as they stand, walked or put away. */

import { actor, centre, fightOf, onMat, sameTile, shownTile, stepsTo } from "./fight.js";

/** @param {Desk} desk @returns {Walk | null} the steps in hand, or none yet for the creature whose turn it is; null for nobody */
function walkInHand(desk) {
  const fight = fightOf(desk.store.state);
  const creature = actor(fight);
  if (!creature || fight.walk?.sent) return null;
  return fight.walk ?? { creature, tiles: [], answer: null, sent: null };
}

/** @param {Desk} desk @param {Tile} tile the path goes on to it; a tile it has passed already is gone back to */
export function walkTo(desk, tile) {
  const fight = fightOf(desk.store.state);
  const walk = walkInHand(desk);
  if (!walk || !onMat(fight.table, tile)) return;
  const passed = walk.tiles.findIndex((other) => sameTile(other, tile));
  const start = fight.table.creatures[walk.creature].tile;
  if (sameTile(start, tile)) setTiles(desk, walk, []);
  else if (passed >= 0) setTiles(desk, walk, walk.tiles.slice(0, passed + 1));
  else setTiles(desk, walk, [...walk.tiles, ...stepsTo(walk.tiles.at(-1) ?? start, tile)]);
}

/** @param {Desk} desk @param {number[]} by tiles @returns {boolean} false when there is nobody to walk */
export function stepBy(desk, [columns, rows]) {
  const fight = fightOf(desk.store.state);
  const creature = actor(fight);
  if (!creature) return false;
  const [column, row] = shownTile(fight, creature);
  walkTo(desk, [column + columns, row + rows]);
  return true;
}

/** @param {Desk} desk @param {Walk} walk @param {Tile[]} tiles */
function setTiles(desk, walk, tiles) {
  const { state, changed } = desk.store;
  /** @type {Walk} */
  const next = { creature: walk.creature, tiles, answer: null, sent: null };
  fightOf(state).walk = tiles.length ? next : null;
  show(desk, next);
  changed("draft", "lifted");
  if (!tiles.length) return;
  desk.probe(commandOf(next), (answer) => {
    if (fightOf(state).walk !== next) return;
    next.answer = answer;
    changed("draft");
  });
}

/** @param {Desk} desk @param {Walk} walk seen by the others while it is made up */
function show(desk, { creature, tiles }) {
  const { table } = fightOf(desk.store.state);
  if (!tiles.length) return desk.gesture({ type: "clear" });
  const path = [table.creatures[creature].tile, ...tiles].map(centre);
  const [x, y] = path[path.length - 1];
  desk.gesture({ type: "ghosts", unit: creature, places: { [creature]: [x, y, 0, 0] }, paths: { [creature]: path.slice(0, 200) } });
}

/** @param {Walk} walk @returns {Command} */
const commandOf = ({ creature, tiles }) => ({ do: "move", creature, tiles });

/** @param {Desk} desk */
export function confirmWalk(desk) {
  const { walk } = fightOf(desk.store.state);
  if (walk && !walk.sent) send(desk, walk, commandOf(walk));
}

/** @param {Desk} desk @param {string} reason asks the opponent to allow what the referee does not */
export function askToAllow(desk, reason) {
  const { walk } = fightOf(desk.store.state);
  if (walk && !walk.sent) send(desk, walk, { ...commandOf(walk), override: reason });
}

/** @param {Desk} desk @param {Walk} walk @param {Command} command */
function send(desk, walk, command) {
  walk.sent = desk.command(command);
  desk.store.changed("draft");
}

/** @param {Desk} desk as many steps as the referee allows */
export function walkNearest(desk) {
  const { walk } = fightOf(desk.store.state);
  const nearest = walk?.answer?.nearest;
  if (!walk || !nearest) return;
  setTiles(desk, walk, walk.tiles.slice(0, Math.round(nearest.share * walk.tiles.length)));
}

/** @param {Desk} desk @returns {boolean} true when there were steps to put away */
export function cancelWalk(desk) {
  const fight = fightOf(desk.store.state);
  if (!fight.walk || fight.walk.sent) return false;
  setTiles(desk, fight.walk, []);
  return true;
}
