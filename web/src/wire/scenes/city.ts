// Made by tools/wire.py from src/faubourg/games/city/scene_types.py. Do not edit.

export type Bonus = "park" | "school" | "water" | "wind";
export type Hazard = "dump" | "prison" | "sewage" | "power";
export type Colour = "brown" | "lightblue" | "pink" | "orange" | "red" | "yellow" | "green" | "darkblue";
export type Piece = "residential" | "industrial" | "rail" | "stadium" | "skyscraper" | "tower" | "park" | "school" | "water" | "wind" | "dump" | "prison" | "sewage" | "power";
export type SquareSort = "go" | "district" | "chance" | "tax" | "permit" | "jail" | "auction" | "parking" | "arrest";

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
  square: number;
}

export interface SquareScene {
  id: string;
  number: number;
  sort: SquareSort;
  district: string | null;
  names: Record<string, string>;
  /** The salary, or the tax. */
  amount: number | null;
  bonus: Bonus | null;
  hazard: Hazard | null;
}

export interface CardScene {
  id: string;
  number: number;
  /** What it is called in the hands of a player, if it is kept. */
  kept: string | null;
  /** The square it sends to, if it names one. */
  target: number | null;
}

export interface PieceScene {
  names: Record<string, string>;
  /** null: as many as one likes. */
  stock: number | null;
  /** null: the title of the district says it. */
  price: number | null;
  /** Of a hazard: so many times `removal` it costs to be rid of it. */
  size: number | null;
}

/** What never changes in a match: the board, the titles, the cards, the pieces, and every figure. */
export interface CityScene {
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
  districts: DistrictScene[];
  squares: SquareScene[];
  cards: CardScene[];
  kept: string[];
  pieces: Record<Piece, PieceScene>;
  tax: number;
  removal: number;
  seconds: Record<string, number>;
  odds: number[];
}
