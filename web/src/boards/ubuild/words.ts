/** What the board of U-Build calls things, in whole sentences for those who do not see it. */
import type { Phrases } from "../../i18n/phrases";
import { builtLabel as built, hereLabel as playersHere, holdingLabel, joined, rentWords as rentIn, stateLabel } from "../shared/estate/words";
import type { Offer } from "../shared/offers";
import type { Lot, Piece, SiteView, UBuildScene, UBuildView } from "./types";

const HAZARDS: ReadonlySet<Piece> = new Set<Piece>(["power", "prison", "sewage"]);
const BONUSES: ReadonlySet<Piece> = new Set<Piece>(["school", "park", "wind"]);

export function isHazard(piece: Piece): boolean {
  return HAZARDS.has(piece);
}

export function isBonus(piece: Piece): boolean {
  return BONUSES.has(piece);
}

/** What is recorded with a district, wherever it stands. */
export function piecesOn(lot: Lot): Piece[] {
  return (["stadium", "skyscraper", "tower"] as const).filter((piece) => lot[piece]);
}

/** All that is built on the sites. */
type Ground = Pick<UBuildView, "sites">;

/** What stands on the sites beside a space. */
export function besides(scene: UBuildScene, view: Ground, space: number): SiteView[] {
  const sites = new Set(scene.spaces[space]?.sites);
  return view.sites.filter(({ site }) => sites.has(site));
}

export function builtLabel(lot: Lot, phrases: Phrases): string {
  return built(lot, piecesOn(lot), phrases);
}

/** Something, and the site it stands on. */
export function placed({ piece, site }: SiteView, phrases: Phrases): string {
  return phrases.say("site-piece", { piece: phrases.name("piece", piece), site });
}

/** What the sites beside a district do to it. */
export function besideLabel(scene: UBuildScene, view: Ground, lot: Lot, phrases: Phrases): string {
  // Whatever stands elsewhere is not looked at: its label is not written anew for it.
  if (!lot.spoiled && !lot.protected) return "";
  const there = besides(scene, view, lot.space);
  const named = (is: (piece: Piece) => boolean) => phrases.joined(there.filter(({ piece }) => is(piece)).map((one) => placed(one, phrases)));
  return joined([
    lot.spoiled ? phrases.say("lot-spoiled", { pieces: named(isHazard) }) : "",
    lot.protected ? phrases.say("lot-protected", { pieces: named(isBonus) }) : "",
  ]);
}

/** A district, what stands there and beside it, and whether it can be chosen. */
export function lotLabel(scene: UBuildScene, view: Ground, lot: Lot, seat: number | null, offer: Offer | undefined, phrases: Phrases): string {
  return joined([holdingLabel(lot, seat, phrases), builtLabel(lot, phrases), besideLabel(scene, view, lot, phrases), stateLabel(offer, phrases)]);
}

/** How today's rent comes about, sentence by sentence: which sites spoil or protect, and what doubles. */
export function rentWords(scene: UBuildScene, view: Ground, lot: Lot, phrases: Phrases): string[] {
  const there = besides(scene, view, lot.space);
  const named = (is: (piece: Piece) => boolean) => phrases.joined(there.filter(({ piece }) => is(piece)).map((one) => placed(one, phrases)));
  const words = rentIn(lot, (idle) => [phrases.say("rent-hazard", { hazard: named(isHazard), idle })], phrases);
  if (lot.protected) words.push(phrases.say("rent-protected", { bonus: named(isBonus) }));
  else if (lot.spoiled && lot.residential === 0) words.push(phrases.say("rent-threat", { hazard: named(isHazard) }));
  return words;
}

/** The districts that a site touches. */
export function touchedBy<One extends { space: number }>(scene: UBuildScene, lots: readonly One[], site: number): One[] {
  const spaces = scene.sites[site - 1]?.spaces ?? [];
  return lots.filter(({ space }) => spaces.includes(space));
}

export function siteLabel(scene: UBuildScene, view: Ground, lots: readonly { id: string; space: number }[], site: number, offer: Offer | undefined, phrases: Phrases): string {
  const there = view.sites.find((one) => one.site === site);
  const touched = touchedBy(scene, lots, site).map(({ id }) => phrases.name("district", id));
  return joined([
    there ? phrases.say("site-taken", { site, piece: phrases.name("piece", there.piece) }) : phrases.say("site-free", { site }),
    touched.length ? phrases.say("site-touches", { districts: phrases.joined(touched) }) : phrases.say("site-touches-none"),
    stateLabel(offer, phrases),
  ]);
}

/** A space that is no district, and what is known of it. */
export function spaceLabel(scene: UBuildScene, view: UBuildView, space: number, phrases: Phrases): string {
  const bridge = view.bridges.find((one) => one.space === space);
  const sort = scene.spaces[space]?.sort;
  return joined([
    phrases.say("space-label", { space: phrases.name("space", String(space)) }),
    bridge ? phrases.say("bridge-state", { state: bridge.open ? "open" : "closed", toll: scene.toll }) : "",
    sort === "go" ? phrases.say("go-salary", { salary: scene.salary }) : "",
  ]);
}

export function roundLabel(view: UBuildView, phrases: Phrases): string {
  if (view.time_up) return phrases.say("status-time-up");
  return phrases.say("status-round", { round: view.round, rounds: view.rounds ?? 0 });
}

export function diceLabel(view: UBuildView, phrases: Phrases): string {
  if (!view.dice) return phrases.say("status-no-dice");
  return phrases.say("status-dice", { count: view.dice.length, one: view.dice[0] ?? 0, two: view.dice[1] ?? 0 });
}

/** Those who stand on a space. */
export function hereLabel(view: Pick<UBuildView, "players">, space: number, phrases: Phrases): string {
  return playersHere(view.players.filter((player) => !player.out && player.space === space), phrases);
}

/** What the card that is being obeyed says, with the half that counts; else all of the last one. */
export function cardWording(view: UBuildView, phrases: Phrases): string | undefined {
  if (!view.card) return undefined;
  const { card, open } = view.card;
  const key = `card-${card}-${open ? "open" : "closed"}`;
  return phrases.say(phrases.knows(key) ? key : `card-${card}-open`);
}

export { shortened } from "../shared/estate/words";

/** What is left of a piece; null where the mode has none. */
export function stockOf(scene: UBuildScene, view: UBuildView, piece: Piece): { piece: Piece; left: number; all: number } | null {
  const all = scene.pieces[piece].stock;
  return all === 0 ? null : { piece, left: view.bank.stock[piece] ?? 0, all };
}
