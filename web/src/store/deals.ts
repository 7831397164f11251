/**
 * Deals between two players, as forms and panels need them. What changes hands goes to the other of the two, so that an
 * offer is a partner, a set of assets, and cash one way or the other. Nothing here knows which offers are allowed.
 */
import type { Scene, View } from "../wire/position";
import type { DealFormInfo, FormInfo, State, Suggestion } from "../wire/types";

export interface Terms {
  partner: number;
  assets: string[];
  /** What the one who offers receives; below zero, what is paid. */
  cash: number;
}

export function dealFormOf(forms: readonly FormInfo[]): DealFormInfo | null {
  return forms.find((form) => form.kind === "deal") ?? null;
}

/** The id of the form in which an offer is composed, for the button that sends it. */
export const DEAL_FORM = "deal";

const NOTHING = "nothing";

/** An offer in the game's notation: `deal 1 red2+jail1 get 500`. */
export function dealText({ partner, assets, cash }: Terms): string {
  const names = assets.length === 0 ? NOTHING : assets.join("+");
  return `deal ${partner} ${names} ${cash > 0 ? "get" : "pay"} ${Math.abs(cash)}`;
}

/** What an offer in the game's notation says; null for anything else. */
export function readDeal(text: string): Terms | null {
  const found = /^deal (\d) (\S+) (get|pay) (\d+)$/.exec(text);
  if (found === null) return null;
  const [, partner, names, way, cash] = found;
  const assets = names === NOTHING ? [] : (names ?? "").split("+");
  return { partner: Number(partner), assets, cash: way === "get" ? Number(cash) : 0 - Number(cash) };
}

/** The same deal as the other of the two would offer it. */
export function turned({ assets, cash }: Terms, proposer: number): Terms {
  return { partner: proposer, assets, cash: 0 - cash };
}

interface Holder {
  cash: number;
  holds: (asset: string) => boolean;
}

function holderAt(view: View, seat: number): Holder {
  const players: unknown[] = Array.isArray(view.players) ? view.players : [];
  const player = players[seat];
  if (typeof player !== "object" || player === null) return { cash: 0, holds: () => false };
  const lists = Object.values(player).filter((value) => Array.isArray(value));
  const cash = "cash" in player && typeof player.cash === "number" ? player.cash : 0;
  return { cash, holds: (asset) => lists.some((list) => list.includes(asset)) };
}

/** Of these assets, those that a seat holds: they are in one of the lists of its line in the view. */
export function heldBy(view: View, seat: number, assets: readonly string[]): string[] {
  const { holds } = holderAt(view, seat);
  return assets.filter(holds);
}

export function cashOf(view: View, seat: number): number {
  return holderAt(view, seat).cash;
}

/** What one side of a deal gives. */
export interface Side {
  assets: string[];
  cash: number;
}

/** What each of the two would give. */
export function sidesOf(view: View, proposer: number, { partner, assets, cash }: Terms): { gives: Side; gets: Side } {
  return {
    gives: { assets: heldBy(view, proposer, assets), cash: Math.max(0, 0 - cash) },
    gets: { assets: heldBy(view, partner, assets), cash: Math.max(0, cash) },
  };
}

interface Given {
  districts: string[];
  cards: string[];
  cash: number;
}

/** A rent that a deal would change. */
export interface RentChange {
  district: string;
  before: number;
  after: number;
}

/** The offer that a view tells of: from its proposer to the partner, and back. */
export interface Offer {
  proposer: number;
  partner: number;
  gives: Side;
  gets: Side;
  /** How much of a debt it cancels. */
  cancels: number;
  rents: RentChange[];
  /** How many offers the proposer has left after this one. */
  offersLeft: number;
}

interface OfferIn {
  proposer: number;
  partner: number;
  gives: Given;
  gets: Given;
  cancels: number;
  offers_left: number;
  rents: RentChange[];
}

function sideOf({ districts, cards, cash }: Given): Side {
  return { assets: [...districts, ...cards], cash };
}

export function offerOf(view: View | null): Offer | null {
  const offer = view?.offer;
  if (typeof offer !== "object" || offer === null || !("gives" in offer)) return null;
  const { proposer, partner, gives, gets, cancels, offers_left, rents } = offer as OfferIn;
  return { proposer, partner, gives: sideOf(gives), gets: sideOf(gets), cancels, rents, offersLeft: offers_left };
}

/** The offer on the table as terms, as its proposer has written it. */
export function termsOf({ partner, gives, gets, cancels }: Offer): Terms {
  return { partner, assets: [...gives.assets, ...gets.assets], cash: gets.cash + cancels - gives.cash };
}

/** The debt that a view tells of. */
export interface Debt {
  debtor: number;
  /** Null is the bank. */
  creditor: number | null;
  amount: number;
  missing: number;
  /** What mortgages would bring in all. */
  mortgages: number;
  offers_left: number;
  /** The cards in the debtor's hand any of which settles it, in games that have such cards. */
  cards?: string[];
}

export function debtOf(view: View | null): Debt | null {
  const debt = view?.debt;
  return typeof debt === "object" && debt !== null && "debtor" in debt ? (debt as Debt) : null;
}

/** How many offers the seat that composes one has left. */
export function offersLeft(view: View): number {
  const left = debtOf(view)?.offers_left ?? view.offers_left;
  return typeof left === "number" ? left : 0;
}

/** What each of the two would have after a deal. */
export function afterwards(
  view: View,
  proposer: number,
  partner: number,
  { gives, gets }: { gives: Side; gets: Side },
  dealable: readonly string[],
): { who: number; assets: string[]; cash: number }[] {
  const then = (who: number, from: Side, to: Side) => ({
    who,
    assets: [...heldBy(view, who, dealable).filter((asset) => !from.assets.includes(asset)), ...to.assets],
    cash: cashOf(view, who) - from.cash + to.cash,
  });
  return [then(proposer, gives, gets), then(partner, gets, gives)];
}

/** All that may change hands in a match. */
export function dealableIn(scene: Scene | null): string[] {
  return Array.isArray(scene?.dealable) ? scene.dealable.map(String) : [];
}

/** Whether this position came about by an offer of that seat. */
export function hasOffered(state: State, seat: number | null): boolean {
  return state.actor === seat && seat !== null && offerOf(state.view)?.proposer === seat;
}

/** What was suggested holds until the turn passes, or until its reader makes an offer. */
export function isSettled(suggestion: Suggestion | null, before: State, after: State): boolean {
  if (suggestion === null) return false;
  return hasOffered(after, suggestion.to) || after.undo_to !== null || before.view.turn !== after.view.turn;
}
