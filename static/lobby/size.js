/* A size of one's own: whoever types into its fields means them, so the choice they belong to is chosen. */

/** @param {Element | null} fields names in `data-chooses` the value of its choice */
export function chooseByTyping(fields) {
  const value = fields?.getAttribute("data-chooses");
  const choice = fields?.closest("form")?.querySelector(`input[type="radio"][value="${value}"]`);
  if (choice instanceof HTMLInputElement) fields?.addEventListener("input", () => (choice.checked = true));
}
