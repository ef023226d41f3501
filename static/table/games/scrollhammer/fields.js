/* What the page keeps for this game beside what it keeps for every one. */

import { createShot } from "../../aim.js";
import { createPlan } from "../../buildings/plan.js";
import { createPreparing } from "../../setup/library.js";
import { createSight } from "../../sight/sight.js";

/** @returns {GameFields} */
export function fields() {
  return {
    coherency: {}, // the referee's word on units asked about: {spears: {coherent: true, groups: [["s1", "s2"]]}}
    permits: {}, // why the unit whose card is open may not: {charge: "Spears has charged this turn; a unit charges once."}
    draft: null, // a unit's move being built up as ghosts, see draft.js
    sight: createSight(), // who looks at whom, and what the referee says of it, see sight/sight.js
    aim: null, // a shape, or models, held over the mat before they are placed, see aim.js
    slide: null, // a shape on its way from where it was put: {seq: 42, began: 1234.5, lasts: 400}
    ground: { piece: null, pinned: false, told: null }, // {piece: "wood", pinned: true, told: {unit: "spears", piece: "wood", does: [{what: "cover", text: "…"}]}}
    way: null, // {unit: "spears", allowance: 5, models: {s1: {travelled: 4.2, limit: 6, climbed: 0, inside: 2.1, dangerous: []}}}
    engagement: null, // a charge or a volley while its target is chosen, see engagement.js
    plan: createPlan(), // the building whose plan lies open, see buildings/plan.js
    preparing: createPreparing(), // what the players choose from before the game, see setup/library.js
    deploying: null, // models held over the mat before the game, see setup/held.js
    placing: null, // models put down outside a door or on battlements, see buildings/placing.js
    bearings: {}, // how units stand: {spears: {ranks: [5, 5], bonus: 2, engaged: ["s1"], locked: true, engaged_with: ["orcs"]}}
    ruler: null, // {points: [{at: [3, 4], model: "s1"}], tip: {at: [9, 4], model: null}, inches: 5.4, judged: 5.37}
    motions: [], // accepted moves still being shown: [{model: "s1", path: [[3, 4, 0], [9, 4, 0]], began: 1234.5, lasts: 200}]
    view: {
      floor: 0, // the floor looked at and put down on
      rings: [], // range rings asked for: [{model: "s1", range: 24}]
      lasso: null, // {shape: "box", points: [[3, 4], [9, 12]]}
      shot: createShot(), // what shapes are set to, see aim.js
      struck: { shown: null, closed: [], folded: false }, // shapes that came to lie: {shown: 42, closed: [40]}
    },
  };
}
