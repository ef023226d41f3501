/* The tile grid as the page sees it: what the table file holds, and what the page keeps of a fight besides. */

/** Column and row, from 0 in the mat's top left corner. */
type Tile = [number, number];
type Limb = "head" | "torso" | "left_arm" | "right_arm" | "left_leg" | "right_leg";
type Direction = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
type DamageType = "physical" | "energy";

interface Armour {
  energy_dt: number;
  physical_dt: number;
  energy_dr: number;
  physical_dr: number;
  cripple: number;
}

type Affliction = string | { name: string; composure: number };

interface Load {
  scatter: boolean;
  spread: number;
  line: number;
  ignite: number;
  burn: number | null;
  effects: Affliction[];
  damage: string | number | null;
  damage_type: DamageType | null;
}

interface Firearm {
  damage: string | number;
  damage_type: DamageType;
  ap: number;
  rounds: number | null;
  capacity: number | null;
  load: string | null;
  loads: Record<string, Load>;
}

interface Creature {
  name: string;
  seat: Seat;
  tile: Tile;
  evasion: number;
  hp: number;
  limbs: Partial<Record<Limb, Armour>>;
  move: number;
  initiative: number;
  composure: number;
  ap: number;
  moved: number;
  spent: number;
  effects: string[];
  /** A limb's damage so far, whole or in sixths. */
  crippling: Partial<Record<Limb, number>>;
  weapons: Record<string, Firearm>;
}

interface Thing {
  name: string;
  tile: Tile;
  side: "N" | "E" | "S" | "W" | null;
  solid: boolean;
  flammable: boolean;
  hardness: number;
  energy_resistance: number;
  burning: number;
  burnt: boolean;
}

interface FightTable {
  mat: { columns: number; rows: number };
  options: Record<string, unknown>;
  creatures: Record<string, Creature>;
  objects: Record<string, Thing>;
  burning: { tile: Tile; rounds: number }[];
  turn: { round: number; creature: string | null; over: boolean; pending: Pending[] };
}

/** Steps of the creature whose turn it is, before they are walked. */
interface Walk {
  creature: string;
  /** Its start left out. */
  tiles: Tile[];
  answer: Verdict | null;
  sent: string | null;
}

type AttackKind = "shot" | "line" | "blast";

/** An attack while it is being aimed. */
interface Attack {
  kind: AttackKind;
  attacker: string;
  target: string | null;
  direction: Direction | null;
  tile: Tile | null;
  preview: Preview | null;
  verdict: Verdict | null;
}

/** What the referee says lies in an attack before any dice. */
interface Preview {
  tiles: Tile[];
  creatures: Record<string, { attenuation: number }>;
  ends_at: string | null;
  suppression: Tile[];
  catches_fire: string[];
  /** Tiles to the target, and what cover takes on the way there; null where there is none. */
  distance: number | null;
  shelter: number | null;
  /** Who would be hit instead by a miss within the window. */
  between: string | null;
  scatters: boolean;
}

/** What attacks are set to, kept from one to the next. */
interface AttackSetup {
  /** Null before the first is taken in hand, "" for an attack without one. */
  weapon: string | null;
  /** What an attack says itself where no load says it. */
  given: {
    damage: string;
    damageType: DamageType;
    /** A line of tiles instead of a shot. */
    fills: boolean;
    scatter: boolean;
    spread: number;
    length: number;
    ignite: number;
    burn: number;
  };
  modifier: number;
  window: number;
  effects: string;
  radius: number;
  damage: string;
  damageType: DamageType;
  thrown: boolean;
  difficulty: number | null;
  ground: "open" | "cover" | null;
  unseen: boolean;
}

interface Stride {
  creature: string;
  path: Tile[];
  began: number;
  lasts: number;
}

interface Tape {
  from: Tile;
  to: Tile;
  tiles: number | null;
}

/** What became of an attack, while it is looked at. */
interface Outcome {
  seq: number;
  suppression: Tile[];
}

interface FightFields {
  walk: Walk | null;
  attack: Attack | null;
  setup: AttackSetup;
  strides: Stride[];
  tape: Tape | null;
  outcome: Outcome | null;
}

type FightState = Omit<State, "table"> & FightFields & { table: FightTable };

/** An explosion's share for a limb before and after DT and DR, whole or in sixths. */
interface BlastedLimb {
  before: number;
  damage: number;
  glancing: boolean;
  crippling: number;
  crippled: boolean;
}

/** One creature and one blow, as an attack's result tells it. */
interface Struck {
  creature: string;
  roll: number;
  total: number;
  hit: boolean;
  location?: Limb;
  before?: number;
  damage?: number;
  glancing?: boolean;
  hp?: number;
  crippling?: number;
  crippled?: boolean;
  effects?: string[];
  composure?: { effect: string; roll: number; total: number; difficulty: number; held: boolean }[];
  /** What it is beside the attack itself: "spread", "scatter". */
  as?: string;
  /** Of an explosion: what HP lost of its damage, and what each limb took. */
  taken?: number;
  limbs?: Record<Limb, BlastedLimb>;
  /** Whom the shot was aimed at, where another stood in its way. */
  instead?: string;
}
