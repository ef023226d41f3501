/* An invitation's secret stands in the fragment of its link; the form that signs up takes it along. */

/** @param {Element | null} form */
export function takeInvitation(form) {
  if (!(form instanceof HTMLFormElement) || location.hash.length < 2) return;
  /** @type {HTMLInputElement} */ (form.elements.namedItem("invitation")).value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  const words = document.getElementById("by-invitation");
  if (words) words.textContent = "You are invited: choose a name and a password.";
}
