/* The pages outside a game: copying links, and taking a seat with the secret of one. */

import { listenToCopies } from "./copy.js";
import { takeInvitation } from "./invitation.js";
import { takeSeat } from "./join.js";

listenToCopies(document.querySelectorAll("[data-copy]"));
takeSeat(document.querySelector("[data-joins]"));
takeInvitation(document.querySelector("[data-invited]"));
