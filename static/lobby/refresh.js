/* A lobby that is left open stays true: its lists are asked for again every few seconds while somebody looks. */

const EVERY = 8_000;

/** @param {Element | null} host names in `data-refreshed` where its content comes from */
export function keepFresh(host) {
  if (!(host instanceof HTMLElement)) return;
  let shown = "";
  const again = async () => {
    const text = await contentOf(host.dataset.refreshed ?? "");
    if (text && text !== shown && !isHeld(host)) show(host, text);
    shown = text || shown;
  };
  setInterval(() => document.visibilityState === "visible" && again(), EVERY);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && again());
}

/** @param {string} address @returns {Promise<string>} empty when the server does not answer just now */
async function contentOf(address) {
  try {
    const answer = await fetch(address + location.search);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

/** @param {HTMLElement} host @returns {boolean} whether a text in it is being selected, to be copied by hand */
function isHeld(host) {
  return document.activeElement instanceof HTMLInputElement && host.contains(document.activeElement);
}

/** Puts new lists in place of the old: what was open stays open, and the focus stays where it was.
 * @param {HTMLElement} host @param {string} text */
function show(host, text) {
  const open = [...host.querySelectorAll("details[open]")].map(keyOf);
  const focused = host.contains(document.activeElement) ? keyOf(document.activeElement) : null;
  host.replaceChildren(...new DOMParser().parseFromString(text, "text/html").body.childNodes);
  for (const details of host.querySelectorAll("details")) details.open = open.includes(keyOf(details));
  if (focused) find(host, focused)?.focus();
}

/** @param {Element | null} element */
function keyOf(element) {
  return element?.getAttribute("data-key") ?? null;
}

/** @param {HTMLElement} host @param {string} key @returns {HTMLElement | null} */
function find(host, key) {
  return host.querySelector(`[data-key="${CSS.escape(key)}"]`);
}
