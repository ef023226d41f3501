/* The sentence of a refusal, beside what it points at, with the way out as its first button. */

import { toScreen } from "../camera.js";
import { clamp, distance } from "../geometry.js";
import { length, points } from "../paths.js";
import { draftRefusals, placeOf } from "../refusals.js";
import { askOverride, keepDragging, takeNearest } from "../tools/drafting.js";
import { inches } from "../words.js";
import { button, element, fill } from "./element.js";
import { terrainTestButton } from "./remedies.js";

const SHOWN = 3;
const AWAY = 130;
/** CSS pixels the tools below take. */
const DOCK = 190;
const MARGIN = 12;

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
  const [first, ...others] = refusals.map(({ text }) => text);
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
  const place = refusals.map((refusal) => placeOf(state, refusal)).find((found) => found !== null);
  const [x, y] = place ? toScreen(camera, place) : [camera.width / 2, 80];
  const { offsetWidth: width, offsetHeight: height } = host;
  const right = x + AWAY + width < camera.width - MARGIN;
  const left = clamp(right ? x + AWAY : x - AWAY - width, MARGIN, Math.max(MARGIN, camera.width - width - MARGIN));
  const top = clamp(y - height - 30, MARGIN, Math.max(MARGIN, camera.height - height - DOCK));
  host.style.left = `${left}px`;
  host.style.top = `${top}px`;
  lead(leader, [right ? left : left + width, top + height / 2], place ? [x, y] : null);
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
