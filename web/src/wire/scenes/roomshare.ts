// Made by tools/wire.py from src/faubourg/games/roomshare/scene_types.py. Do not edit.

export type Arrow = "n" | "e" | "s" | "w";
export type Colour = "red" | "blue" | "yellow" | "green";
export type FlatKind = "classic" | "suite" | "haunted" | "royal";

export interface FlatScene {
  id: string;
  column: number;
  row: number;
  /** Whether it lies from the start. */
  block: boolean;
  neighbours: Record<Arrow, string>;
}

export interface KindScene {
  names: Record<string, string>;
  points: number;
}

/** What ids look like, and which parameters hold them: `text/phrases.py` says how they become words. */
export interface Naming {
  sorts: Record<string, string>;
  params: Record<string, string[]>;
}

/** What never changes in a match: the house, the cards, and every figure. */
export interface RoomShareScene {
  game: string;
  options: Record<string, unknown>;
  columns: number;
  rows: number;
  arrows: Arrow[];
  flats: FlatScene[];
  colours: Record<Colour, Record<string, string>>;
  kinds: Record<FlatKind, KindScene>;
  cards: Record<string, Record<string, string>>;
  naming: Naming;
  /** So many tenants make a flat that counts. */
  sharing: number;
  hand: number;
}
