/* The table file as the page reads it. Lengths are inches, bases millimetres, angles bearings. */

type Seat = "red" | "blue";
type Viewer = Seat | "watch";
type Point = [number, number];
type Place = [number, number, number];
type Outline = Point[];

interface Pose {
  x: number;
  y: number;
  facing: number;
  floor: number;
}

interface RoundBase {
  shape: "round";
  diameter: number;
}
interface LongBase {
  shape: "oval" | "rect";
  length: number;
  width: number;
}
type Base = RoundBase | LongBase;

type Characteristic = number | number[] | null;

interface Weapon {
  name: string;
  range: number;
  S: number | null;
  AP: number | null;
  shots: number | string | null;
  kind: "weapon" | "spell";
}

interface Profile {
  type: string;
  flyer: boolean;
  character: boolean;
  move: number;
  coherency: number | null;
  rules: string[];
  weapons: Weapon[];
  WS: Characteristic;
  BS: Characteristic;
  S: Characteristic;
  T: Characteristic;
  W: Characteristic;
  I: Characteristic;
  A: Characteristic;
  Ld: Characteristic;
  Mg: Characteristic;
  Sv: Characteristic;
}

interface Until {
  number: number;
  seat: Seat;
  phase: string;
}

interface Effect {
  name: string;
  until: Until | null;
}

interface Unit {
  name: string;
  seat: Seat;
  formation: "ranks" | "horde" | "skirmish";
  joined: string | null;
  moved: boolean;
  terrain_test: number | null;
  reformed: boolean;
  charged: { targets: string[]; range: number | null } | null;
  fleeing: boolean;
  flanked_by: string[];
  split: boolean;
  effects: Effect[];
}

interface Model extends Pose {
  unit: string;
  profile: string;
  base: Base;
  height: number;
  wounds: number;
  moved: boolean;
  room: string | null;
  off: string | null;
  power: number;
  changes: Record<string, number>;
  removed: boolean;
  name: string | null;
  art: string | null;
}

interface Circle {
  x: number;
  y: number;
  radius: number;
}

interface Solid {
  outline?: Outline | null;
  circle?: Circle | null;
  bottom: number;
  top: number;
}

interface Opening {
  from: number;
  to: number;
  bottom: number;
  top: number;
}

interface Wall {
  from: Point;
  to: Point;
  bottom: number;
  top: number;
  impassable: boolean;
  openings: Opening[];
}

interface Floor {
  number: number;
  z: number;
  outline: Outline | null;
}

interface Room {
  floor: number;
  battlement: boolean;
  outline: Outline | null;
  access: Point[];
}

interface Piece {
  name: string;
  kind: string;
  outline: Outline;
  difficult: boolean;
  dangerous: boolean;
  lethal: boolean;
  impassable: boolean;
  area: boolean;
  height: number;
  solids: Solid[];
  walls: Wall[];
  floors: Floor[];
  crossings: Outline[];
  ladders: Point[];
  soft: boolean;
  ground: number;
  material?: "wood" | "stone";
  rooms?: Record<string, Room>;
}

interface Marker {
  name: string;
  x: number;
  y: number;
  diameter: number;
  value: number | null;
  seat: Seat | null;
}

interface Pending {
  id: string;
  decision: string;
  seat: Seat;
  about: unknown;
}

interface Turn {
  number: number;
  seat: Seat;
  phase: string;
  first: Seat;
  last: number | null;
  pending: Pending[];
}

interface TableFile {
  format: string;
  ruleset: string;
  mat: { width: number; depth: number; image?: string };
  options: Record<string, unknown>;
  profiles: Record<string, Profile>;
  units: Record<string, Unit>;
  models: Record<string, Model>;
  terrain: Record<string, Piece>;
  zones: Partial<Record<Seat, Outline>>;
  markers: Record<string, Marker>;
  score: Record<Seat, number>;
  turn: Turn;
  setup: SetupState;
}
