/** What the board of City calls things, in whole sentences for those who do not see it. */
import type { Phrases } from "../../i18n/phrases";
import type { Offer } from "../shared/offers";
import { builtLabel as built, hereLabel as playersHere, holdingLabel, joined, rentWords as rentIn, stateLabel } from "../shared/estate/words";
import type { CityScene, CityView, Lot, Piece } from "./types";

/** Everything on a plot but blocks, and the railroad. */
export function piecesOn(lot: Lot): Piece[] {
  const kind = lot.bonus ?? lot.hazard;
  return [
    ...(kind ? [kind] : []),
    ...(["stadium", "skyscraper", "tower", "rail"] as const).filter((piece) => lot[piece]),
  ];
}

export function builtLabel(lot: Lot, phrases: Phrases): string {
  return built(lot, piecesOn(lot), phrases);
}

/** A district and what stands there, and whether it can be chosen. */
export function lotLabel(lot: Lot, seat: number | null, offer: Offer | undefined, phrases: Phrases): string {
  return joined([holdingLabel(lot, seat, phrases), builtLabel(lot, phrases), stateLabel(offer, phrases)]);
}

/** How today's rent comes about, sentence by sentence. */
export function rentWords(lot: Lot, phrases: Phrases): string[] {
  const { hazard } = lot;
  return rentIn(lot, (idle) => (hazard ? [phrases.say("rent-hazard", { hazard: phrases.name("piece", hazard), idle })] : []), phrases);
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
  return playersHere(view.players.filter((player) => !player.out && player.square === square), phrases);
}

/** What is left of a piece; null if there is no end of it. */
export function stockOf(scene: CityScene, view: CityView, piece: Piece): { piece: Piece; left: number; all: number } | null {
  const all = scene.pieces[piece].stock;
  return all === null ? null : { piece, left: view.bank.stock[piece] ?? 0, all };
}
