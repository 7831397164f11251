// Made by tools/wire.py from src/faubourg/games/ubuild/scene_types.py. Do not edit.

export type Colour = "brown" | "lightblue" | "pink" | "orange" | "red" | "yellow" | "green" | "darkblue";
export type Piece = "residential" | "industrial" | "skyscraper" | "stadium" | "tower" | "school" | "park" | "wind" | "power" | "prison" | "sewage";
export type SpaceSort = "go" | "jail" | "parking" | "arrest" | "bridge" | "permit" | "district";

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
  sort: SpaceSort;
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
  mode: "beginner" | "classic" | "advanced";
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
