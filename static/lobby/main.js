/* The pages outside a game: copying links, what the secret of one opens, a lobby that stays true, a size of one’s own. */

import { listenToCopies } from "./copy.js";
import { takeInvitation } from "./invitation.js";
import { takeSeat } from "./join.js";
import { answerOnce } from "./once.js";
import { keepFresh } from "./refresh.js";
import { chooseByTyping } from "./size.js";

listenToCopies(document);
answerOnce(document.querySelector("[data-reloads-as]"));
keepFresh(document.querySelector("[data-refreshed]"));
takeSeat(document.querySelector("[data-joins]"));
chooseByTyping(document.querySelector("[data-chooses]"));
takeInvitation(document.querySelector("[data-invited]"));
