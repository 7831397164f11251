// Made by tools/wire.py from src/faubourg/games/ubuild/events.py. Do not edit.

export type Block = "residential" | "industrial";
export type Bonus = "school" | "park" | "wind";
export type Hazard = "power" | "prison" | "sewage";

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

/** In Beginner there is one die. */
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
  about: "match";
}

export interface MatchEnded {
  by: "decisions" | "bankruptcy" | "rounds" | "minutes";
}

export interface Moved {
  seat: number;
  from: number;
  to: number;
  by: "dice" | "card" | "card-back";
}

export interface TollPaid {
  seat: number;
  space: number;
  amount: number;
}

export interface OnBridge {
  seat: number;
  space: number;
}

export interface BonusBuilt {
  seat: number;
  piece: Bonus;
  site: number;
}

export interface HazardOnSite {
  seat: number;
  piece: Hazard;
  site: number;
}

/** By one step, from the site where it started. */
export interface HazardMoved {
  seat: number;
  piece: Hazard;
  site: number;
  amount: number;
  start: number;
}

/** Recorded with the district. */
export interface BuiltOnSite {
  seat: number;
  district: string;
  amount: number;
  site: number;
}

/** `open` is the half that is obeyed. */
export interface CardDrawn {
  seat: number;
  card: string;
  open: boolean;
}

/** The player gives the district, and gets the other one from its owner. */
export interface DistrictsSwapped {
  seat: number;
  district: string;
  owner: number;
  other: string;
}

/** All that can be told, each by a clause of the rules. */
export type Told = { clause: string } & (
  | ({ kind: "first-player" | "turn-passed" | "nothing-to-do" | "jailed" | "left-jail" } & BySeat)
  | ({ kind: "match-over" } & MatchOver)
  | ({ kind: "round-over" } & RoundOver)
  | ({ kind: "dice-rolled" } & DiceRolled)
  | ({ kind: "salary-paid" | "bail-paid" | "cash-paid" | "cash-received" } & Paid)
  | ({ kind: "district-bought" | "bid-made" | "district-won" | "mortgaged" | "mortgage-lifted" } & PaidForDistrict)
  | ({ kind: "district-declined" | "auction-called" | "out-of-auction" } & OnDistrict)
  | ({ kind: "auction-opened" | "district-unsold" } & OfDistrict)
  | ({ kind: "block-built" } & BlockBuilt)
  | ({ kind: "deal-offered" } & DealOffered)
  | ({ kind: "deal-accepted" | "deal-refused" } & WithPartner)
  | ({ kind: "debt-cancelled" } & DebtCancelled)
  | ({ kind: "rent-paid" } & PaidForRent)
  | ({ kind: "no-rent" } & NoRent)
  | ({ kind: "debt" | "debt-paid" | "player-paid" } & PaidToOwner)
  | ({ kind: "bankrupt" } & Bankrupt)
  | ({ kind: "stays-in-jail" } & StaysInJail)
  | ({ kind: "time-up" } & TimeUp)
  | ({ kind: "match-ended" } & MatchEnded)
  | ({ kind: "moved" } & Moved)
  | ({ kind: "toll-paid" } & TollPaid)
  | ({ kind: "bridge-opened" | "bridge-closed" } & OnBridge)
  | ({ kind: "bonus-built" } & BonusBuilt)
  | ({ kind: "hazard-built" | "hazard-removed" } & HazardOnSite)
  | ({ kind: "hazard-moved" } & HazardMoved)
  | ({ kind: "stadium-built" | "skyscraper-built" | "tower-built" } & BuiltOnSite)
  | ({ kind: "card-drawn" } & CardDrawn)
  | ({ kind: "districts-swapped" } & DistrictsSwapped)
);
