/* What the page keeps while two players prepare a game. */

interface Choices {
  sizes: [number, number][];
  least: number;
  most: number;
  turns: number;
  layouts: { id: string; name: string; about: string; pieces: string[] }[];
  options: { name: string; label: string; about: string; choices: Record<string, string> }[];
}

interface Preparing {
  choices: Choices | null;
  /** The table as this player last accepted it, or as the game was made; null until it is fetched. */
  accepted: TableFile | null;
  /** This player's; `open` is what is still to be decided in one, "" when it is ready; `lacks` the numbers a fight misses. */
  armies: { id: string; name: string; models: number; open: string; lacks: string }[] | null;
  /** This player's; `name` is what a table file calls one. */
  pictures: { name: string; title: string }[];
  /** The army looked at. */
  chosen: string;
  /** What came of bringing one. */
  said: string;
  busy: boolean;
  /** Another size of mat while it is written. */
  free: Mat | null;
  /** The secrets of the links, in the tab the game was made in. */
  invites: { blue: string; watch: string } | null;
}

/** Models held over the mat before they are placed. */
interface Deploying {
  unit: string;
  models: string[];
  /** The middle of them. */
  at: Point;
  /** How far the whole is turned. */
  bearing: number;
  /** Side by side. */
  files: number;
  /** As they stood to each other, where they stood before. */
  kept: Record<string, { offset: Point; facing: number; floor: number }> | null;
  answer: Verdict | null;
  control: string;
}

interface SetupState {
  version: number;
  accepted: Seat[];
  ready: Seat[];
  settled: ("sides" | "first")[];
}
