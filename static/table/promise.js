/* What the game promises about its dice, kept up to date by the log; the seed is asked for once the game is over. */

/** @param {State} state @returns {Record<Seat, string>} each player's words, "" for none */
export function wordsGiven({ promise, log }) {
  const given = log.filter(({ command }) => command.do === "words").map(({ seat, command }) => [seat, command.text]);
  return { ...promise.words, ...Object.fromEntries(given) };
}

/** @param {State} state @returns {boolean} true for a player as long as no dice have fallen */
export function mayGiveWords({ promise, log, seat, table }) {
  const fallen = promise.rolled || log.some(({ events }) => events.some(({ event }) => event === "dice_rolled"));
  return seat !== "watch" && !fallen && table.turn.phase !== "over";
}

/** @param {Store} store @param {() => Promise<{seed: string | null}>} reveal asks the server for what it promised */
export function watchPromise({ state, changed, on }, reveal) {
  on(["turn"], async () => {
    if (state.table.turn.phase !== "over" || state.promise.seed) return;
    state.promise.seed = (await reveal()).seed;
    changed("promise");
  });
}
