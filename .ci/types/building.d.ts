/* What the page keeps of buildings: the plan that lies open, the door ghosts are dragged onto, models being put outside. */

interface Room {
  section: string;
  size: "small" | "medium" | "large";
  capacity: number;
  z: number;
  adjacent: string[];
  fire_points: Point[];
}

interface Piece {
  sections?: Record<string, { armour_value: number }>;
}

/** A room of a building, found on the table. */
interface RoomPlace {
  building: string;
  name: string;
  /** "mill/hall", as commands and models name it. */
  reference: string;
  piece: Piece;
  room: Room;
}

/** The plan that lies open. */
interface Plan {
  building: string | null;
  /** The room looked at, by its name. */
  room: string | null;
  /** Whose orders are offered. */
  unit: string | null;
  /** What the referee says of each order offered, by its key. */
  verdicts: Record<string, Verdict>;
  /** A unit on its way from room to room under the pointer. */
  carried: { unit: string; over: string | null } | null;
  fire: FirePlan;
  blow: BlowForm;
}

/** Out of which fire points a unit is to shoot at whom. */
interface FirePlan {
  target: string;
  points: Record<string, number>;
  volley: Volley | null;
}

/** What an attack on a section is set to. */
interface BlowForm {
  strength: number;
  ap: number;
  kind: string;
  ranged: boolean;
}

/** An order a plan offers for the unit in hand. */
interface Offer {
  key: string;
  words: string;
  command: Command;
  /** Models are put down by hand first, where the referee lets them. */
  placing: PlacingKind | null;
  /** The access point it leads through. */
  access: number;
}

type PlacingKind = "leave" | "fly" | "perch" | "flee";

/** Models of one unit being put down: outside a door or, by air, anywhere; or on battlements. */
interface Placing {
  kind: PlacingKind;
  unit: string;
  building: string;
  /** The command but for its places. */
  order: Command;
  /** The door they come out of, or the middle of the battlements. */
  from: Point;
  places: Record<string, Point>;
  floor: number;
  held: string | null;
  answer: Verdict | null;
  control: string;
  /** Places that are still to be tried. */
  trying: boolean;
}

/** The door, or the battlements, that ghosts are dragged onto. */
interface Doorway {
  building: string;
  /** "mill/hall" */
  room: string;
  at: Point;
  /** Where each base comes to stand before it goes in; on battlements where it lands. */
  spots: Record<string, Point>;
  lands: boolean;
}

interface Draft {
  door?: Doorway | null;
}

interface State {
  plan: Plan;
  placing: Placing | null;
}
