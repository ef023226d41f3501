/* An unmistakable bar while there is no connection, with what was ordered and not sent yet. */

import { element, fill } from "./element.js";

const PATIENCE = 1_200;

/** @param {HTMLElement} host @param {Store} store @returns {Part} */
export function createConnectionBar(host, { state, game }) {
  const opened = performance.now();
  return {
    topics: ["connection", "outbox"],
    draw(now) {
      const connecting = state.connection === "connecting" && now - opened < PATIENCE;
      host.hidden = connecting || state.connection === "online";
      if (!host.hidden) fill(host, element("strong", {}, headline(state.connection)), unsent(state, game));
      return connecting;
    },
  };
}

/** @param {State["connection"]} connection */
function headline(connection) {
  if (connection === "closed") return "This seat was closed. Open its link again, or ask for a new one.";
  return "Offline. Trying again; nothing you do now reaches the table yet.";
}

/** @param {State} state @param {Game} game */
function unsent({ outbox, table }, { words }) {
  if (!outbox.length) return null;
  const orders = outbox.map(
    ({ command }) => `${command.do.replaceAll("_", " ")}${command.unit ? ` ${words.name(table, command.unit)}` : ""}`,
  );
  return element("span", {}, `Not sent: ${orders.join(", then ")}.`);
}
