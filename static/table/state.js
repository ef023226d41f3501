/* All the page knows. Everything under `table` comes from the server and is changed by server frames only. */

/** @param {Snapshot} snapshot @param {GameFields} own what the game keeps here besides, as new @returns {State} */
export function createState(snapshot, { view, ...own }) {
  const common = {
    game: snapshot.game, // {id: "k3f9", name: "Friday league"}
    seat: snapshot.seat, // "red", "blue" or "watch"
    seq: snapshot.seq, // 42: the last accepted command this page has seen
    table: snapshot.table, // the table file, see .ci/types/table.d.ts
    measures: snapshot.measures, // {coherency: {ranks: 0.01, horde: 1, skirmish: 2}, exclusion: 1}
    log: snapshot.log, // [{seq: 42, seat: "red", command: {do: "move", …}, result: {…}}, …] oldest first
    chat: snapshot.chat, // [{seat: "red", name: "Red", room: "players", text: "hi", at: "2026-01-31T10:00:00Z"}]
    players: snapshot.players, // names of accounts: {red: "Ann", blue: ""}
    presence: { red: 0, blue: 0, watching: 0 }, // connections: {red: 2, blue: 1, watching: 23}
    connection: "connecting", // "connecting" | "online" | "offline" | "closed"
    outbox: [], // commands not yet answered, in order: [{id: "…", seq: 42, command: {…}, sent: true}]
    typing: null, // real dice to be typed in: {control: "roll 2D6", command: {do: "roll", dice: "2D6"}}
    asking: null, // a refused order the opponent is asked to let pass: {control: "attack", reason: "agreed beforehand"}
    promise: snapshot.dice, // {commitment: "9f86…", seed: null, words: {red: "wolf", blue: ""}, rolled: false}
    hands: { red: {}, blue: {}, watch: {} }, // what others are doing now: {red: {ghosts: {…}, pointer: {…}}}
    pings: [], // [{seat: "blue", x: 30, y: 12, since: 1234.5}]
    notice: null, // {text: "Orders not sent yet", urgent: true}
    live: null, // while an earlier move is looked at, the game as it now is: {seq: 120, table: {…}, log: […]}
    replay: { open: false, playing: false, speed: 1, loading: null, left: null }, // left: the last move when live was left
    undoing: null, // a take-back that is asked, and the table it would go back to: {id: "take_back-9", table: {…}}
  };
  return /** @type {any} */ ({ ...common, ...own, view: { ...createView(), ...view } });
}

/** What this browser alone looks at. */
function createView() {
  return {
    tool: "move", // name of the tool in hand
    selected: new Set(), // model ids: Set {"s1", "s2"}
    hovered: null, // model id under the pointer: "o4"
    focused: null, // model id the keyboard is on: "s1"
    tab: null, // the page of the panel asked for: "dice"
    roll: null, // the roll whose dice are looked at: 42; null for the last
    realDice: false, // true: this player's rolls are typed in
    share: false, // true: everybody sees this browser's ruler
  };
}
