/* The panels of this game and where they live. */

import { createAimBar } from "../../panels/aim.js";
import { createPlacingBar } from "../../panels/building/placing.js";
import { createPlan } from "../../panels/building/plan.js";
import { createConfirmBar } from "../../panels/confirm.js";
import { byId } from "../../panels/element.js";
import { createEngageCard } from "../../panels/engage.js";
import { createFloorSwitch } from "../../panels/floors.js";
import { createGroundCard } from "../../panels/ground.js";
import { fillLegend } from "../../panels/legend.js";
import { createMirror } from "../../panels/mirror.js";
import { createPieceList } from "../../panels/pieces.js";
import { createRefusalCard } from "../../panels/refusal.js";
import { createSightPanel } from "../../panels/sight/panel.js";
import { createStrikeCard } from "../../panels/strike.js";
import { createEndPhase, createPhaseStrip } from "../../panels/turn.js";
import { createUnitsPanel } from "../../panels/units.js";
import { createDeployBar } from "../../setup/bar.js";
import { createSetupPanel } from "../../setup/panel.js";

/** @param {Desk} desk @returns {Part[]} */
export function panels(desk) {
  const { store } = desk;
  fillLegend(byId("legend"));
  return [
    createPhaseStrip(byId("phases"), store),
    createUnitsPanel(byId("units"), desk),
    createSetupPanel(byId("setup"), desk),
    createDeployBar(byId("deploy"), desk),
    createEndPhase(byId("end-phase"), desk),
    createSightPanel(byId("sight"), desk),
    createAimBar(byId("aim"), desk),
    createStrikeCard(byId("strike"), desk),
    createFloorSwitch(byId("floors"), store),
    createEngageCard(byId("engage"), desk),
    createGroundCard(byId("ground"), desk),
    createPieceList(byId("pieces"), store),
    createPlan(byId("plan"), desk),
    createPlacingBar(byId("placing"), desk),
    createConfirmBar(byId("confirm"), desk),
    createRefusalCard(byId("refusal"), desk, desk.camera),
    createMirror(byId("mirror"), desk),
  ];
}
