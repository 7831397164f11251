/** An auction as its panel needs it. What may be bid comes from the server: listed bids as choices, the rest as a form. */
import type { Choice, View } from "../wire/position";
import type { BidFormInfo, FormInfo } from "../wire/types";
import { legalOf } from "./selection";

/** The auction that a view tells of. */
export interface Auction {
  /** What is auctioned. */
  district: string;
  /** The highest bid, 0 while there is none, and whose it is. */
  bid: number;
  leader: number | null;
  low: number;
  /** Those who have dropped out. */
  out: number[];
  live: boolean;
  number: number;
}

export function auctionOf(view: View | null): Auction | null {
  const auction = view?.auction;
  return typeof auction === "object" && auction !== null && "bid" in auction ? (auction as Auction) : null;
}

/** The form of a bid; listed bids are choices of the same kind. */
export const BID_FORM = "bid";

export function bidFormOf(forms: readonly FormInfo[]): BidFormInfo | null {
  return forms.find((form) => form.kind === BID_FORM) ?? null;
}

/** A bid on a button; without a move it is an open one, to be asked for by its text. */
export interface Rung {
  amount: number;
  move: number | null;
}

/** The least bid, and the next listed ones above it. */
export function rungs(choices: Choice[], form: BidFormInfo | null, most: number): Rung[] {
  const listed = legalOf(choices)
    .filter(({ kind, cost }) => kind === BID_FORM && cost !== null)
    .map(({ move, cost }) => ({ amount: cost ?? 0, move }))
    .sort((one, other) => one.amount - other.amount);
  const least: Rung[] = form === null || listed[0]?.amount === form.low ? [] : [{ amount: form.low, move: null }];
  return [...least, ...listed].slice(0, most);
}

/** The listed move of an amount, if it has one. */
export function listedBid(choices: Choice[], amount: number): number | null {
  return legalOf(choices).find(({ kind, cost }) => kind === BID_FORM && cost === amount)?.move ?? null;
}

/** A bid that is not listed, as a choice. */
export function bidOf(amount: number, move: number): Choice {
  return { move, kind: BID_FORM, targets: [], cost: amount, refusal: null };
}

/** An open move in the game's notation. */
export function bidText(amount: number): string {
  return `bid ${amount}`;
}

/** How a seat stands in an auction: what the panel says to it. */
export type Standing = "opens" | "bids" | "leads" | "out" | "waits" | "watches";

/** `asked` is the kind of what the seat is asked, null when it is not; `opening` that of the question for the first bid. */
export function standing(auction: Auction, seat: number | null, asked: string | null, opening?: string): Standing {
  if (seat === null) return "watches";
  if (asked !== null) return asked === opening ? "opens" : "bids";
  if (auction.leader === seat) return "leads";
  return auction.out.includes(seat) ? "out" : "waits";
}
