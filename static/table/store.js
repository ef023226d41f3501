/* The one state, and who wants to hear which part of it changed. */

/** @param {State} state @param {Game} game what is played, and how the page shows it @returns {Store} */
export function createStore(state, game) {
  /** @type {Map<Topic, Set<() => void>>} */
  const hearers = new Map();

  return {
    state,
    game,
    on(topics, heard) {
      topics.forEach((topic) => hearers.set(topic, (hearers.get(topic) ?? new Set()).add(heard)));
    },
    changed(...topics) {
      const once = new Set(topics.flatMap((topic) => [...(hearers.get(topic) ?? [])]));
      once.forEach((heard) => heard());
    },
  };
}
