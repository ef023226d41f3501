/* Measure: anybody, at any time; tiles as the referee counts them, diagonals as one. */

import { fightOf, onMat, sameTile, tileAt } from "../fight.js";

/** @type {Tool} */
export const measureTool = {
  name: "measure",
  label: "Measure",
  key: "m",
  cursor: "crosshair",

  begin(desk, { from }) {
    lay(desk, tileAt(from), tileAt(from));
    return true;
  },
  drag: (desk, { at }) => stretch(desk, tileAt(at)),
  drop() {},
  cancel: putAway,
  tap(desk, { at }) {
    const { tape } = fightOf(desk.store.state);
    if (tape) stretch(desk, tileAt(at));
    else lay(desk, tileAt(at), tileAt(at));
  },
  escape(desk) {
    const lies = fightOf(desk.store.state).tape !== null;
    putAway(desk);
    return lies;
  },
  leave: putAway,
};

/** @param {Desk} desk @param {Tile} to */
function stretch(desk, to) {
  const { tape } = fightOf(desk.store.state);
  if (tape && !sameTile(tape.to, to)) lay(desk, tape.from, to);
}

/** @param {Desk} desk @param {Tile} from @param {Tile} to */
function lay({ store: { state, changed }, hint }, from, to) {
  const fight = fightOf(state);
  if (!onMat(fight.table, from) || !onMat(fight.table, to)) return;
  /** @type {Tape} */
  const tape = { from, to, tiles: null };
  fight.tape = tape;
  changed("ruler");
  hint({ ask: "distance", from, to }, (answer) => {
    tape.tiles = answer.tiles ?? null;
    changed("ruler");
  });
}

/** @param {Desk} desk */
function putAway({ store: { state, changed } }) {
  fightOf(state).tape = null;
  changed("ruler");
}
