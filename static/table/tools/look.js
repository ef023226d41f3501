/* The hand while an earlier move is looked at: it moves the mat and points, and orders nothing. */

/** @type {Tool} */
export const lookTool = {
  name: "look",
  label: "Look",
  key: "",
  cursor: "grab",
  hidden: true,
  begin: () => false,
  drag() {},
  drop() {},
  cancel() {},
  tap({ store: { state, game, changed } }, { from, slack }) {
    state.view.selected = new Set(game.under(state, from, slack).slice(0, 1));
    changed("selection");
  },
};
