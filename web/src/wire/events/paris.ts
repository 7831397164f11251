// Made by tools/wire.py from src/faubourg/games/paris/events.py. Do not edit.

export type Colour = "brown" | "lightblue" | "pink" | "orange" | "red" | "yellow" | "green" | "darkblue";

/** A player, whatever it is that this player does. */
export interface BySeat {
  seat: number;
}

/** The result: scores by seat, the seats from the best on with ties together, and what told the first two apart. */
export interface MatchOver {
  scores: number[];
  ranking: number[][];
  decided_by: string;
}

export interface CardShown {
  seat: number;
  card: string;
  value: number;
}

export interface OfLot {
  lot: string;
}

export interface OfColour {
  colour: Colour;
}

export interface RentPaid {
  seat: number;
  colour: Colour;
  amount: number;
  lots: string[];
}

/** The kind says it all. */
export interface Nothing {
}

/** Its back is seen by everybody. */
export interface CardDrawn {
  seat: number;
  colour: Colour;
  card: string | null;
}

export interface PileEmpty {
  runs: number;
}

export interface Reshuffled {
  cards: number;
}

export interface PaidForLot {
  seat: number;
  lot: string;
  cost: number;
}

/** `houses` is how many made room for it. */
export interface HotelBuilt {
  seat: number;
  lot: string;
  cost: number;
  houses: number;
}

export interface ActionPaid {
  seat: number;
  cost: number;
  paid: number;
  change: number;
}

export interface MatchEnded {
  by: "decisions" | "hotels" | "money" | "nothing-to-draw";
}

/** All that can be told, each by a clause of the rules. */
export type Told = { clause: string } & (
  | ({ kind: "first-player" | "turn-passed" | "passed" } & BySeat)
  | ({ kind: "match-over" } & MatchOver)
  | ({ kind: "start-card" | "card-paid" } & CardShown)
  | ({ kind: "lot-turned-up" } & OfLot)
  | ({ kind: "back-shown" | "no-rent" } & OfColour)
  | ({ kind: "rent-paid" } & RentPaid)
  | ({ kind: "no-rent-no-pile" | "last-turn" } & Nothing)
  | ({ kind: "card-drawn" } & CardDrawn)
  | ({ kind: "pile-empty" } & PileEmpty)
  | ({ kind: "reshuffled" } & Reshuffled)
  | ({ kind: "lot-bought" | "house-built" } & PaidForLot)
  | ({ kind: "hotel-built" } & HotelBuilt)
  | ({ kind: "action-paid" } & ActionPaid)
  | ({ kind: "match-ended" } & MatchEnded)
);
