/* What the page keeps and hands around inside itself. */

type Topic =
  | "table"
  | "terrain"
  | "turn"
  | "preparing"
  | "deploying"
  | "selection"
  | "draft"
  | "lifted"
  | "ruler"
  | "gestures"
  | "log"
  | "chat"
  | "presence"
  | "players"
  | "connection"
  | "outbox"
  | "camera"
  | "tool"
  | "floor"
  | "hover"
  | "rings"
  | "motion"
  | "notice"
  | "coherency"
  | "sight"
  | "aim"
  | "strike"
  | "lying"
  | "typing"
  | "replay"
  | "promise"
  | "tab"
  | "look"
  | "ground"
  | "way"
  | "engagement"
  | "bearing"
  | "plan"
  | "asking"
  | "placing"
  | "permits";

interface Track {
  from: Pose;
  fixed: Place[];
  to: Pose;
}

interface Draft {
  unit: string;
  tracks: Record<string, Track>;
  lifted: Record<string, Pose>;
  held: string | null;
  answer: Verdict | null;
  sent: string | null;
  manner: string;
  open: boolean;
  opening: Undertaking;
  /** Contacts declared where nobody fits: own model to enemy. */
  contacts: Record<string, string>;
  /** Who takes the wounds of dangerous ground; none: who rolls them. */
  woundsTo: string[];
  /** Where a block stood when it began to turn, and how far it has turned. */
  turn: { places: Record<string, Pose>; degrees: number } | null;
  shape: Shape | null;
}

interface RulerEnd {
  at: Point;
  model: string | null;
}

interface Ruler {
  points: RulerEnd[];
  tip: RulerEnd | null;
  inches: number;
  judged: number | null;
}

interface Lasso {
  shape: "box" | "loop";
  points: Point[];
}

interface Spot {
  x: number;
  y: number;
  since: number;
}

interface Ping extends Spot {
  seat: Viewer;
}

/** What another hand aims at, and what the referee says lies in it. */
interface TheirAim {
  command: Command;
  told: any;
}

interface TheirHands {
  ghosts?: GhostsGesture;
  aim?: TheirAim;
  ruler?: RulerGesture;
  pointer?: Spot;
  typing?: number;
}

interface Outgoing {
  id: string;
  seq: number;
  command: Command;
  sent: boolean;
}

interface Motion {
  model: string;
  path: Place[];
  facing: [number, number];
  began: number;
  lasts: number;
}

/** The referee's own measures, in inches, for what is drawn and never judged here. */
interface Measures {
  coherency: Record<string, number>;
  exclusion: number;
  /** Inches at which a unit may be charged. */
  charge: number;
  shapes: { blast: { small: number; large: number }; template: { length: number; radius: number } };
}

/** Something held over the mat before it is placed. */
interface Aim {
  kind: "blast" | "template" | "scatter" | "put";
  at: Point;
  bearing: number;
  /** Who fires a template, or who is put back. */
  model: string | null;
  /** True once it lies where it was set down; else it follows the pointer. */
  set: boolean;
  answer: AimAnswer | null;
  /** Names it among the controls that wait for an answer. */
  control: string;
}

interface AimAnswer {
  legal?: boolean;
  refusals?: Refusal[];
  floor?: number | null;
  hits?: Record<string, Hit>;
  unit?: string | null;
}

/** A shape that came to lie in this phase. */
interface Strike {
  id: number;
  seq: number;
  seat: Viewer;
  command: Command;
  event: string;
  size: "small" | "large" | null;
  model: string | null;
  bearing: number;
  at: Point;
  from: Point;
  floor: number | null;
  scatter: Scattered | null;
  hits: Record<string, Hit>;
  room: { unit: string | null; count: number; building: Record<string, any> | null } | null;
  /** What could not stand where it scattered to, and the nearest place where it can. */
  impossible: Record<string, { code: string; nearest: Point | null }>;
  rolled: boolean;
}

interface Slide {
  seq: number;
  began: number;
  lasts: number;
}

/** A roll as its dice lie now. */
interface Roll {
  roll: number;
  seat: Seat;
  command: Command;
  dice: DieFace[];
  /** Indices of dice that were rolled again. */
  again: number[];
  byHand: boolean;
  /** It was called cocked and is to be made again. */
  open: boolean;
  result: Record<string, any>;
  at: string;
  seq: number;
}

/** The roll looked at, and what its looker does with it. */
interface LookedAt {
  desk: Desk;
  roll: Roll;
  lying: Lying;
  redraw(): void;
}

/** What a player does with the dice of the roll looked at. */
interface Lying {
  seq: number;
  chosen: Set<number>;
  from: number | null;
  rule: string;
  /** Why it may not be rolled again, in the referee's words; null while it may. */
  stands: string | null;
}

/** What shapes are set to, kept from one to the next. */
interface Shot {
  size: "small" | "large";
  scatter: string;
  barrage: boolean;
  strength: number | null;
  ap: number | null;
  from: string;
  room: string;
  what: string;
  distance: string;
  reason: string;
}

interface View {
  tab: string | null;
  shot: Shot;
  struck: { shown: number | null; closed: number[]; folded: boolean };
  roll: number | null;
  realDice: boolean;
  tool: string;
  floor: number;
  selected: Set<string>;
  hovered: string | null;
  focused: string | null;
  rings: { model: string; range: number }[];
  lasso: Lasso | null;
  share: boolean;
}

interface State {
  game: { id: string; name: string };
  seat: Viewer;
  seq: number;
  table: TableFile;
  measures: Measures;
  /** What the referee said of units' coherency, by unit. */
  coherency: Record<string, { coherent: boolean; groups: string[][] }>;
  /** What the open unit may not do any more this phase, and why: {charge: "Spears has charged this turn; a unit charges once."} */
  permits: Record<string, string>;
  log: LogEntry[];
  chat: ChatLine[];
  players: Record<Seat, string>;
  presence: Presence;
  connection: "connecting" | "online" | "offline" | "closed";
  outbox: Outgoing[];
  view: View;
  preparing: Preparing;
  deploying: Deploying | null;
  draft: Draft | null;
  sight: Sight;
  aim: Aim | null;
  slide: Slide | null;
  ground: GroundLook;
  way: Way | null;
  engagement: Engagement | null;
  bearings: Record<string, Bearing>;
  typing: { control: string; command: Command } | null;
  promise: DicePromise;
  ruler: Ruler | null;
  /** The refused order the opponent is asked to let pass, and why he should. */
  asking: { control: string; reason: string } | null;
  hands: Record<Viewer, TheirHands>;
  pings: Ping[];
  motions: Motion[];
  notice: { text: string; urgent: boolean } | null;
  live: Live | null;
  replay: ReplayState;
  undoing: { id: string; table: TableFile | null } | null;
}

interface Store {
  state: State;
  game: Game;
  changed(...topics: Topic[]): void;
  on(topics: Topic[], heard: () => void): void;
}

interface Camera {
  x: number;
  y: number;
  scale: number;
  width: number;
  height: number;
  mat: Mat;
}

/** The size of what is played on, in its own unit: inches, or tiles. */
interface Mat {
  width: number;
  depth: number;
}

/** What a tool may touch: the state, and words to the referee; never a canvas, never the socket. */
interface Desk {
  store: Store;
  camera: Camera;
  replay: ReplayDeck;
  command(command: Command): string;
  probe(command: Command, heard: (answer: Verdict) => void): void;
  /** As `ask`, but of those about what a hand still moves only the latest is answered. */
  hint(question: Question, heard: (answer: any) => void): void;
  ask(question: Question): Promise<any>;
  gesture(gesture: Gesture): void;
  /** Into this page's chat; false when there is no connection. */
  say(text: string): boolean;
  notify(text: string, urgent?: "urgent"): void;
}

interface Press {
  /** Where it began, and where it is now, in inches. */
  from: Point;
  at: Point;
  /** The model it began on. */
  model: string | null;
  /** The model under the pointer now. */
  under(): string | null;
  shift: boolean;
  /** Inches around a base that still count as touching it. */
  slack: number;
}

interface Grip {
  pointer: number;
  press: Press;
  start: Point;
  last: Point;
  mode: "waiting" | "tool" | "pan" | "pinch";
}

interface Tool {
  name: string;
  label: string;
  key: string;
  cursor: string;
  begin(desk: Desk, press: Press): boolean;
  drag(desk: Desk, press: Press): void;
  drop(desk: Desk, press: Press): void;
  cancel(desk: Desk): void;
  tap(desk: Desk, press: Press): void;
  doubleTap?(desk: Desk, press: Press): void;
  hover?(desk: Desk, press: Press): void;
  turn?(desk: Desk, degrees: number): void;
  pin?(desk: Desk): void;
  leave?(desk: Desk): void;
  /** It is not shown among the tools. */
  hidden?: boolean;
  /** The wheel turns what it holds. */
  wheelTurns?: boolean;
  /** False where this table has no use for it. */
  serves?(state: State): boolean;
  /** It is not taken in hand but opens what it stands for. */
  open?(desk: Desk): void;
  /** By arrow keys, in inches. */
  nudge?(desk: Desk, by: Point): void;
  /** By Enter. */
  confirm?(desk: Desk): void;
  /** It is taken in hand. */
  enter?(desk: Desk): void;
  /** True when there was something to let go of. */
  escape?(desk: Desk): boolean;
}

interface Palette {
  [token: string]: string;
}

/** One canvas layer: a context scaled so that one unit is one inch. */
interface Brush {
  context: CanvasRenderingContext2D;
  camera: Camera;
  palette: Palette;
  state: State;
  now: number;
  /** Inches to a CSS pixel. */
  pixel: number;
  /** Canvas pixels to an inch. */
  dense: number;
}

interface Outbox {
  post(command: Command): string;
  accepted(id: string): void;
  refused(id: string): Outgoing[];
  resume(): void;
}

interface Enquiries {
  readonly answered: boolean;
  probe(command: Command, heard: (answer: Verdict) => void): void;
  hint(question: Question, heard: (answer: any) => void): void;
  ask(question: Question): Promise<any>;
  receive(frame: Frame): void;
  forget(): void;
}

interface SocketEars {
  frame(frame: Frame): void;
  lost(forGood: boolean): void;
  /** A frame the server answers, to hear whether it is still there. */
  pulse(): Frame;
}

interface InboxOffice {
  store: Store;
  outbox: Outbox;
  enquiries: Enquiries;
  /** Asks the server for what is missing. */
  resync(): void;
  clock(): number;
  /** True for a reader who wants no motion. */
  still(): boolean;
}

type FrameHandlers = Record<string, (frame: any) => unknown>;

/** Something on the page that is drawn when one of its topics changes; true asks for another frame. */
interface Part {
  topics: Topic[];
  draw(now: number): boolean | void;
}

/** How a model is drawn, beside its base and pose. */
interface Look {
  seat: Seat;
  number: string;
  glyph: string;
  /** Wounds of an unhurt model. */
  full: number;
  ghost: boolean;
  alpha?: number;
}

interface Toolbox {
  tools: Tool[];
  current(): Tool;
  take(name: string): void;
  help(): void;
}
