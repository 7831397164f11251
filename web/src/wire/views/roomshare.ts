// Made by tools/wire.py from src/faubourg/games/roomshare/view.py. Do not edit.

/**
 * One apartment; `tenants` by arrow, null where it is free. The kind is null until the apartment is laid.
 * `counts` if whoever lives there would score for it now.
 */
export interface FlatView {
  id: string;
  kind: string | null;
  tenants: Record<string, string | null>;
  counts: boolean;
}

/** One player; the hand is known to its owner alone. */
export interface PlayerView {
  seat: number;
  colour: string;
  second: string | null;
  reserve: Record<string, number>;
  cards: number;
  hand: string[] | null;
  score: number;
}

/** An eviction under way: who lands next, and where. */
export interface EvictionView {
  flat: string;
  colour: string;
  direction: string | null;
  landing: string;
  lifted: string[];
}

/** The whole view of a seat. */
export interface RoomShareView {
  game: string;
  phase: string;
  actors: number[];
  turn: number;
  turns: number;
  first: number | null;
  over: boolean;
  truncated: boolean;
  ranking: number[][] | null;
  decided_by: string | null;
  flats: FlatView[];
  players: PlayerView[];
  pile: number;
  discards: string[];
  shown: string | null;
  eviction: EvictionView | null;
  chain: string[];
  swap_first: string | null;
  last_chance: number | null;
}
