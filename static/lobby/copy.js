/* Copy buttons beside links, also those that come later. */

/** @param {Document} page its buttons each name their field in `data-copy` */
export function listenToCopies(page) {
  page.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-copy]") : null;
    if (button instanceof HTMLElement) copy(button);
  });
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
