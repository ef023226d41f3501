/* The one state, and who wants to hear which part of it changed. */

/** @param {State} state @returns {Store} */
export function createStore(state) {
  /** @type {Map<Topic, Set<() => void>>} */
  const hearers = new Map();

  return {
    state,
    on(topics, heard) {
      topics.forEach((topic) => hearers.set(topic, (hearers.get(topic) ?? new Set()).add(heard)));
    },
    changed(...topics) {
      const once = new Set(topics.flatMap((topic) => [...(hearers.get(topic) ?? [])]));
      once.forEach((heard) => heard());
    },
  };
}
