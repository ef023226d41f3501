/* A link to this page that opens at a move. */

/** @param {number} seq @param {(text: string) => void} notify */
export async function moveLink(seq, notify) {
  const url = new URL(location.pathname, location.href);
  url.searchParams.set("at", String(seq));
  try {
    await navigator.clipboard.writeText(url.href);
    notify(`The link to move ${seq} is copied.`);
  } catch {
    notify(url.href);
  }
}
