/* The help opens where it begins, its heading in focus, however far it was read before. */

/** @param {HTMLDialogElement} help */
export function openHelp(help) {
  help.showModal();
  help.scrollTop = 0;
}
