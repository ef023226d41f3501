/* What the referee says lies in an attack before any dice, this hand's or another's. */

/** @typedef {(ask: Desk["ask"], table: FightTable, command: any) => Promise<any>} Enquiry */

/** @type {Record<string, Enquiry>} */
const ENQUIRIES = {
  line: (ask, _, command) => ask(corridorOf(command)),

  explode: (ask, _, { tile, radius, damage_type: kind }) => ask({ ask: "area", tile, radius, damage_type: kind }),

  async shoot(ask, { creatures }, command) {
    const { attacker, target } = command;
    if (!creatures[attacker] || !creatures[target]) return {};
    const { kind, scatter } = shellsOf(creatures[attacker], command);
    const { tiles: distance } = await ask({ ask: "distance", from: attacker, to: target });
    const way = { ask: "area", tile: creatures[attacker].tile, radius: distance, damage_type: kind };
    const around = { ask: "area", tile: creatures[target].tile, radius: scatter ? 1 : 0, damage_type: kind };
    const [met, near] = await Promise.all([ask(way), ask(around)]);
    return { ...near, distance, shelter: met.creatures?.[target]?.attenuation ?? 0 };
  },
};

/** @param {Desk["ask"]} ask @param {FightTable} table @param {Command} command @returns {Promise<Preview | null>} null where the referee refused to say */
export async function lookInto(ask, table, command) {
  const answer = await ENQUIRIES[command.do]?.(ask, table, command);
  return answer?.tiles ? { catches_fire: [], distance: null, shelter: null, ...answer } : null;
}

/** @param {any} command @returns {Question} the same line, asked about */
const corridorOf = ({ do: _, override: __, faces: ___, seat: ____, ...line }) => ({ ...line, ask: "line" });

/** @param {Creature} attacker @param {any} command @returns {{kind: DamageType, scatter: boolean}} by the load of its weapon, else as it says */
function shellsOf({ weapons }, { weapon: name, damage_type: told, scatter: spreads }) {
  const weapon = weapons[name];
  const load = weapon?.loads[weapon.load ?? ""];
  return { kind: load?.damage_type ?? weapon?.damage_type ?? told ?? "physical", scatter: load?.scatter ?? spreads ?? false };
}
