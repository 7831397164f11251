// Made by tools/wire.py from the requests of ubuild. Do not edit.

export type Mode = "beginner" | "classic" | "advanced";
export type LaidSort = "go" | "jail" | "parking" | "arrest" | "bridge" | "permit" | "district";
export type Colour = "brown" | "lightblue" | "pink" | "orange" | "red" | "yellow" | "green" | "darkblue";
export type Piece = "residential" | "industrial" | "skyscraper" | "stadium" | "tower" | "school" | "park" | "wind" | "power" | "prison" | "sewage";
export type SpaceSort = "go" | "jail" | "parking" | "arrest" | "bridge" | "permit" | "district";

/**
 * What somebody does at the workbench. Tiles and hexagons are counted from 1 in the order of the text; what an act
 * does not need is empty or 0.
 *
 * new, dice: another layout, empty or made at random, of a `mode`, `open` or closed. outline: the same tiles on an
 * outline made at random. clip: a `tile` behind the last one, at a `turn` of the track there, a double with a `bend`
 * of its own; empty: the straightest that fits. replace: the tile at `place` by `tile`. remove, flip: the one at
 * `place`. swap: those at `place` and `other`. bend: the `turn` on hexagon `place`. cut: before the tile at `place`,
 * for railroads. close: without them. mirror: the outline reflected, the tiles in the order in which they are.
 */
export interface Act {
  kind: "new" | "dice" | "outline" | "clip" | "replace" | "remove" | "flip" | "swap" | "bend" | "cut" | "close" | "mirror";
  mode: Mode;
  open: boolean;
  tile: string;
  place: number;
  other: number;
  turn: string;
  bend: string;
  seed: number;
}

/** A layout or a part of one, in the notation of layouts, and what is done to it. */
export interface AskWorkbench {
  text: string;
  act: Act | null;
}

/** What is wrong, and where: hexagons counted from 1 in the order of the text. */
export interface Fault {
  code: string;
  params: Record<string, number | string>;
  hexagons: number[];
}

/** A hexagon of the track in axial coordinates, and the tile that it belongs to. */
export interface SpaceLaid {
  sort: LaidSort;
  district: string | null;
  colour: string | null;
  names: Record<string, string>;
  q: number;
  r: number;
  hexagon: number;
  tile: number;
  turn: string;
}

/** A tile of the track, from its first hexagon on. */
export interface TileLaid {
  place: number;
  code: string;
  names: Record<string, string>;
  first: number;
  hexagons: number;
}

/** What lies on a hexagon; its colour if it is a district. */
export interface SpaceOfTile {
  sort: LaidSort;
  district: string | null;
  colour: string | null;
  names: Record<string, string>;
}

/** A tile of the box: how many of it are left, what lies on it, and why it cannot come next. */
export interface TileOffered {
  code: string;
  /** The same double turned round. */
  turned: string | null;
  names: Record<string, string>;
  spaces: SpaceOfTile[];
  left: number;
  refusal: Fault | null;
}

/** A hexagon to which the track may go on by a turn, or why it may not. */
export interface Spot {
  q: number;
  r: number;
  turn: string;
  refusal: Fault | null;
}

/** Where the next tile may lie: a single or a bridge there; a double from there to one of `seconds`. */
export interface End {
  q: number;
  r: number;
  turn: string;
  refusal: Fault | null;
  seconds: Spot[];
}

export interface SiteLaid {
  q: number;
  r: number;
  number: number;
}

/** A hexagon in axial coordinates. */
export interface PlaceLaid {
  q: number;
  r: number;
}

/**
 * A layout as far as it is built. `left`: how many hexagons are missing. With none, and no fault, it can be
 * played.
 */
export interface Workbench {
  text: string;
  mode: Mode;
  open: boolean;
  printed: boolean;
  left: number;
  fault: Fault | null;
  spaces: SpaceLaid[];
  tiles: TileLaid[];
  tray: TileOffered[];
  ends: End[];
  /** Of a layout that can be played. */
  sites: SiteLaid[];
  railroads: PlaceLaid[];
  seats: number[];
}

/** A layout that can be played: its scene is what a page beside the physical board needs to know of it. */
export interface AskScene {
  layout: string;
}

/** Of a colour its districts on the board. */
export interface ColourScene {
  names: Record<string, string>;
  districts: string[];
}

/** What ids look like, and which parameters hold them: `text/phrases.py` says how they become words. */
export interface Naming {
  sorts: Record<string, string>;
  params: Record<string, string[]>;
}

/** A district on the track. */
export interface DistrictScene {
  id: string;
  colour: Colour;
  names: Record<string, string>;
  price: number;
  /** Bare, and with one to eight blocks that count. */
  rents: number[];
  /** What a block or a skyscraper costs here. */
  residential: number;
  industrial: number;
  skyscraper: number;
  space: number;
}

/** A space of the track, in walking order from GO, and its hexagon in axial coordinates. */
export interface SpaceScene {
  q: number;
  r: number;
  id: string;
  number: number;
  sort: LaidSort;
  district: string | null;
  names: Record<string, string>;
  /** The tile that it is part of, in the order of the layout's text: two spaces have one double. */
  tile: number;
  /** The sites beside it. */
  sites: number[];
}

/** A site, counted from 1, and its hexagon; the spaces that it touches, and the next site in each direction. */
export interface SiteScene {
  q: number;
  r: number;
  id: string;
  number: number;
  spaces: number[];
  beside: (number | null)[];
}

/** A hexagon, in axial coordinates. */
export interface PlaceScene {
  q: number;
  r: number;
}

export interface CardScene {
  id: string;
  number: number;
  /** Whether it has a half for an open and one for a closed bridge. */
  halves: boolean;
}

export interface PieceScene {
  names: Record<string, string>;
  stock: number;
  /** null: the title of the district says it. */
  price: number | null;
}

/** What never changes in a match: the layout, the titles, the cards, the pieces, and every figure. */
export interface UBuildScene {
  game: string;
  options: Record<string, unknown>;
  colours: Record<Colour, ColourScene>;
  /** What may change hands in a deal. */
  dealable: string[];
  start: number;
  salary: number;
  stadium_salary: number;
  bail: number;
  /** The figures on the cards. */
  chance: Record<string, number>;
  step: number;
  /** The amounts of bids that are listed. */
  ladder: number[];
  offers: number;
  blocks: number;
  marks: Record<string, string[]>;
  naming: Naming;
  mode: Mode;
  layout: string;
  freestyle: boolean;
  districts: DistrictScene[];
  spaces: SpaceScene[];
  sites: SiteScene[];
  railroads: PlaceScene[];
  railroad: Record<string, string>;
  jail: number;
  dice: number;
  cards: CardScene[];
  pieces: Record<Piece, PieceScene>;
  toll: number;
  hazard_step: number;
  /** Blocks in a roll. */
  built: number;
}

/** Nothing is to be said. */
export interface AskGallery {
}

/** A layout in the gallery: what it looks like, and what bots found who played on it. */
export interface Shown {
  layout: string;
  mode: Mode;
  open: boolean;
  printed: boolean;
  /** How long a match takes; in percent, how much more than its share the first seat wins, and how much of all rent falls due on the three districts where most does. null of the printed layouts. */
  minutes: number | null;
  first: number | null;
  top: number | null;
  spaces: SpaceLaid[];
  railroads: PlaceLaid[];
}

/** The printed layouts, then those that were chosen. */
export interface Gallery {
  layouts: Shown[];
}

/** Bots play so many matches on a layout, and as many on the printed one of its mode. */
export interface AskJudge {
  layout: string;
  seats: number;
  matches: number;
  seed: number;
}

/** A figure, and between which two the true one lies, at 95 %. */
export interface Measured {
  value: number;
  low: number;
  high: number;
}

/** The rent that falls due on a district in a match. */
export interface DistrictJudged {
  district: string;
  rent: Measured;
}

/** How often the toll of the bridge on a space, from 0, is paid in a match. */
export interface BridgeJudged {
  space: number;
  tolls: Measured;
}

/**
 * What is known after so many matches: how long they take; which share of them ends by a bankruptcy; by how much
 * more than its share of the victories the first seat has; what districts earn, the best first; and how often bridges
 * are paid.
 */
export interface BoardJudged {
  layout: string;
  matches: number;
  turns: Measured;
  minutes: Measured;
  bankrupt: Measured;
  first: Measured;
  districts: DistrictJudged[];
  bridges: BridgeJudged[];
}

/**
 * A layout beside the printed one of its mode. `matches` are wanted on each; null is known of a board on which
 * none is played yet.
 */
export interface Judged {
  mode: string;
  seats: number;
  matches: number;
  judged: BoardJudged | null;
  printed: BoardJudged | null;
}

/** By name: what is asked, and what is answered. */
export interface Requests {
  "workbench": { asked: AskWorkbench; answered: Workbench };
  "scene": { asked: AskScene; answered: UBuildScene };
  "gallery": { asked: AskGallery; answered: Gallery };
  "judge": { asked: AskJudge; answered: Judged };
}
