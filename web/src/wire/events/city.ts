// Made by tools/wire.py from src/faubourg/games/city/events.py. Do not edit.

export type Block = "residential" | "industrial";
export type Bonus = "park" | "school" | "water" | "wind";
export type Hazard = "dump" | "prison" | "sewage" | "power";

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

export interface RoundOver {
  round: number;
}

export interface DiceRolled {
  seat: number;
  dice: number[];
  double: boolean;
}

/** Between a player and the bank, either way. */
export interface Paid {
  seat: number;
  amount: number;
}

export interface PaidForDistrict {
  seat: number;
  district: string;
  amount: number;
}

export interface OnDistrict {
  seat: number;
  district: string;
}

export interface OfDistrict {
  district: string;
}

/** `blocks` is how many then stand there. */
export interface BlockBuilt {
  seat: number;
  district: string;
  amount: number;
  piece: Block;
  blocks: number;
}

/** `cash` is what the one who offers gets, below zero what is paid; what a debt is cut by is not in it. */
export interface DealOffered {
  seat: number;
  partner: number;
  offered: string[];
  wanted: string[];
  cash: number;
  cash_offered: number;
  cash_wanted: number;
  cancels: number;
}

export interface WithPartner {
  seat: number;
  partner: number;
}

export interface DebtCancelled {
  seat: number;
  amount: number;
  left: number;
}

export interface PaidForRent {
  seat: number;
  district: string;
  amount: number;
  owner: number;
}

export interface NoRent {
  seat: number;
  district: string;
  owner: number;
}

/** An owner of -1 is the bank. */
export interface PaidToOwner {
  seat: number;
  amount: number;
  owner: number;
}

/** What is left goes to the owner; -1 is the bank. */
export interface Bankrupt {
  seat: number;
  owner: number;
  cash: number;
}

export interface StaysInJail {
  seat: number;
  tries: number;
}

export interface TimeUp {
  about: "opening" | "auction" | "offer" | "hour";
}

export interface HourBegins {
  hour: number;
}

export interface MatchEnded {
  by: "decisions" | "last" | "rounds" | "hour";
}

export interface Moved {
  seat: number;
  from: number;
  to: number;
  by: "dice" | "card" | "taxi" | "jump";
}

export interface BuildPressed {
  seat: number;
  shows: "1" | "2" | "3" | "rail";
}

export interface BonusOnDistrict {
  seat: number;
  district: string;
  piece: Bonus;
}

export interface HazardOnDistrict {
  seat: number;
  district: string;
  piece: Hazard;
}

export interface HazardRemoved {
  seat: number;
  district: string;
  amount: number;
  piece: Hazard;
}

export interface DodgeTaken {
  seat: number;
  holder: number;
}

export interface OfCard {
  seat: number;
  card: string;
}

export interface NeighbourPaid {
  seat: number;
  amount: number;
  payer: number;
}

/** All that can be told, each by a clause of the rules. */
export type Told = { clause: string } & (
  | ({ kind: "first-player" | "turn-passed" | "nothing-to-do" | "jailed" | "left-jail" | "another-hour" | "no-more-hours" | "no-tax" | "no-railroads" } & BySeat)
  | ({ kind: "match-over" } & MatchOver)
  | ({ kind: "round-over" } & RoundOver)
  | ({ kind: "dice-rolled" } & DiceRolled)
  | ({ kind: "salary-paid" | "bail-paid" | "cash-paid" | "cash-received" | "tax-paid" | "tax-refused" } & Paid)
  | ({ kind: "district-bought" | "bid-made" | "district-won" | "mortgaged" | "mortgage-lifted" | "stadium-built" | "skyscraper-built" | "tower-built" | "district-returned" } & PaidForDistrict)
  | ({ kind: "district-declined" | "auction-called" | "out-of-auction" | "railroad-built" } & OnDistrict)
  | ({ kind: "auction-opened" | "district-unsold" } & OfDistrict)
  | ({ kind: "block-built" } & BlockBuilt)
  | ({ kind: "deal-offered" } & DealOffered)
  | ({ kind: "deal-accepted" | "deal-refused" | "deal-expired" } & WithPartner)
  | ({ kind: "debt-cancelled" } & DebtCancelled)
  | ({ kind: "rent-paid" | "rent-refused" | "district-taken" } & PaidForRent)
  | ({ kind: "no-rent" } & NoRent)
  | ({ kind: "debt" | "debt-paid" } & PaidToOwner)
  | ({ kind: "bankrupt" } & Bankrupt)
  | ({ kind: "stays-in-jail" } & StaysInJail)
  | ({ kind: "time-up" } & TimeUp)
  | ({ kind: "hour-begins" } & HourBegins)
  | ({ kind: "match-ended" } & MatchEnded)
  | ({ kind: "moved" } & Moved)
  | ({ kind: "build-pressed" } & BuildPressed)
  | ({ kind: "bonus-built" | "bonus-removed" } & BonusOnDistrict)
  | ({ kind: "hazard-built" } & HazardOnDistrict)
  | ({ kind: "hazard-removed" } & HazardRemoved)
  | ({ kind: "dodge-taken" } & DodgeTaken)
  | ({ kind: "jail-card-used" | "card-drawn" | "card-kept" | "card-used" } & OfCard)
  | ({ kind: "neighbour-paid" } & NeighbourPaid)
);
