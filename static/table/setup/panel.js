/* The setup panel: everything two players do before a game; spectators read it. */

import { byId, element, fill } from "../panels/element.js";
import { fit } from "../camera.js";
import { watchAccepted } from "./accepted.js";
import { agreementOf, invitesOf } from "./agreement.js";
import { armyOf } from "./army.js";
import { optionsOf, tableOf } from "./ground.js";
import { isSetup } from "./held.js";
import { fetchChoices, keepInvites } from "./library.js";
import { sidesOf } from "./sides.js";
import { traysOf } from "./tray.js";

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createSetupPanel(host, desk) {
  const { state } = desk.store;
  let open = false;
  return {
    topics: ["table", "turn", "log", "outbox", "presence", "preparing", "deploying"],
    draw() {
      if (!isSetup(state)) return fill(host);
      fill(
        host,
        invitesOf(desk),
        agreementOf(desk),
        armyOf(desk),
        tableOf(desk),
        optionsOf(desk, open, (now) => (open = now)),
        sidesOf(desk),
        ...traysOf(desk),
        state.preparing.choices ? null : element("p", { className: "quiet" }, "Loading what there is to choose from…"),
      );
    },
  };
}

/** @param {Desk} desk the panel's tab is there while the players prepare; the mat may change its size */
export function watchSetup(desk) {
  const { state, changed } = desk.store;
  const tab = byId("tab-setup");
  let before = false;
  const look = () => {
    const now = isSetup(state);
    tab.hidden = !now;
    if (now === before) return;
    before = now;
    state.view.tab = now ? "setup" : "units";
    changed("tab", "terrain");
    if (now && !state.preparing.choices) fetchChoices(desk);
  };
  keepInvites(desk);
  watchAccepted(desk);
  desk.store.on(["turn"], look);
  desk.store.on(["terrain"], () => takeMat(desk));
  look();
}

/** @param {Desk} desk */
function takeMat({ store, camera }) {
  const mat = store.game.mat(store.state.table);
  if (mat.width === camera.mat.width && mat.depth === camera.mat.depth) return;
  camera.mat = mat;
  fit(camera);
  store.changed("camera");
}
