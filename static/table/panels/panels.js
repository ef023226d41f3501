/* Every panel of the page and where it lives. */

import { createChatPanel } from "./chat.js";
import { createConfirmBar } from "./confirm.js";
import { createConnectionBar } from "./connection.js";
import { createAimBar } from "./aim.js";
import { createDicePanel } from "./dice/panel.js";
import { createRealDice } from "./dice/typing.js";
import { byId } from "./element.js";
import { createFloorSwitch } from "./floors.js";
import { fillLegend } from "./legend.js";
import { createLogPanel, createRecentLog } from "./log.js";
import { createMirror } from "./mirror.js";
import { createNotices } from "./notices.js";
import { createPendingBanner } from "./pending.js";
import { createPresence } from "./presence.js";
import { createRefusalCard } from "./refusal.js";
import { createSheet } from "./sheet.js";
import { createSightPanel } from "./sight.js";
import { createStrikeCard } from "./strike.js";
import { createTabs } from "./tabs.js";
import { createThrow } from "./throw.js";
import { createToolbar } from "./toolbar.js";
import { createEndPhase, createPhaseStrip } from "./turn.js";
import { createUnitsPanel } from "./units.js";
import { createViewButtons } from "./view.js";

/** @param {Desk} desk @param {Toolbox} toolbox @param {() => boolean} still @returns {Part[]} */
export function createPanels(desk, toolbox, still) {
  const { store } = desk;
  createSheet(byId("sheet-handle"), byId("panel"));
  createViewButtons(byId("view-buttons"), desk, toolbox);
  fillLegend(byId("legend"));
  return [
    createTabs(byId("tabs"), store.state),
    createPhaseStrip(byId("phases"), store),
    createPresence(byId("presence"), store),
    createUnitsPanel(byId("units"), desk),
    createLogPanel(byId("log"), store),
    createChatPanel(byId("chat"), desk),
    createRecentLog(byId("recent"), store),
    createEndPhase(byId("end-phase"), desk),
    createToolbar(byId("toolbar"), byId("tool-options"), desk, toolbox),
    createSightPanel(byId("sight"), desk),
    ...createDicePanel(byId("dice"), desk),
    createRealDice(desk),
    createThrow(byId("throw"), store, still),
    createAimBar(byId("aim"), desk),
    createStrikeCard(byId("strike"), desk),
    createFloorSwitch(byId("floors"), store),
    createConfirmBar(byId("confirm"), desk),
    createRefusalCard(byId("refusal"), desk, desk.camera),
    createPendingBanner(byId("pending"), desk),
    createConnectionBar(byId("connection"), store),
    createNotices(byId("notice"), store),
    createMirror(byId("mirror"), desk),
  ];
}
