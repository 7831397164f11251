// Made by tools/wire.py from src/faubourg/games/paris/scene_types.py. Do not edit.

export type Colour = "brown" | "lightblue" | "pink" | "orange" | "red" | "yellow" | "green" | "darkblue";
export type LotSort = "street" | "station" | "utility";

export interface ColourScene {
  names: Record<string, string>;
  streets: string[];
}

export interface LotScene {
  id: string;
  sort: LotSort;
  colour: Colour | null;
  names: Record<string, string>;
  price: number;
  /** Bare, with one, two, three houses, with a hotel. */
  rents: number[] | null;
}

export interface CardScene {
  id: string;
  /** null: a start card. */
  back: Colour | null;
  value: number;
  names: Record<string, string>;
}

export interface PricesScene {
  house: number;
  hotel: number;
  /** A hotel without houses before it. */
  direct: number;
}

export interface BankScene {
  houses: number;
  hotels: number;
  tokens: number;
}

export interface PointsScene {
  house: number;
  hotel: number;
  utility: number;
  /** With one, two, three, four of them. */
  stations: number[];
  crisis: number;
}

/** What ids look like, and which parameters hold them: `text/phrases.py` says how they become words. */
export interface Naming {
  sorts: Record<string, string>;
  params: Record<string, string[]>;
}

/** What never changes in a match: the lots, the money, and every figure. */
export interface ParisScene {
  game: string;
  options: Record<string, unknown>;
  colours: Record<Colour, ColourScene>;
  lots: LotScene[];
  cards: CardScene[];
  prices: PricesScene;
  bank: BankScene;
  points: PointsScene;
  on_sale: number;
  /** So often the pile runs out before the end. */
  runs: number;
  /** By the number of players, the start cards from the second player on. */
  start: Record<string, string[]>;
  marks: Record<string, string[]>;
  naming: Naming;
}
