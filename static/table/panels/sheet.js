/* On a narrow screen the panel is a sheet from below: a peek, or half the screen. What is done on the mat lowers it. */

/** @param {HTMLElement} handle @param {HTMLElement} panel */
export function createSheet(handle, panel) {
  const raise = (/** @type {boolean} */ up) => {
    panel.classList.toggle("raised", up);
    handle.setAttribute("aria-expanded", String(up));
  };
  handle.addEventListener("click", () => raise(!panel.classList.contains("raised")));
  panel.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.closest('[role="tab"]')) raise(true);
    else if (target.closest("[data-lowers] button")) raise(false);
  });
}
