/* The panels of this game and where they live. */

import { byId } from "../../panels/element.js";
import { createAttackBar } from "./panels/attack.js";
import { createCreaturesPanel } from "./panels/creatures.js";
import { fillLegend } from "./panels/legend.js";
import { createMirror } from "./panels/mirror.js";
import { createOutcomeCard } from "./panels/outcome.js";
import { createEndTurn, createTurnStrip } from "./panels/turn.js";
import { createRefusalCard, createWalkBar } from "./panels/walk.js";

/** @param {Desk} desk @returns {Part[]} */
export function panels(desk) {
  const { store } = desk;
  fillLegend(byId("legend"));
  return [
    createTurnStrip(byId("phases"), store),
    createCreaturesPanel(byId("units"), desk),
    createEndTurn(byId("end-phase"), desk),
    createAttackBar(byId("attack"), desk),
    createWalkBar(byId("walk"), desk),
    createRefusalCard(byId("refusal"), desk),
    createOutcomeCard(byId("outcome"), desk),
    createMirror(byId("mirror"), desk),
  ];
}
