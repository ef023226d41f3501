/* The panels every game has and where they live. */

import { createChatPanel } from "./chat.js";
import { createConnectionBar } from "./connection.js";
import { createDicePanel } from "./dice/panel.js";
import { createRealDice } from "./dice/typing.js";
import { byId } from "./element.js";
import { createLogPanel, createRecentLog } from "./log.js";
import { createNotices } from "./notices.js";
import { createPendingBanner } from "./pending.js";
import { createPresence } from "./presence.js";
import { createReplayBar } from "./replay.js";
import { createSheet } from "./sheet.js";
import { createTabs } from "./tabs.js";
import { createThrow } from "./throw.js";
import { createToolbar } from "./toolbar.js";
import { createViewButtons } from "./view.js";

/** @param {Desk} desk @param {Toolbox} toolbox @param {() => boolean} still @returns {Part[]} */
export function createPanels(desk, toolbox, still) {
  const { store } = desk;
  createSheet(byId("sheet-handle"), byId("panel"));
  createViewButtons(byId("view-buttons"), desk, toolbox);
  return [
    createTabs(byId("tabs"), store.state),
    createPresence(byId("presence"), store),
    createLogPanel(byId("log"), desk),
    createChatPanel(byId("chat"), desk),
    createRecentLog(byId("recent"), store),
    createToolbar(byId("toolbar"), byId("tool-options"), desk, toolbox),
    ...createDicePanel(byId("dice"), desk),
    createRealDice(desk),
    createThrow(byId("throw"), store, still),
    createPendingBanner(byId("pending"), desk),
    createReplayBar(byId("replay"), desk),
    createConnectionBar(byId("connection"), store),
    createNotices(byId("notice"), store),
  ];
}
