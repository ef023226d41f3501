/* The pages outside a game: copying links, what the secret of one opens, and a lobby that stays true. */

import { listenToCopies } from "./copy.js";
import { takeInvitation } from "./invitation.js";
import { takeSeat } from "./join.js";
import { answerOnce } from "./once.js";
import { keepFresh } from "./refresh.js";

listenToCopies(document);
answerOnce(document.querySelector("[data-reloads-as]"));
keepFresh(document.querySelector("[data-refreshed]"));
takeSeat(document.querySelector("[data-joins]"));
takeInvitation(document.querySelector("[data-invited]"));
