/* What the others are doing with their hands: ghosts, aims, rulers, pointers and pings that are shown and never kept. */

const PING_KEPT = 20;

/** @param {State} state @param {Viewer} seat @param {Gesture} gesture @param {number} now milliseconds */
export function receiveGesture(state, seat, gesture, now) {
  const hands = state.hands[seat];
  if (gesture.type === "clear") state.hands[seat] = {};
  else if (gesture.type === "ghosts") hands.ghosts = gesture;
  else if (gesture.type === "aim") receiveAim(hands, gesture);
  else if (gesture.type === "ruler") hands.ruler = gesture;
  else if (gesture.type === "typing") hands.typing = now;
  else if (gesture.type === "pointer") hands.pointer = { x: gesture.x, y: gesture.y, since: now };
  else if (gesture.type === "ping") addPing(state, seat, gesture, now);
}

/** @param {TheirHands} hands @param {AimGesture} gesture */
function receiveAim(hands, { command }) {
  if (command) hands.aim = { command, told: null };
  else delete hands.aim;
}

/** @param {State} state @param {Viewer} seat @param {{x: number, y: number}} spot @param {number} now */
export function addPing(state, seat, { x, y }, now) {
  state.pings = [...state.pings, { seat, x, y, since: now }].slice(-PING_KEPT);
}

/** @param {State} state @param {LogEntry} entry carried out, so its ghosts are gone, and what was aimed */
export function clearGhosts(state, entry) {
  const hands = state.hands[entry.seat];
  if (hands?.aim?.command.do === entry.command.do) delete hands.aim;
  if (hands?.ghosts && hands.ghosts.unit === entry.command.unit) delete hands.ghosts;
}

/** @param {State} state a hand whose owner has left shows nothing any more */
export function forgetAbsent({ hands, presence }) {
  if (!presence.red) hands.red = {};
  if (!presence.blue) hands.blue = {};
  if (!presence.watching) hands.watch = {};
}
