/* The bar of the attack in hand: weapon and load, modifiers, and in words what the referee says lies in it. */

import { counted } from "../../../common_words.js";
import { button, element, fill, seatMark } from "../../../panels/element.js";
import { overrideParts } from "../../../panels/remedies.js";
import { press, waits } from "../../../presses.js";
import { BARE, commandOf, confirmAttack, CONTROL, dropAttack, isAimed } from "../attack.js";
import { fightOf, nameIn, tileName, weaponSet } from "../fight.js";
import { weaponName } from "../words.js";
import { blastFields, weaponFields } from "./attack_fields.js";

/** CSS pixels up to which what can be set is folded away. */
const NARROW = 760;

/** @param {HTMLElement} host @param {Desk} desk @returns {Part} */
export function createAttackBar(host, desk) {
  const [said, inside, fields, actions] = ["said", "under", "fields", "actions"].map((name) => element("div", { className: `attack-${name}` }));
  const summary = element("summary");
  const settings = element("details", { className: "attack-settings", open: innerWidth > NARROW }, summary, fields);
  actions.classList.add("actions");
  host.append(said, inside, actions, settings);
  return {
    topics: ["aim", "asking", "table", "outbox"],
    draw() {
      const fight = fightOf(desk.store.state);
      const { attack } = fight;
      host.hidden = !attack;
      if (!attack) return;
      const refusals = attack.verdict?.legal === false ? (attack.verdict.refusals ?? []) : [];
      host.classList.toggle("refused", refusals.length > 0);
      summary.textContent = settingWords(fight, attack);
      said.textContent = refusals.length ? refusals.map(({ text: words }) => words).join(" ") : headline(fight, attack);
      fill(inside, ...chips(fight, attack));
      fill(fields, ...(attack.kind === "blast" ? blastFields(desk) : weaponFields(desk, attack)));
      fill(
        actions,
        confirmButton(desk, attack, refusals.length > 0),
        button("Put away", () => dropAttack(desk), { "data-key": "away" }),
        refusals.length ? askButton(desk, commandOf(fight, attack), refusals) : null,
      );
    },
  };
}

/** @param {Desk} desk @param {Command} command @param {Refusal[]} refusals */
const askButton = (desk, command, refusals) =>
  overrideParts(desk, CONTROL, refusals, (reason) => void press(desk, CONTROL, { ...command, override: reason }));

/** @param {Desk} desk @param {Attack} attack @param {boolean} refused */
function confirmButton(desk, attack, refused) {
  const words = { shot: "Shoot", line: "Fire the line", blast: "Set it off" }[attack.kind];
  const disabled = refused || !isAimed(attack) || waits(desk.store.state, CONTROL);
  return button(words, () => confirmAttack(desk), { className: "primary", title: "Enter", disabled, "data-key": "confirm" });
}

/** @param {FightState} fight @param {Attack} attack @returns {string} "shotgun, buckshot · modifier 2" */
function settingWords(fight, { kind }) {
  const { weapon, modifier, damage, damageType, radius, given } = fight.setup;
  if (kind === "blast") return `${damage} ${damageType} · radius ${radius}`;
  const load = weaponSet(fight)?.load;
  if (weapon === BARE) return `no weapon, ${given.damage} ${given.damageType}${modifier ? ` · modifier ${modifier}` : ""}`;
  return `${weaponName(weapon ?? "")}${load ? `, ${load}` : ""}${modifier ? ` · modifier ${modifier}` : ""}`;
}

/** @param {FightState} fight @param {Attack} attack */
function headline({ table, setup }, attack) {
  const { attacker, target, tile, direction, preview } = attack;
  const name = nameIn(table, attacker);
  if (!isAimed(attack)) return `${name}: tap ${{ shot: "whom to shoot at", line: "which way it goes", blast: "where it goes off" }[attack.kind]}`;
  if (attack.kind === "line") return `${name} · line ${direction}${preview ? ` · ${counted(preview.tiles.length, "tile")}${endWords(table, preview)}` : ""}`;
  if (attack.kind === "blast") return `${name} · ${setup.thrown ? "thrown at" : "goes off at"} ${tileName(tile ?? [0, 0])} · radius ${setup.radius}`;
  const way = preview ? ` · ${shotWords(table, setup, preview)}` : "";
  return `${name} at ${nameIn(table, target ?? "")}, Evasion ${table.creatures[target ?? ""].evasion}${way}`;
}

/** @param {FightTable} table @param {AttackSetup} setup @param {Preview} preview @returns {string} "4 tiles · cover takes 2 · scatters · Rat stands in the way" */
function shotWords(table, { window }, { distance, shelter, between, scatters }) {
  return [
    counted(distance ?? 0, "tile"),
    shelter ? `cover takes ${shelter}` : "no cover",
    scatters ? "scatters" : "",
    window && between ? `${nameIn(table, between)} stands in the way` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {FightTable} table @param {Preview} preview */
const endWords = (table, { ends_at: end }) => (end ? `, ends at ${nameIn(table, end)}` : "");

/** @param {FightState} fight @param {Attack} attack @returns {HTMLElement[]} who is in it, and what cover takes */
function chips({ table }, { preview, target, kind }) {
  if (!preview) return [];
  const inside = Object.entries(preview.creatures).filter(([id]) => kind !== "shot" || id !== target);
  if (!inside.length) return kind === "shot" ? [] : [element("span", { className: "quiet" }, "Nobody stands in it")];
  const acting = table.creatures[table.turn.creature ?? ""]?.seat;
  return inside.map(([id, { attenuation }]) => {
    const { seat } = table.creatures[id];
    const cover = attenuation ? ` · cover ${attenuation}` : "";
    return element("span", { className: `chip${seat === acting ? " friend" : ""}` }, seatMark(seat), `${nameIn(table, id)}${cover}`);
  });
}
