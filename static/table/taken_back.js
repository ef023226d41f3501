/* Moves taken back: what is said of them in the log, which of them stand no more, and which may be asked for. */

const OFFERED = 12;
/** Orders that are no moves: there is nothing of them to take back. */
const NO_MOVES = ["roll", "reroll", "cocked", "roll_off", "pick", "dispute", "words", "take_back"];

/** @param {LogEntry} entry @returns {string | null} null for anything else */
export function takeBackSentence({ command, result, events }) {
  if (command.do === "take_back") return `Asks to take back, to before move ${result.to + 1}${quoted(command.because)}`;
  if (command.do !== "decide" || result.decision !== "take_back") return null;
  if (command.choice === "withdraw") return "Asks no longer to take back";
  if (result.to === undefined) return "Does not agree to the take-back";
  return `Agrees: ${seatOf(events)} takes back everything from move ${result.to + 1} on`;
}

/** @param {LogEntry["events"]} events @returns {Seat} who asked */
const seatOf = (events) => events.find(({ event }) => event === "taken_back")?.seat;

/** @param {string | undefined} because */
const quoted = (because) => (because ? ` · “${because}”` : "");

/** @param {LogEntry} entry @returns {number | null} the move the game went back to */
const wentBackTo = ({ events }) => events.find(({ event }) => event === "taken_back")?.to ?? null;

/** @param {LogEntry[]} log @returns {Set<number>} numbers of moves that were taken back and stand no more; dice always stand */
export function takenBack(log) {
  /** @type {Set<number>} */
  const gone = new Set();
  let reach = Infinity;
  log.toReversed().forEach((entry) => {
    if (entry.seq > reach) return void (isMove(entry) && gone.add(entry.seq));
    reach = wentBackTo(entry) ?? reach;
  });
  return gone;
}

/** @param {LogEntry[]} log @param {number} to @returns {LogEntry[]} the moves that going back would undo */
export function undoneSince(log, to) {
  const gone = takenBack(log);
  return log.filter((entry) => entry.seq > to && !gone.has(entry.seq) && isMove(entry));
}

/** @param {LogEntry[]} log @returns {LogEntry[]} the last moves that still stand, newest first */
export function offered(log) {
  return undoneSince(log, 0).slice(-OFFERED).toReversed();
}

/** @param {LogEntry} entry */
const isMove = ({ command, result }) => !NO_MOVES.includes(command.do) && result.decision !== "take_back";
