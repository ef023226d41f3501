/* What the referee says of a look, and what the page keeps of it. All lengths in inches. */

interface SightWindow {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

interface Crossing {
  by: string;
  near: number;
  far: number;
  bottom: number;
  top: number;
  low: number;
  high: number;
}

/** On the target's plane: to the right of the card's middle, above the mat. */
interface SightPicture {
  eye: [number, number, number];
  /** The viewer's own height, below its eye. */
  height: number;
  /** Where the target stands. */
  at: Point;
  inches: number;
  card: SightWindow;
  frame: SightWindow;
  panes: { by: string; outline: Outline }[];
  left: Outline[];
  crossings: Crossing[];
}

interface Sighting {
  visible: boolean;
  obscured: number;
  blocked_by: string[];
  pair: [string, string];
  /** All that were asked about, and for each viewer those it sees. */
  targets: string[];
  sees: Record<string, string[]>;
  inches: number | null;
  cover: { save: number | null; because: string[] };
  picture: SightPicture | null;
}

interface Outlook {
  from: string;
  floor: number;
  height: number;
  whole: Outline[];
  partly: Outline[];
  hidden: Outline[];
}

interface Sight {
  from: string | null;
  to: string | null;
  hovered: string | null;
  look: Sighting | null;
  refusal: string | null;
  outlook: Outlook | null;
  shaded: boolean;
  pinned: boolean;
  kept: { seq: number; looks: Sighting[]; index: number } | null;
}

/** A canvas for one picture, its context scaled so that one unit is one CSS pixel. */
interface Easel {
  context: CanvasRenderingContext2D;
  palette: Palette;
  table: TableFile;
  width: number;
  height: number;
}
