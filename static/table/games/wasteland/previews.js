/* What the referee says lies in an attack before any dice, this hand's or another's. */

/** @type {Record<string, (command: any) => Question>} */
const QUESTIONS = {
  shoot: (command) => ({ ask: "shot", command }),
  line: ({ do: _, override: __, faces: ___, seat: ____, ...line }) => ({ ...line, ask: "line" }),
  explode: ({ tile, radius, damage_type: kind }) => ({ ask: "area", tile, radius, damage_type: kind }),
};

/** What a preview holds where the answer says nothing of it. */
const NOTHING = { ends_at: null, suppression: [], catches_fire: [], distance: null, shelter: null, between: null, scatters: false };

/** @param {Desk["ask"]} ask @param {Command} command @returns {Promise<Preview | null>} null where the referee refused to say */
export async function lookInto(ask, command) {
  const answer = await ask(QUESTIONS[command.do](command));
  return answer.tiles ? { ...NOTHING, ...answer } : null;
}
