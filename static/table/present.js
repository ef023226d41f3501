/* The game as it now is, also while an earlier move is looked at. */

/** @param {State} state @returns {Live} what the server's frames go on from and change */
export const present = (state) => state.live ?? state;
