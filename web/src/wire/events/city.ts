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

export interface TimeUp {
  about: "opening" | "auction" | "offer" | "hour";
}

export interface HourBegins {
  hour: number;
}

export interface MatchEnded {
  by: "decisions" | "last" | "rounds" | "hour";
}

export interface DiceRolled {
  seat: number;
  dice: number[];
  double: boolean;
}

export interface Moved {
  seat: number;
  from: number;
  to: number;
  by: "dice" | "card" | "taxi" | "jump";
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

export interface BuildPressed {
  seat: number;
  shows: "1" | "2" | "3" | "rail";
}

/** `blocks` is how many then stand there. */
export interface BlockBuilt {
  seat: number;
  district: string;
  amount: number;
  piece: Block;
  blocks: number;
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

export interface DodgeTaken {
  seat: number;
  holder: number;
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

export interface OfCard {
  seat: number;
  card: string;
}

export interface StaysInJail {
  seat: number;
  tries: number;
}

export interface NeighbourPaid {
  seat: number;
  amount: number;
  payer: number;
}

/** All that can be told, each by a clause of the rules. */
export type Told = { clause: string } & (
  | ({ kind: "first-player" | "turn-passed" | "another-hour" | "no-more-hours" | "no-tax" | "nothing-to-do" | "no-railroads" | "jailed" | "left-jail" } & BySeat)
  | ({ kind: "match-over" } & MatchOver)
  | ({ kind: "round-over" } & RoundOver)
  | ({ kind: "time-up" } & TimeUp)
  | ({ kind: "hour-begins" } & HourBegins)
  | ({ kind: "match-ended" } & MatchEnded)
  | ({ kind: "dice-rolled" } & DiceRolled)
  | ({ kind: "moved" } & Moved)
  | ({ kind: "salary-paid" | "tax-paid" | "tax-refused" | "bail-paid" | "cash-paid" | "cash-received" } & Paid)
  | ({ kind: "district-bought" | "bid-made" | "district-won" | "stadium-built" | "skyscraper-built" | "tower-built" | "mortgaged" | "mortgage-lifted" | "district-returned" } & PaidForDistrict)
  | ({ kind: "district-declined" | "auction-called" | "out-of-auction" | "railroad-built" } & OnDistrict)
  | ({ kind: "auction-opened" | "district-unsold" } & OfDistrict)
  | ({ kind: "build-pressed" } & BuildPressed)
  | ({ kind: "block-built" } & BlockBuilt)
  | ({ kind: "bonus-built" | "bonus-removed" } & BonusOnDistrict)
  | ({ kind: "hazard-built" } & HazardOnDistrict)
  | ({ kind: "hazard-removed" } & HazardRemoved)
  | ({ kind: "deal-offered" } & DealOffered)
  | ({ kind: "deal-accepted" | "deal-refused" | "deal-expired" } & WithPartner)
  | ({ kind: "debt-cancelled" } & DebtCancelled)
  | ({ kind: "rent-paid" | "rent-refused" | "district-taken" } & PaidForRent)
  | ({ kind: "no-rent" } & NoRent)
  | ({ kind: "dodge-taken" } & DodgeTaken)
  | ({ kind: "debt" | "debt-paid" } & PaidToOwner)
  | ({ kind: "bankrupt" } & Bankrupt)
  | ({ kind: "jail-card-used" | "card-drawn" | "card-kept" | "card-used" } & OfCard)
  | ({ kind: "stays-in-jail" } & StaysInJail)
  | ({ kind: "neighbour-paid" } & NeighbourPaid)
);
