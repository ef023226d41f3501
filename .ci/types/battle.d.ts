/* What the page keeps of ground, charges, shooting and blocks. */

/** What the referee says of a move that is being drawn, by model; inches. */
interface Way {
  unit: string;
  /** What the terrain test allows inside difficult ground; null before it is taken. */
  allowance: number | null;
  models: Record<string, { travelled: number; limit: number | null; climbed: number; inside: number; dangerous: string[] }>;
}

/** The piece of ground looked at, and what the referee says it does to a unit. */
interface GroundLook {
  piece: string | null;
  /** True once it was tapped or chosen: it stays when the pointer goes elsewhere. */
  pinned: boolean;
  told: { unit: string; piece: string; does: { what: string; text: string }[] } | null;
}

/** A charge or a volley while its target is being chosen. */
interface Engagement {
  kind: "charge" | "fire";
  unit: string;
  targets: string[];
  /** Whom it might charge, and why not others. */
  reach: Record<string, ChargeTarget> | null;
  /** Who may shoot at the target, and who may not. */
  volley: Volley | null;
  /** The volley was announced: its dice are to be rolled. */
  announced: boolean;
  control: string;
}

interface ChargeTarget {
  inches: number | null;
  arc: "front" | "right" | "rear" | "left" | null;
  legal: boolean;
  refusals: Refusal[];
}

interface Volley {
  legal: boolean;
  may: Record<string, { sees: boolean; inches: number; save: number | null }>;
  may_not: Record<string, string>;
  to_hit: number;
  refusals?: Refusal[];
}

/** What the referee says of a unit as it stands, for its card. */
interface Bearing {
  ranks: number[];
  bonus: number | null;
  engaged: string[];
  locked: boolean;
  engaged_with: string[];
}

/** How a draft was opened: by which manner of move, and how far it may go where that was given. */
interface Undertaking {
  manner: string;
  distance: number | null;
}

/** A block as it is drawn: its middle, its facing, its edges from the middle, inches. */
interface Block {
  ids: string[];
  facing: number;
  middle: Point;
  front: number;
  rear: number;
  left: number;
  right: number;
  /** One base. */
  along: number;
  across: number;
}

/** The new shape a block would take. */
interface Shape {
  files: number;
  ranks: number;
  total: number;
  farthest: number;
}
