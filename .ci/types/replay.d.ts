/* Looking at an earlier move, and taking moves back. */

/** The game as it now is. */
interface Live {
  seq: number;
  table: TableFile;
  log: LogEntry[];
}

interface ReplayState {
  open: boolean;
  playing: boolean;
  /** Moves a second. */
  speed: number;
  loading: { have: number; of: number } | null;
  /** The last move when live was left. */
  left: number | null;
}

/** What panels and keys may do with it. */
interface ReplayDeck {
  open(seq?: number): void;
  close(): void;
  goTo(seq: number): Promise<void>;
  step(by: number): Promise<void>;
  turn(way: 1 | -1): Promise<void>;
  turns(): number[];
  tableAfter(seq: number): Promise<TableFile | null>;
  live(): void;
  toggle(): Promise<void>;
  setSpeed(speed: number): void;
}

interface ReplayOffice {
  store: Store;
  history: MoveHistory;
  clock(): number;
  /** True for a reader who wants no motion. */
  still(): boolean;
}

type HistoryEntry = LogEntry & { changes: Changes };

/** See vtt/games/history.py. */
interface HistoryPage {
  since: number;
  seq: number;
  start: TableFile | null;
  entries: HistoryEntry[];
}

/** What a take-back that is asked is about. */
interface TakeBack {
  by: Seat;
  to: number;
  because: string;
  commands: { seq: number; seat?: Seat; command?: Record<string, string> }[];
}

interface MoveHistory {
  turns: number[];
  reach(seq: number, heard: (have: number) => void): Promise<void>;
  tableAt(seq: number): TableFile;
  logAt(seq: number): LogEntry[];
}
