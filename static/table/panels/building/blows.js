/* The blows of this phase in words: strength and die against the armour, the chart, whom it hits. */

import { blowWords, chartWords } from "../../buildings/blows.js";
import { spoken } from "../../buildings/rooms.js";
import { unitName } from "../../pieces.js";
import { facesFor } from "../../strikes.js";
import { throwDice } from "../../throwing.js";
import { dieMark } from "../die.js";
import { button, element, seatMark } from "../element.js";

const SHOWN = 3;
const MOST_DICE = 60;

/** @typedef {import("../../buildings/blows.js").BlowShown} BlowShown */

/** @param {Desk} desk @param {BlowShown[]} blows the last first */
export function blowsOf(desk, blows) {
  if (!blows.length) return null;
  const lines = blows.slice(0, SHOWN).map((blow) => element("li", {}, ...blowLines(desk, blow)));
  return element("section", { className: "blows" }, element("h3", {}, "Blows"), element("ol", { "aria-label": "Blows" }, ...lines));
}

/** @param {Desk} desk @param {BlowShown} blow @returns {(HTMLElement | null)[]} */
function blowLines(desk, blow) {
  const { face, chart, section, seat } = blow;
  const die = face === null ? null : dieMark(face, 6);
  const hits = blow.hits.map((one, index) => hitLine(desk, blow, one, index));
  return [
    element("p", { className: "blow-head" }, seatMark(seat), element("strong", {}, spoken(section)), die, element("span", {}, blowWords(blow))),
    chart ? element("p", { className: "chart-line" }, dieMark(chart.face, 6), element("span", {}, chartWords(blow))) : null,
    blow.hits.length ? element("ul", { className: "blow-hits", "aria-label": "Hits" }, ...hits) : null,
  ];
}

/** @param {Desk} desk @param {BlowShown} blow @param {BlowShown["hits"][0]} hits @param {number} index */
function hitLine(desk, { id, seat }, { unit, count, strength, ap, ignores_cover: ignores }, index) {
  const { state } = desk.store;
  const { table, seat: own } = state;
  const control = `blow hits ${id} ${index}`;
  const what = `to wound ${unitName(table, unit)}, hits ${index + 1} of blow ${id}`;
  const faces = facesFor(state, what);
  const roll = () => throwDice(desk, control, { do: "roll", dice: `${count}D6`, each: true, for: what });
  const words = `${count} on ${unitName(table, unit)} · S${strength} AP${String(ap).replace("-", "−")}${ignores ? " · ignores cover" : ""}`;
  const rolls = own === seat && count > 0 && count <= MOST_DICE && faces === null;
  const pool = button("To wound", roll, { className: "small", "data-control": control, "data-key": control });
  return element("li", {}, element("span", { className: "hit-name" }, words), rolls ? pool : null, faces && rolledFaces(faces));
}

/** @param {number[]} faces the dice to wound, as they lie */
function rolledFaces(faces) {
  const dice = faces.map((face) => dieMark(face, 6));
  return element("span", { className: "faces small", role: "img", "aria-label": `to wound ${faces.join(", ")}` }, ...dice);
}
