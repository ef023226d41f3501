/* The sentence of a refusal, beside what it points at, with the way out as its first button. */

import { toScreen } from "../camera.js";
import { bounds, clamp, distance } from "../geometry.js";
import { length, points } from "../paths.js";
import { boxAround, freest } from "../places.js";
import { draftRefusals, placeOf } from "../refusals.js";
import { askOverride, keepDragging, takeNearest } from "../tools/drafting.js";
import { inches } from "../words.js";
import { button, element, fill } from "./element.js";
import { terrainTestButton } from "./remedies.js";

const SHOWN = 3;
const AWAY = 130;
/** CSS pixels about a model that the card leaves free. */
const CLEAR = 50;
/** CSS pixels the tools below take. */
const DOCK = 190;
const MARGIN = 12;

/** @typedef {import("../places.js").Box} Box */

/** @param {HTMLElement} host @param {Desk} desk @param {Camera} camera @returns {Part} */
export function createRefusalCard(host, desk, camera) {
  const { state } = desk.store;
  const leader = element("div", { className: "leader", hidden: true, "aria-hidden": "true" });
  host.before(leader);
  /** @type {Verdict | null} */
  let shown = null;
  return {
    topics: ["draft", "lifted", "camera"],
    draw() {
      const { draft } = state;
      const refusals = draft?.open && !draft.held && !draft.sent ? draftRefusals(state) : [];
      host.hidden = leader.hidden = !refusals.length;
      if (!draft || !refusals.length) return;
      if (shown !== draft.answer) fillCard(host, desk, draft, refusals);
      shown = draft.answer;
      standBeside(host, leader, state, refusals, camera);
    },
  };
}

/** @param {HTMLElement} host @param {Desk} desk @param {Draft} draft @param {Refusal[]} refusals */
function fillCard(host, desk, draft, refusals) {
  const [first, ...others] = mixed(refusals).map(({ text }) => text);
  const more = others.length - (SHOWN - 1);
  fill(
    host,
    element("p", { className: "refusal-first" }, first),
    ...others.slice(0, SHOWN - 1).map((text) => element("p", { className: "quiet" }, text)),
    more > 0 ? element("p", { className: "quiet" }, `and ${more} more`) : null,
    element(
      "div",
      { className: "actions" },
      terrainTestButton(desk, draft.unit, refusals),
      nearestButton(desk, draft),
      button("Keep dragging", () => keepDragging(desk)),
      overrideButton(host, desk),
    ),
  );
}

/** @param {Refusal[]} refusals @returns {Refusal[]} the first of every kind before more of any */
function mixed(refusals) {
  const firsts = refusals.filter(({ code }, index) => refusals.findIndex((other) => other.code === code) === index);
  return [...firsts, ...refusals.filter((refusal) => !firsts.includes(refusal))];
}

/** @param {Desk} desk @param {Draft} draft */
function nearestButton(desk, draft) {
  const nearest = draft.answer?.nearest;
  if (!nearest) return null;
  const reach = Math.max(...Object.keys(nearest.places).map((id) => length(points(draft.tracks[id])) * nearest.share));
  return button(`As far as it may go · ${inches(reach)}`, () => takeNearest(desk), { className: "primary" });
}

/** @param {HTMLElement} host @param {Desk} desk asks for a reason, then the opponent */
function overrideButton(host, desk) {
  const reason = /** @type {HTMLInputElement} */ (
    element("input", {
      type: "text",
      maxLength: 200,
      "aria-label": "Reason",
      placeholder: "Why it should be allowed",
      required: true,
    })
  );
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    askOverride(desk, reason.value.trim());
  };
  const form = element(
    "form",
    { className: "override", onsubmit: send },
    reason,
    element("button", { type: "submit" }, "Ask"),
  );
  const open = () => {
    host.append(form);
    reason.focus();
  };
  return button("Ask to allow it…", open, { className: "plain" });
}

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} leader
 * @param {State} state
 * @param {Refusal[]} refusals
 * @param {Camera} camera
 */
function standBeside(host, leader, state, refusals, camera) {
  const places = refusals.map((refusal) => placeOf(state, refusal)).filter((found) => found !== null);
  const spots = places.map((place) => toScreen(camera, place));
  const { left, top, right } = roomFor(host, camera, spots);
  host.style.left = `${left}px`;
  host.style.top = `${top}px`;
  const near = spots[0] && spots[0][0] < (left + right) / 2 ? left : right;
  lead(leader, [near, top + host.offsetHeight / 2], spots[0] ?? null);
}

/**
 * @param {HTMLElement} host
 * @param {Camera} camera
 * @param {Point[]} spots CSS pixels of what the card speaks of
 * @returns {Box} beside all of it, where there is room; else where it hides least
 */
function roomFor({ offsetWidth: width, offsetHeight: height }, camera, spots) {
  const [[x, y], about] = spots.length ? [spots[0], bounds(spots)] : [[camera.width / 2, 80], null];
  const columns = about ? [about.right + AWAY, about.left - AWAY - width, x - width / 2] : [x - width / 2];
  const rows = about ? [y - height - 30, about.top - height - AWAY / 2, about.bottom + AWAY / 2] : [y];
  const [most, lowest] = [camera.width - width - MARGIN, camera.height - height - DOCK];
  const boxes = columns.flatMap((column) =>
    rows.map((row) => {
      const left = clamp(column, MARGIN, Math.max(MARGIN, most));
      const top = clamp(row, MARGIN, Math.max(MARGIN, lowest));
      return { left, top, right: left + width, bottom: top + height };
    }),
  );
  return freest(boxes, spots.map(([across, down]) => ({ box: boxAround(across, down, CLEAR, CLEAR), weight: 1 })));
}

/**
 * @param {HTMLElement} leader a dotted line from the card to what it speaks of
 * @param {Point} from
 * @param {Point | null} to
 */
function lead(leader, from, to) {
  leader.hidden = to === null;
  if (!to) return;
  leader.style.left = `${from[0]}px`;
  leader.style.top = `${from[1]}px`;
  leader.style.width = `${distance(from, to)}px`;
  leader.style.rotate = `${Math.atan2(to[1] - from[1], to[0] - from[0])}rad`;
}
