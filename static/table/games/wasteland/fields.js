/* What the page keeps of a fight beside what it keeps for every game. */

/** @returns {FightFields} */
const fightFields = () => ({
  walk: null, // steps of the creature whose turn it is: {creature: "rat", tiles: [[3, 4], [4, 5]], answer: {…}, sent: null}
  attack: null, // an attack being aimed: {kind: "shot", attacker: "rat", target: "boss", preview: {…}, verdict: {…}}
  setup: {
    weapon: null, // "shotgun", "" for an attack without one
    given: { damage: "D10", damageType: "physical", fills: false, scatter: false, spread: 0, length: 5, ignite: 0, burn: 0 }, // what no load says
    modifier: 0, // to every roll to hit, or to throw
    window: 0, // a miss by at most this hits who stands between
    effects: "", // milestones of the attack: "Exposed, Fear 14+"
    radius: 2, // of an explosion, in tiles
    damage: "3D6",
    damageType: "physical",
    thrown: true, // false: it lies there already
    difficulty: null, // 18, where range, ground and sight do not decide it
    ground: null, // "open", "cover"
    unseen: false,
  },
  strides: [], // accepted steps still being shown: [{creature: "rat", path: [[3, 4], [4, 5]], began: 1234.5, lasts: 200}]
  tape: null, // {from: [3, 4], to: [9, 4], tiles: 6}
  outcome: null, // the attack looked at: {seq: 42, suppression: [[3, 4], …]}
});

/** @returns {GameFields} */
export const fields = () => ({ ...fightFields(), view: {} });
