/** What the boards with districts and rents call things, in whole sentences for those who do not see them. */
import { headed } from "../../../i18n/head";
import type { Phrases } from "../../../i18n/phrases";
import { idOf, sortOf, type Offer } from "../offers";
import type { Colour, Estate, Open, Piece, Player } from "./types";

/** As it stands on a button. */
export function targetLabel(target: string, phrases: Phrases): string {
  return headed(phrases.named(sortOf(target), idOf(target)));
}

/** A name with its long words as a language shortens them: `pairs`, its `tile-shorter`, lists what becomes what. */
export function shortened(name: string, pairs: string): string {
  return pairs.split("|").reduce((found, pair) => {
    const [long = "", short = ""] = pair.split("=");
    return found.replace(long, short);
  }, name);
}

/** The piece that these targets are about. */
export function pieceOf(targets: string[]): Piece | null {
  const target = targets.find((one) => sortOf(one) === "piece");
  return target === undefined ? null : (idOf(target) as Piece);
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

/** What is written at a district: the rent, the price where nobody owns it, or that it is mortgaged. */
export function figureOf(lot: Estate, phrases: Phrases): string {
  if (lot.owner === null) return amountOf(lot.price, phrases);
  return lot.mortgaged ? phrases.say("plot-mortgaged") : amountOf(lot.rent, phrases);
}

export function stateLabel(offer: Offer | undefined, phrases: Phrases): string {
  if (!offer) return "";
  if (offer.picked) return phrases.say("offer-picked");
  if (offer.refusal) return phrases.say("offer-refused", { reason: phrases.refusal(offer.refusal) });
  return phrases.say(offer.legal ? "offer-legal" : "offer-instead");
}

/** What stands on a district: its blocks, and pieces. */
export function builtLabel(lot: Estate, pieces: readonly Piece[], phrases: Phrases): string {
  const { residential, industrial } = lot;
  const blocks = residential + industrial === 0 ? "" : phrases.say("lot-blocks", { residential, industrial });
  const names = pieces.map((piece) => phrases.name("piece", piece));
  return joined([blocks, names.length ? phrases.say("lot-pieces", { pieces: phrases.joined(names) }) : ""]);
}

export function ownerLabel(lot: Estate, seat: number | null, phrases: Phrases): string {
  if (lot.owner === null) return phrases.say("lot-free", { price: lot.price });
  return phrases.say("lot-owner", { who: lot.owner === seat ? "you" : "other", name: phrases.player(lot.owner) });
}

/** Whose a district is, and what it brings. */
export function holdingLabel(lot: Estate, seat: number | null, phrases: Phrases): string {
  const paying = lot.owner !== null && !lot.mortgaged ? phrases.say("lot-rent", { rent: lot.rent }) : "";
  const name = phrases.say("lot-label", { district: phrases.name("district", lot.id), colour: phrases.colour(lot.colour) });
  return joined([name, ownerLabel(lot, seat, phrases), paying || mortgageLabel(lot, phrases)]);
}

export function mortgageLabel(lot: Estate, phrases: Phrases): string {
  return lot.mortgaged ? phrases.say("lot-mortgaged", { sum: lot.mortgage ?? 0 }) : "";
}

/** How today's rent comes about, sentence by sentence; `spoiled` says why residential blocks do not count. Every number is the view's or the title's. */
export function rentWords(lot: Estate, spoiled: (idle: number) => string[], phrases: Phrases): string[] {
  if (lot.owner === null) return [phrases.say("rent-free")];
  if (lot.mortgaged) return [mortgageLabel(lot, phrases)];
  const idle = lot.residential + lot.industrial - lot.counted;
  const found = idle > 0 ? spoiled(idle) : [];
  found.push(phrases.say("rent-counted", { counted: lot.counted, base: lot.rents[lot.counted] ?? 0 }));
  if (lot.doubled) found.push(phrases.say("rent-doubled", { by: lot.doubled, rent: lot.rent }));
  return found;
}

/** What the table is about besides the board: a debt, an auction, an offer. */
export function statusWords(view: Open, seat: number | null, phrases: Phrases): string[] {
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

/** These players, where they are. */
export function hereLabel(here: readonly Player[], phrases: Phrases): string {
  const names = here.map((player) => (player.jailed ? phrases.say("here-jailed", { name: phrases.player(player.seat) }) : phrases.player(player.seat)));
  return names.length ? phrases.say("here", { names: phrases.joined(names) }) : "";
}

/** How many districts of each colour a player has. */
export function groupsOf(
  scene: { colours: Record<string, { districts: string[] }> },
  districts: readonly string[],
): { colour: Colour; count: number; all: number }[] {
  return Object.entries(scene.colours)
    .map(([colour, { districts: all }]) => ({
      colour: colour as Colour,
      count: all.filter((id) => districts.includes(id)).length,
      all: all.length,
    }))
    .filter(({ count }) => count > 0);
}

export function joined(parts: string[]): string {
  return parts.filter(Boolean).join(" ");
}
