/* Measure: anybody, at any time; from base to base where it starts or ends on a model. */

import { rulerEnds, rulerInches, rulerLine } from "../ruler.js";

/** @type {Tool} */
export const measureTool = {
  name: "measure",
  label: "Measure",
  key: "m",
  cursor: "crosshair",

  begin(desk, press) {
    startRuler(desk, press);
    return true;
  },
  drag(desk, press) {
    moveTip(desk, { at: press.at, model: press.under() });
  },
  drop(desk) {
    const { ruler } = desk.store.state;
    if (ruler?.tip) finish(desk, ruler);
  },
  cancel: clearRuler,

  tap(desk, press) {
    const { ruler } = desk.store.state;
    if (!ruler?.tip) return startRuler(desk, press);
    moveTip(desk, { at: press.at, model: press.model });
    addPoint(ruler);
  },
  doubleTap(desk) {
    const { ruler } = desk.store.state;
    if (ruler) finish(desk, ruler);
  },
  hover(desk, press) {
    if (desk.store.state.ruler?.tip) moveTip(desk, { at: press.at, model: press.under() });
  },
  pin(desk) {
    const { ruler } = desk.store.state;
    if (ruler?.tip) addPoint(ruler);
  },
  leave: clearRuler,
};

/** @param {Desk} desk @param {Press} press */
function startRuler({ store: { state, changed } }, press) {
  const start = { at: press.from, model: press.model };
  state.ruler = { points: [start], tip: start, inches: 0, judged: null };
  changed("ruler");
}

/** @param {Desk} desk @param {RulerEnd} tip */
function moveTip(desk, tip) {
  const { state } = desk.store;
  const { ruler } = state;
  if (!ruler) return;
  const onOther = ruler.tip?.model !== tip.model;
  ruler.tip = tip;
  refresh(desk, ruler);
  if (onOther) askReferee(desk, ruler);
}

/** @param {Ruler} ruler the tip becomes a waypoint and a new tip follows the hand */
function addPoint(ruler) {
  if (ruler.tip) ruler.points.push(ruler.tip);
}

/** @param {Desk} desk @param {Ruler} ruler stays on the table until the next one */
function finish(desk, ruler) {
  if (ruler.tip) ruler.points.push(ruler.tip);
  ruler.tip = null;
  refresh(desk, ruler);
}

/** @param {Desk} desk @param {Ruler} ruler */
function refresh({ store: { state, changed }, gesture }, ruler) {
  ruler.inches = rulerInches(state, ruler);
  changed("ruler");
  if (state.view.share) gesture({ type: "ruler", points: rulerLine(state, rulerEnds(ruler)), inches: ruler.inches });
}

/** @param {Desk} desk @param {Ruler} ruler two bases: the referee's own measure */
async function askReferee({ store: { state, changed }, ask }, ruler) {
  ruler.judged = null;
  const [from, to] = [ruler.points[0].model, ruler.tip?.model];
  if (!from || !to || from === to || ruler.points.length > 1) return;
  const answer = await ask({ ask: "distance", from, to });
  if (state.ruler !== ruler || (ruler.tip ?? ruler.points.at(-1))?.model !== to) return;
  ruler.judged = answer.inches ?? null;
  changed("ruler");
}

/** @param {Desk} desk */
function clearRuler({ store: { state, changed }, gesture }) {
  state.ruler = null;
  if (state.view.share) gesture({ type: "clear" });
  changed("ruler");
}
