/* Replay and take-back: not taken in hand, but opened. */

import { askTakeBack } from "../panels/take_back.js";
import { lookTool } from "./look.js";

/** @type {Tool} */
export const replayTool = {
  ...lookTool,
  name: "replay",
  label: "Replay",
  key: "r",
  hidden: false,
  open: ({ replay, store: { state } }) => (state.replay.open ? replay.close() : replay.open()),
};

/** @type {Tool} */
export const takeBackTool = {
  ...lookTool,
  name: "take_back",
  label: "Take back…",
  key: "z",
  hidden: false,
  serves: ({ seat }) => seat !== "watch",
  open: (desk) => askTakeBack(desk, null),
};
