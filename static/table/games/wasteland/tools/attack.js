/* Attack and Explosion: tap whom, which way or where; confirm when the referee has shown what lies in it. */

import { aimAt, confirmAttack, dropAttack, isAimed, takeAttack, turnAttack } from "../attack.js";
import { pointAtThing } from "./pointing.js";
import { centre, creaturesAt, DIRECTIONS, fightOf, onMat, tileAt } from "../fight.js";

/** @type {Tool} */
const aiming = {
  name: "",
  label: "",
  key: "",
  cursor: "crosshair",
  wheelTurns: false,
  serves: ({ seat }) => seat !== "watch",
  hover: pointAtThing,

  leave: dropAttack,
  begin: (desk) => ["line", "blast"].includes(fightOf(desk.store.state).attack?.kind ?? ""),
  drag: (desk, { at }) => aim(desk, at),
  drop() {},
  cancel() {},
  tap: (desk, { at }) => aim(desk, at),
  turn: (desk, degrees) => turnAttack(desk, Math.sign(degrees)),
  nudge: shift,
  confirm: confirmAttack,
  escape(desk) {
    const { attack } = fightOf(desk.store.state);
    if (!attack || !isAimed(attack)) return false;
    aimAt(desk, { target: null, direction: null, tile: null });
    return true;
  },
};

/** @type {Tool} */
export const attackTool = { ...aiming, name: "attack", label: "Attack", key: "s", enter: (desk) => takeAttack(desk, "weapon") };

/** @type {Tool} */
export const blastTool = { ...aiming, name: "blast", label: "Explosion", key: "t", enter: (desk) => takeAttack(desk, "blast") };

/** @param {Desk} desk @param {Point} point */
function aim(desk, point) {
  const fight = fightOf(desk.store.state);
  const { attack } = fight;
  if (!attack) return;
  if (attack.kind === "blast" && onMat(fight.table, tileAt(point))) aimAt(desk, { tile: tileAt(point) });
  if (attack.kind === "line") aimAt(desk, { direction: towards(centre(fight.table.creatures[attack.attacker].tile), point) });
  if (attack.kind !== "shot") return;
  const [target] = creaturesAt(fight, point, 0.15).filter((id) => id !== attack.attacker);
  if (target) aimAt(desk, { target });
}

/** @param {Point} from @param {Point} to @returns {Direction} the nearest of the eight */
function towards(from, to) {
  const eighth = Math.round((Math.atan2(to[0] - from[0], from[1] - to[1]) * 4) / Math.PI);
  return /** @type {Direction[]} */ (Object.keys(DIRECTIONS))[(eighth + 8) % 8];
}

/** @param {Desk} desk @param {Point} by half tiles: a line turns that way, an explosion moves, a shot goes to the next target */
function shift(desk, [x, y]) {
  const fight = fightOf(desk.store.state);
  const { attack } = fight;
  const [columns, rows] = [Math.sign(x), Math.sign(y)];
  if (attack?.kind === "line") aimAt(desk, { direction: directionOf(columns, rows) });
  if (attack?.kind === "shot") aimAt(desk, { target: nextTarget(fight, attack, columns + rows) });
  if (attack?.kind !== "blast") return;
  const [column, row] = attack.tile ?? fight.table.creatures[attack.attacker].tile;
  if (onMat(fight.table, [column + columns, row + rows])) aimAt(desk, { tile: [column + columns, row + rows] });
}

/** @param {number} columns @param {number} rows @returns {Direction} */
function directionOf(columns, rows) {
  const found = Object.entries(DIRECTIONS).find(([, [x, y]]) => x === columns && y === rows);
  return /** @type {Direction} */ (found?.[0] ?? "N");
}

/** @param {FightState} fight @param {Attack} attack @param {number} step @returns {string | null} enemies only, from left to right */
function nextTarget({ table }, { target }, step) {
  const enemies = Object.keys(table.creatures)
    .filter((id) => table.creatures[id].seat !== table.creatures[table.turn.creature ?? ""].seat && table.creatures[id].hp > 0)
    .sort((one, other) => table.creatures[one].tile[0] - table.creatures[other].tile[0]);
  const place = target === null ? (step > 0 ? -1 : 0) : enemies.indexOf(target);
  return enemies[(place + step + enemies.length) % enemies.length] ?? null;
}
