/* Keys of the replay: comma and full stop step from anywhere; L and space only while an earlier move is looked at. */

/** @param {Desk} desk @param {string} letter @param {boolean} onButton @returns {boolean} true when it meant something */
export function replayKey({ replay, store: { state } }, letter, onButton) {
  const act = { ...STEPS, ...(state.live ? BACK : {}) }[letter];
  if (!act || (letter === " " && onButton)) return false;
  act(replay);
  return true;
}

/** @type {Record<string, (replay: ReplayDeck) => void>} */
const STEPS = { ",": (replay) => replay.step(-1), ".": (replay) => replay.step(1) };

/** @type {Record<string, (replay: ReplayDeck) => void>} */
const BACK = { l: (replay) => replay.live(), " ": (replay) => replay.toggle() };
