/* What the server has for the players before the game: what there is to choose from, layouts, armies; and the links. */

const JSON_TYPE = { Accept: "application/json" };
const UNANSWERED = "The server did not answer; try it again.";

/** @returns {Preparing} */
export function createPreparing() {
  return { choices: null, accepted: null, armies: null, pictures: [], chosen: "", said: "", busy: false, free: null, invites: null };
}

/** @param {string} path under the root of the site */
const address = (path) => new URL(path, new URL(document.body.dataset.root ?? "/", location.href)).href;

/** @param {Desk} desk fetches what there is to choose from, and this player's armies and pictures */
export async function fetchChoices(desk) {
  const { state, changed } = desk.store;
  const choices = await ask(desk, address("setup/choices.json"));
  const library = choices && state.seat !== "watch" ? await ask(desk, "library.json") : {};
  Object.assign(state.preparing, { choices }, library);
  changed("preparing");
}

/** @param {Desk} desk @param {string} id @param {Mat} mat
 * @returns {Promise<{terrain: Record<string, Piece>, zones: Record<Seat, Outline>} | null>} null when the server is silent */
export function fetchLayout(desk, id, { width, depth }) {
  const size = new URLSearchParams({ width: String(width), depth: String(depth) });
  return ask(desk, address(`setup/layouts/${id}.json?${size}`));
}

/** @param {Desk} desk @param {string} army brings it to this seat; what keeps it away is said */
export async function bringArmy(desk, army) {
  const { state, changed } = desk.store;
  if (state.preparing.busy) return;
  Object.assign(state.preparing, { busy: true, said: "" });
  changed("preparing");
  const headers = { ...JSON_TYPE, "X-CSRFToken": cookie("csrftoken") };
  const said = await fetch("army/", { method: "POST", headers, body: new URLSearchParams({ army }) })
    .then((answer) => answer.json())
    .catch(() => ({ text: UNANSWERED }));
  Object.assign(state.preparing, { busy: false, said: said.text });
  changed("preparing");
}

/** @param {Desk} desk the links that came along in the address are kept for this tab, and taken out of the address */
export function keepInvites({ store: { state } }) {
  const key = `invites ${state.game.id}`;
  const given = new URLSearchParams(location.hash.slice(1));
  if (given.has("blue")) {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(given)));
    history.replaceState(null, "", location.pathname);
  }
  const { said = "", ...invites } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
  state.preparing.said = said;
  state.preparing.invites = invites.blue ? invites : null;
}

/** @param {State} state @param {string} secret @returns {string} */
export const joinLink = ({ game }, secret) => address(`join/${game.id}/#${secret}`);

/** @param {Desk} desk @param {string} path @returns {Promise<any>} null, and a sentence on the panel, when the server is silent */
async function ask({ store: { state, changed } }, path) {
  const answer = await fetch(path, { headers: JSON_TYPE }).catch(() => null);
  if (answer?.ok) return answer.json();
  state.preparing.said = UNANSWERED;
  changed("preparing");
  return null;
}

/** @param {string} name */
const cookie = (name) => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1] ?? "";
