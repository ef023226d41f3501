/* Copy buttons beside links. */

/** @param {NodeListOf<Element>} buttons each names its field in `data-copy` */
export function listenToCopies(buttons) {
  buttons.forEach((button) => button.addEventListener("click", () => copy(/** @type {HTMLElement} */ (button))));
}

/** @param {HTMLElement} button */
async function copy(button) {
  const field = /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.copy ?? ""));
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand("copy");
  const status = document.getElementById("copied");
  if (status) status.textContent = `${field.getAttribute("aria-label")} copied.`;
  button.textContent = "Copied";
}
