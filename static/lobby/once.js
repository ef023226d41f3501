/* A page that answers a form: to load it again would send the form again, so its address becomes another's. */

/** @param {Element | null} page names the address a reload goes to */
export function answerOnce(page) {
  const address = page?.getAttribute("data-reloads-as");
  if (address) history.replaceState(null, "", address);
}
