// Made by tools/wire.py from src/faubourg/games/roomshare/events.py. Do not edit.

export type Colour = "red" | "blue" | "yellow" | "green";
export type Arrow = "n" | "e" | "s" | "w";
export type FlatKind = "classic" | "suite" | "haunted" | "royal";

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

export interface Corners {
  colours: Colour[];
}

export interface FlatLaid {
  flat: string;
  flat_kind: FlatKind;
}

export interface OfCard {
  seat: number;
  card: string;
}

export interface Placed {
  seat: number;
  colour: Colour;
  place: string;
}

export interface CardDrawn {
  seat: number;
  card: string | null;
}

export interface Reshuffled {
  cards: number;
}

/** `number` is the place of the flat in the chain of evictions. */
export interface Evicted {
  flat: string;
  number: number;
}

export interface Moved {
  colour: Colour;
  from: string;
  direction: Arrow;
  to: string;
}

export interface Stayed {
  colour: Colour;
  place: string;
}

/** `reserve` is the seat whose it is now. */
export interface Taken {
  seat: number;
  colour: Colour;
  place: string;
  reserve: number;
}

/** Empty, if nothing was exchanged. */
export interface OfPlaces {
  places: string[];
}

export interface MatchEnded {
  by: "decisions";
}

/** All that can be told, each by a clause of the rules. */
export type Told = { clause: string } & (
  | ({ kind: "first-player" | "turn-passed" | "reserve-empty" | "passed" } & BySeat)
  | ({ kind: "match-over" } & MatchOver)
  | ({ kind: "corners" } & Corners)
  | ({ kind: "flat-laid" } & FlatLaid)
  | ({ kind: "card-played" | "no-effect" } & OfCard)
  | ({ kind: "placed" } & Placed)
  | ({ kind: "card-drawn" } & CardDrawn)
  | ({ kind: "reshuffled" } & Reshuffled)
  | ({ kind: "evicted" } & Evicted)
  | ({ kind: "moved" } & Moved)
  | ({ kind: "stayed" } & Stayed)
  | ({ kind: "taken" } & Taken)
  | ({ kind: "swapped" | "renovated" } & OfPlaces)
  | ({ kind: "match-ended" } & MatchEnded)
);
