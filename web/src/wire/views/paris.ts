// Made by tools/wire.py from src/faubourg/games/paris/view.py. Do not edit.

/** A seat's points by where they come from. */
export interface Points {
  tokens: number;
  houses: number;
  hotels: number;
  stations: number;
  utilities: number;
  crisis: number;
  total: number;
}

/**
 * One lot. `down` while it lies face down; `rent` is what it would pay now, null for stations and utilities; `only`
 * is the one seat that may buy it, if harmony says so.
 */
export interface LotView {
  id: string;
  owner: number | null;
  on_sale: boolean;
  down: boolean;
  houses: number;
  hotel: boolean;
  rent: number | null;
  only: number | null;
}

/** The money pile: its size, the back on top and the backs in it; what paid this turn; the discards, face up. */
export interface MoneyView {
  pile: number;
  back: string | null;
  paying: string | null;
  discards: string[];
  unseen: Record<string, number>;
  runs: number;
  last_turn: boolean;
}

/** What the bank has left to sell, and the points written down past its tokens. */
export interface BankView {
  houses: number;
  hotels: number;
  credit: number;
}

/** One item of an action: a lot, a house or a hotel. */
export interface ItemView {
  kind: string;
  lot: string;
  cost: number;
}

/** The action under way and its payment; `change` is what is lost once it is covered. */
export interface BasketView {
  kind: string | null;
  items: ItemView[];
  cost: number;
  paid: string[];
  covered: number;
  change: number;
}

/** One player; hand and cash are known to their owner alone. `start` is the value of a start card still held. */
export interface PlayerView {
  seat: number;
  tokens: number;
  cards: number;
  backs: Record<string, number>;
  start: number | null;
  hand: string[] | null;
  cash: number | null;
  hotels: number;
  houses: number;
  lots: number;
  points: Points;
  score: number;
}

/** The whole view of a seat. */
export interface ParisView {
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
  lots: LotView[];
  lots_left: number;
  money: MoneyView;
  bank: BankView;
  basket: BasketView;
  players: PlayerView[];
  ended_by: string | null;
}
