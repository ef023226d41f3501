/* A link's secret stands in its fragment, which browsers send to nobody; this page sends it once, by POST. */

/** @param {Element | null} form */
export function takeSeat(form) {
  if (!(form instanceof HTMLFormElement)) return;
  const secret = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  if (!secret) return sayMissing();
  /** @type {HTMLInputElement} */ (form.elements.namedItem("secret")).value = secret;
  form.submit();
}

function sayMissing() {
  const words = document.getElementById("join-words");
  if (words) words.textContent = "This link is not whole: what stands after the # is missing. Ask for it again.";
}
