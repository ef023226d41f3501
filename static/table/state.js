/* All the page knows. Everything under `table` comes from the server and is changed by server frames only. */

import { createShot } from "./aim.js";
import { createSight } from "./sight/sight.js";

/** @param {Snapshot} snapshot @returns {State} */
export function createState(snapshot) {
  return {
    game: snapshot.game, // {id: "k3f9", name: "Friday league"}
    seat: snapshot.seat, // "red", "blue" or "watch"
    seq: snapshot.seq, // 42: the last accepted command this page has seen
    table: snapshot.table, // the table file, see types/table.d.ts
    measures: snapshot.measures, // {coherency: {ranks: 0.01, horde: 1, skirmish: 2}, exclusion: 1}
    coherency: {}, // the referee's word on units asked about: {spears: {coherent: true, groups: [["s1", "s2"]]}}
    log: snapshot.log, // [{seq: 42, seat: "red", command: {do: "move", …}, result: {…}}, …] oldest first
    chat: snapshot.chat, // [{seat: "red", name: "Red", room: "players", text: "hi", at: "2026-01-31T10:00:00Z"}]
    presence: { red: 0, blue: 0, watching: 0 }, // connections: {red: 2, blue: 1, watching: 23}
    connection: "connecting", // "connecting" | "online" | "offline" | "closed"
    outbox: [], // commands not yet answered, in order: [{id: "…", seq: 42, command: {…}, sent: true}]
    view: createView(),
    draft: null, // a unit's move being built up as ghosts, see draft.js
    sight: createSight(), // who looks at whom, and what the referee says of it, see sight/sight.js
    aim: null, // a shape, or models, held over the mat before they are placed, see aim.js
    slide: null, // a shape on its way from where it was put: {seq: 42, began: 1234.5, lasts: 400}
    typing: null, // real dice to be typed in: {control: "roll 2D6", command: {do: "roll", dice: "2D6"}}
    promise: snapshot.dice, // {commitment: "9f86…", seed: null, words: {red: "wolf", blue: ""}, rolled: false}
    ruler: null, // {points: [{at: [3, 4], model: "s1"}], tip: {at: [9, 4], model: null}, inches: 5.4, judged: 5.37}
    hands: { red: {}, blue: {}, watch: {} }, // what others are doing now: {red: {ghosts: {…}, pointer: {…}}}
    pings: [], // [{seat: "blue", x: 30, y: 12, since: 1234.5}]
    motions: [], // accepted moves still being shown: [{model: "s1", path: [[3, 4, 0], [9, 4, 0]], began: 1234.5, lasts: 200}]
    notice: null, // {text: "Orders not sent yet", urgent: true}
  };
}

/** @returns {View} what this browser alone looks at */
function createView() {
  return {
    tool: "move", // name of the tool in hand
    floor: 0, // the floor looked at and put down on
    selected: new Set(), // model ids: Set {"s1", "s2"}
    hovered: null, // model id under the pointer: "o4"
    focused: null, // model id the keyboard is on: "s1"
    rings: [], // range rings asked for: [{model: "s1", range: 24}]
    lasso: null, // {shape: "box", points: [[3, 4], [9, 12]]}
    tab: null, // the page of the panel asked for: "dice"
    shot: createShot(), // what shapes are set to, see aim.js
    struck: { shown: null, closed: [] }, // shapes that came to lie: {shown: 42, closed: [40]}
    roll: null, // the roll whose dice are looked at: 42; null for the last
    realDice: false, // true: this player's rolls are typed in
    share: false, // true: everybody sees this browser's ruler
  };
}
