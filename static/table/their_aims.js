/* What the others aim at: once a hand rests, the referee is asked what lies in it. */

const REST = 150;

/**
 * @param {Desk} desk
 * @param {(command: Command) => Promise<any>} look asks what lies in an aim
 */
export function watchTheirAims({ store: { state, changed, on } }, look) {
  /** @type {Map<Viewer, {aim: TheirAim | undefined, timer: number}>} */
  const watched = new Map();
  on(["gestures"], () => {
    const seats = /** @type {[Viewer, TheirHands][]} */ (Object.entries(state.hands));
    seats.filter(([seat, { aim }]) => watched.get(seat)?.aim !== aim).forEach(([seat, { aim }]) => wait(seat, aim));
  });

  /** @param {Viewer} seat @param {TheirAim | undefined} aim */
  function wait(seat, aim) {
    clearTimeout(watched.get(seat)?.timer);
    watched.set(seat, { aim, timer: aim ? setTimeout(() => ask(seat, aim), REST) : 0 });
  }

  /** @param {Viewer} seat @param {TheirAim} aim */
  async function ask(seat, aim) {
    const told = await look(aim.command);
    if (state.hands[seat].aim !== aim) return;
    aim.told = told;
    changed("gestures");
  }
}
