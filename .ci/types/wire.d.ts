/* What goes over the socket, see vtt/games/frames.py. */

interface Refusal {
  code: string;
  text: string;
  model?: string | null;
  other?: string | null;
  measured?: number | null;
  limit?: number | null;
  at?: Point | null;
}

interface Nearest {
  share: number;
  places: Record<string, Place>;
}

interface Verdict {
  legal: boolean;
  result?: Record<string, any>;
  refusals?: Refusal[];
  nearest?: Nearest | null;
}

interface MoveCommand {
  do: "move";
  unit: string;
  paths: Record<string, Place[]>;
  facing?: Record<string, number>;
  manner?: string;
}

type Command = { do: string; [field: string]: any };
type Question = { ask: string; [field: string]: any };

interface LogEntry {
  seq: number;
  seat: Seat;
  id: string;
  at: string;
  command: Command;
  events: { event: string; [field: string]: any }[];
  result: Record<string, any>;
  dice: number[];
  marked: boolean;
  refusals: Refusal[];
}

type Changes = Record<string, any>;

interface ChatLine {
  id: string;
  seat: Viewer;
  name: string;
  room: "players" | "spectators";
  text: string;
  at: string;
}

interface Presence {
  red: number;
  blue: number;
  watching: number;
}

interface GhostsGesture {
  type: "ghosts";
  unit: string;
  places: Record<string, [number, number, number, number]>;
  paths: Record<string, Point[]>;
}
/** A command as it is held over the table; null once the hand lets go of it. */
interface AimGesture {
  type: "aim";
  command: Command | null;
}
interface RulerGesture {
  type: "ruler";
  points: Point[];
  inches: number;
}
interface SpotGesture {
  type: "pointer" | "ping";
  x: number;
  y: number;
}
interface BareGesture {
  type: "typing" | "clear";
}
type Gesture = GhostsGesture | AimGesture | RulerGesture | SpotGesture | BareGesture;

interface Snapshot {
  game: { id: string; name: string };
  seat: Viewer;
  seq: number;
  table: TableFile;
  log: LogEntry[];
  chat: ChatLine[];
  measures: Measures;
  dice: DicePromise;
  /** Names of accounts, "" for nobody or somebody without one. */
  players: Record<Seat, string>;
}

/** What the game promises about its dice, see vtt/games/promise.py. */
interface DicePromise {
  commitment: string;
  seed: string | null;
  words: Record<Seat, string>;
  rolled: boolean;
}

/** How hard a model is struck; null where the order did not say. */
interface Hit {
  strength: number | null;
  ap: number | null;
}

interface Scattered {
  face: number;
  hit: boolean;
  bearing: number | null;
  faces: number[];
  distance: number;
}

/** A die as it fell; a scatter die that showed an arrow also has its bearing. */
type DieFace = [number, number | null];

type Frame = { kind: string; [field: string]: any };
