/* Looking things up in a fight: creatures, whose turn it is, tiles, weapons and what they are loaded with. */

/** @param {State} state @returns {FightState} the same state, as this game keeps it */
export const fightOf = (state) => /** @type {FightState} */ (/** @type {unknown} */ (state));

/** @param {TableFile} table @returns {FightTable} the same table, as this game keeps it */
export const fightTable = (table) => /** @type {FightTable} */ (/** @type {unknown} */ (table));

/** @type {Limb[]} */
export const LIMBS = ["head", "torso", "left_arm", "right_arm", "left_leg", "right_leg"];

/** @type {Record<Direction, Tile>} clockwise from north */
export const DIRECTIONS = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** @param {FightTable} table @param {string} id @returns {string} of a creature or a thing */
export const nameIn = (table, id) => table.creatures[id]?.name || table.objects[id]?.name || id;

/** @param {FightTable} table @returns {string[]} by initiative, the highest first; of equals as the table has them */
export const inOrder = ({ creatures }) =>
  Object.keys(creatures).sort((one, other) => creatures[other].initiative - creatures[one].initiative);

/** @param {Creature} creature */
export const isAlive = ({ hp }) => hp > 0;

/** @param {FightState} fight @returns {string | null} the creature whose turn it is, when this page may give it orders */
export function actor({ table, seat }) {
  const { creature, over } = table.turn;
  return creature && !over && table.creatures[creature]?.seat === seat ? creature : null;
}

/** @param {number[]} point @returns {Tile} */
export const tileAt = ([x, y]) => [Math.floor(x), Math.floor(y)];

/** @param {Tile} tile @returns {Point} */
export const centre = ([column, row]) => [column + 0.5, row + 0.5];

/** @param {Tile} one @param {Tile} other */
export const sameTile = (one, other) => one[0] === other[0] && one[1] === other[1];

/** @param {FightTable} table @param {Tile} tile */
export const onMat = ({ mat }, [column, row]) => column >= 0 && row >= 0 && column < mat.columns && row < mat.rows;

/** @param {Tile} tile @returns {string} column and row as the mat's edges and the referee count them: "[12, 7]" */
export const tileName = ([column, row]) => `[${column}, ${row}]`;

/** @param {Tile} from @param {Tile} to @returns {Tile[]} the steps there as the crow flies, the start left out */
export function stepsTo(from, to) {
  const steps = [];
  let [column, row] = from;
  while (column !== to[0] || row !== to[1]) {
    column += Math.sign(to[0] - column);
    row += Math.sign(to[1] - row);
    steps.push(/** @type {Tile} */ ([column, row]));
  }
  return steps;
}

/** @param {FightState} fight @returns {Tile} where a creature is shown: at the end of the steps in hand, or where it stands */
export const shownTile = ({ table, walk }, /** @type {string} */ id) =>
  (walk?.creature === id ? walk.tiles.at(-1) : null) ?? table.creatures[id].tile;

/** @param {FightState} fight @param {Point} point @param {number} slack tiles @returns {string[]} the living before the dead */
export function creaturesAt(fight, [x, y], slack) {
  const { creatures } = fight.table;
  const touched = (/** @type {string} */ id) => {
    const [column, row] = centre(shownTile(fight, id));
    return Math.max(Math.abs(column - x), Math.abs(row - y)) <= 0.5 + Math.min(slack, 0.15);
  };
  return Object.keys(creatures)
    .filter(touched)
    .sort((one, other) => Number(isAlive(creatures[other])) - Number(isAlive(creatures[one])));
}

/** @param {FightState} fight @returns {Firearm | null} the weapon set for attacks, of the creature whose turn it is */
export function weaponSet(fight) {
  const acting = actor(fight);
  return acting ? (fight.table.creatures[acting].weapons[fight.setup.weapon ?? ""] ?? null) : null;
}

/** @param {Firearm | null} weapon @returns {Load | null} */
export const loadOf = (weapon) => (weapon?.load ? (weapon.loads[weapon.load] ?? null) : null);

/** @param {Firearm | null} weapon @returns {boolean} true when it is loaded to fill a line of tiles */
export const firesLines = (weapon) => (loadOf(weapon)?.line ?? 0) > 0;
