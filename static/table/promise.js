/* What the game promises about its dice, kept up to date by the log; the seed is asked for once the game is over. */

/** @param {State} state @returns {Record<Seat, string>} each player's words, "" for none */
export function wordsGiven({ promise, log }) {
  const given = log.filter(({ command }) => command.do === "words").map(({ seat, command }) => [seat, command.text]);
  return { ...promise.words, ...Object.fromEntries(given) };
}

/** @param {Store} store @returns {boolean} true for a player as long as no dice have fallen */
export function mayGiveWords({ state: { promise, log, seat, table }, game }) {
  const fallen = promise.rolled || log.some(({ events }) => events.some(({ event }) => event === "dice_rolled"));
  return seat !== "watch" && !fallen && !game.isOver(table);
}

/** @param {Store} store @param {() => Promise<{seed: string | null} | null>} reveal asks the server for what
 * it promised; it is asked again when it was silent and the line comes back */
export function watchPromise({ state, game, changed, on }, reveal) {
  on(["turn", "connection"], async () => {
    if (!game.isOver(state.table) || state.promise.seed) return;
    state.promise.seed = (await reveal())?.seed ?? null;
    changed("promise");
  });
}
