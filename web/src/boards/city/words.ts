/** What the board calls things, in whole sentences for those who do not see it. */
import type { Phrases } from "../../i18n/phrases";
import { idOf, sortOf, type Offer } from "../shared/offers";
import { PIECES, type CityScene, type CityView, type Lot, type Piece } from "./types";

/** As it stands on a button. */
export function targetLabel(target: string, phrases: Phrases): string {
  const name = phrases.named(sortOf(target), idOf(target));
  return name.charAt(0).toLocaleUpperCase(phrases.language) + name.slice(1);
}

/** The piece that these targets are about. */
export function pieceOf(targets: string[]): Piece | null {
  return PIECES.find((piece) => targets.includes(`piece:${piece}`)) ?? null;
}

/** A district or a kept card. */
export function assetLabel(asset: string, phrases: Phrases): string {
  return phrases.named("asset", asset);
}

const FORMATS = new Map<string, Intl.NumberFormat>();

/** A sum of money, as the language writes it. */
export function amountOf(amount: number, phrases: Phrases): string {
  let format = FORMATS.get(phrases.language);
  if (!format) FORMATS.set(phrases.language, (format = new Intl.NumberFormat(phrases.language)));
  return format.format(amount);
}

/** What is written beside a plot: the rent, the price where nobody owns it, or that it is mortgaged. */
export function figureOf(lot: Lot, phrases: Phrases): string {
  if (lot.owner === null) return amountOf(lot.price, phrases);
  return lot.mortgaged ? phrases.say("plot-mortgaged") : amountOf(lot.rent, phrases);
}

export function stateLabel(offer: Offer | undefined, phrases: Phrases): string {
  if (!offer) return "";
  if (offer.picked) return phrases.say("offer-picked");
  if (offer.refusal) return phrases.say("offer-refused", { reason: phrases.refusal(offer.refusal) });
  return phrases.say(offer.legal ? "offer-legal" : "offer-instead");
}

/** Everything on a plot but blocks, and the railroad. */
export function piecesOn(lot: Lot): Piece[] {
  const kind = lot.bonus ?? lot.hazard;
  return [
    ...(kind ? [kind] : []),
    ...(["stadium", "skyscraper", "tower", "rail"] as const).filter((piece) => lot[piece]),
  ];
}

export function builtLabel(lot: Lot, phrases: Phrases): string {
  const { residential, industrial } = lot;
  const blocks = residential + industrial === 0 ? "" : phrases.say("lot-blocks", { residential, industrial });
  const pieces = piecesOn(lot).map((piece) => phrases.name("piece", piece));
  return joined([blocks, pieces.length ? phrases.say("lot-pieces", { pieces: phrases.joined(pieces) }) : ""]);
}

export function ownerLabel(lot: Lot, seat: number | null, phrases: Phrases): string {
  if (lot.owner === null) return phrases.say("lot-free", { price: lot.price });
  return phrases.say("lot-owner", { who: lot.owner === seat ? "you" : "other", name: phrases.player(lot.owner) });
}

/** A district and what stands there, and whether it can be chosen. */
export function lotLabel(lot: Lot, seat: number | null, offer: Offer | undefined, phrases: Phrases): string {
  const paying = lot.owner !== null && !lot.mortgaged ? phrases.say("lot-rent", { rent: lot.rent }) : "";
  return joined([
    phrases.say("lot-label", { district: phrases.name("district", lot.id), colour: phrases.colour(lot.colour) }),
    ownerLabel(lot, seat, phrases),
    paying || mortgageLabel(lot, phrases),
    builtLabel(lot, phrases),
    stateLabel(offer, phrases),
  ]);
}

function mortgageLabel(lot: Lot, phrases: Phrases): string {
  return lot.mortgaged ? phrases.say("lot-mortgaged", { sum: lot.mortgage ?? 0 }) : "";
}

/** How today's rent comes about, sentence by sentence; every number is the view's or the title's. */
export function rentWords(lot: Lot, phrases: Phrases): string[] {
  if (lot.owner === null) return [phrases.say("rent-free")];
  if (lot.mortgaged) return [mortgageLabel(lot, phrases)];
  const idle = lot.residential + lot.industrial - lot.counted;
  const found: string[] = [];
  if (lot.hazard && idle > 0) found.push(phrases.say("rent-hazard", { hazard: phrases.name("piece", lot.hazard), idle }));
  found.push(phrases.say("rent-counted", { counted: lot.counted, base: lot.rents[lot.counted] ?? 0 }));
  if (lot.doubled) found.push(phrases.say("rent-doubled", { by: lot.doubled, rent: lot.rent }));
  return found;
}

/** What the table is about besides the board: whose turn, the round or the hour, a debt, an auction. */
export function statusWords(view: CityView, seat: number | null, phrases: Phrases): string[] {
  const who = (one: number | null) => (one === null ? "bank" : one === seat ? "you" : "other");
  const name = (one: number | null) => (one === null ? "" : phrases.player(one));
  const found: string[] = [];
  if (view.auction) {
    const { district, bid, leader, low } = view.auction;
    found.push(phrases.say("status-auction", { district: phrases.name("district", district), bid, who: who(leader), name: name(leader), low }));
    const out = view.auction.out.map((one) => phrases.player(one, seat));
    if (out.length) found.push(phrases.say("status-out", { names: phrases.joined(out), count: out.length }));
  }
  if (view.offer) {
    const { proposer, partner, gives, gets } = view.offer;
    const districts = [...gives.districts, ...gets.districts].map((id) => phrases.name("district", id));
    const sides = { who: who(proposer), name: name(proposer), to: who(partner), partner: name(partner) };
    found.push(phrases.say("status-offer", { ...sides, districts: phrases.joined(districts), count: districts.length }));
  }
  if (view.debt) {
    const { debtor, creditor, amount, missing } = view.debt;
    found.push(phrases.say("status-debt", { who: who(debtor), name: name(debtor), to: who(creditor), creditor: name(creditor), amount, missing }));
  }
  return found;
}

export function roundLabel(view: CityView, phrases: Phrases): string {
  if (view.time_up) return phrases.say("status-time-up");
  const round = phrases.say("status-round", { round: view.round, rounds: view.rounds ?? 0 });
  return view.hour === null ? round : phrases.say("status-hour", { round, hour: view.hour });
}

/** What the unit shows: blocks that may still be built, a railroad, or nothing. */
export function unitLabel(view: CityView, phrases: Phrases): string {
  const { pressed, blocks, rail } = view.build;
  return phrases.say("status-unit", { shows: rail ? "rail" : blocks > 0 ? "blocks" : pressed ? "used" : "nothing", blocks });
}

/** Those who stand on a square. */
export function hereLabel(view: CityView, square: number, phrases: Phrases): string {
  const here = view.players.filter((player) => !player.out && player.square === square);
  const names = here.map((player) => (player.jailed ? phrases.say("here-jailed", { name: phrases.player(player.seat) }) : phrases.player(player.seat)));
  return names.length ? phrases.say("here", { names: phrases.joined(names) }) : "";
}

/** How many districts of each colour a player has. */
export function groupsOf(scene: CityScene, districts: string[]): { colour: Lot["colour"]; count: number; all: number }[] {
  return Object.entries(scene.colours)
    .map(([colour, { districts: all }]) => ({
      colour: colour as Lot["colour"],
      count: all.filter((id) => districts.includes(id)).length,
      all: all.length,
    }))
    .filter(({ count }) => count > 0);
}

export function joined(parts: string[]): string {
  return parts.filter(Boolean).join(" ");
}

/** What is left of a piece; null if there is no end of it. */
export function stockOf(scene: CityScene, view: CityView, piece: Piece): { piece: Piece; left: number; all: number } | null {
  const all = scene.pieces[piece].stock;
  return all === null ? null : { piece, left: view.bank.stock[piece] ?? 0, all };
}
