/* What a game is for the page: the modules in static/table/games/ give one each, the template says which is loaded. */

interface Game {
  mat(table: TableFile): Mat;
  legible: Legible;
  /** Where to look first. */
  home(state: State): Point;
  /** Ids of what lies under a point, the best to pick first; slack is how far off still counts as touching. */
  under(state: State, point: Point, slack: number): string[];
  isOver(table: TableFile): boolean;
  words: GameWords;
  /** What is said of a decision that is its own; null where the usual words do. */
  decisions?: { about(state: State, decision: Pending): HTMLElement | null; choice(choice: unknown): string | null; buttons?(desk: Desk, decision: Pending): HTMLElement[] | null };
  /** In the order they lie in; the first is in hand when no other is. */
  tools: Tool[];
  picture: GamePicture;
  /** Its own part of the state, as new. */
  fields(): GameFields;
  reader: GameReader;
  hand: GameHand;
  panels(desk: Desk): Part[];
  /** Starts what keeps asking the referee, or shows what was just accepted. */
  watch(desk: Desk, senses: { clock(): number; still(): boolean }): void;
}

/** CSS pixels a unit of the mat below which the table cannot be read, and with which it can. */
interface Legible {
  least: number;
  good: number;
}

interface GameWords {
  /** What was done, in one sentence. */
  sentence(table: TableFile, entry: LogEntry): string;
  /** What dice were thrown for. */
  title(table: TableFile, command: Command): string;
  /** What they came to. */
  outcome(rolled: { command: Command; result: Record<string, any> }): string;
  /** What somebody or something with an id is called. */
  name(table: TableFile, id: string): string;
  /** True for a command the log draws a line at. */
  opensTurn(command: Command): boolean;
  /** Shows again what belongs to a line of the log; null for a line with nothing to show. */
  again?(store: Store, entry: LogEntry): (() => void) | null;
}

interface GamePicture {
  /** What stays as it is while the camera rests. */
  ground(brush: Brush): void;
  /** What stands on it. */
  pieces(brush: Brush): void;
  /** What is happening now; true while something moves by itself. */
  live(brush: Brush): boolean;
  liveTopics: Topic[];
  /** Ends what has arrived; true when something has. */
  land(state: State, now: number): boolean;
}

/** Each game has its own; `State` lists those of the table in inches, types/fight.d.ts those of the tile grid. */
type GameFields = { view: any; [field: string]: any };

/** What frames from the server mean for a game's own part of the state. */
interface GameReader {
  /** Fields of the table that hold entities by id. */
  collections: string[];
  /** What is to be drawn anew besides the table and the turn. */
  topics(changes: Changes): Topic[];
  /** A whole new table came. */
  restart(state: State): void;
  /** Before an accepted command changes the table: what is shown on its way. */
  expect(state: State, entry: LogEntry, now: number): void;
  /** After it did: what is done with. */
  settle(state: State, entry: LogEntry, changes: Changes): void;
  /** True when what was refused is still in the hand. */
  refuse(state: State, dropped: Outgoing[], answer: Verdict): boolean;
  /** What the referee has against that which is in the hand. */
  refusals(state: State): Refusal[];
}

/** Keys that mean something whatever tool is in hand. */
interface GameHand {
  escape(desk: Desk, tool: Tool): void;
  /** True when there was something to confirm. */
  enter(desk: Desk): boolean;
  /** By arrow keys, in units of the mat; false when nothing is in hand. */
  step(desk: Desk, tool: Tool, by: Point, fine: boolean): boolean;
  letters: Record<string, (desk: Desk) => void>;
}
