/** What of the building can be picked next. */
import type { Choice } from "../../wire/position";
import { idOf, offers, sortOf, type Offer } from "../shared/offers";
import { flatOf } from "./types";

/** Of the targets on the board, those that are buttons: an arrow says its flat too, so the flat need not be one. */
export function boardOffers(choices: Choice[], picked: string[]): Offer[] {
  const all = [...offers(choices, picked).values()];
  const arrows = all.filter((offer) => sortOf(offer.target) === "arrow");
  const busy = new Set(arrows.filter((offer) => !offer.refusal).map((offer) => flatOf(idOf(offer.target))));
  const flats = all.filter((offer) => sortOf(offer.target) === "flat" && !busy.has(idOf(offer.target)));
  return [...flats, ...arrows];
}

/** The flat that holds every arrow still to choose from, if there is just one. */
export function onlyFlat(board: Offer[]): string | null {
  const flats = new Set(
    board.filter((offer) => offer.legal && sortOf(offer.target) === "arrow").map((offer) => flatOf(idOf(offer.target))),
  );
  const others = board.some((offer) => offer.legal && sortOf(offer.target) === "flat");
  return flats.size === 1 && !others ? [...flats][0]! : null;
}

/** The colours to choose from, when the moves that are left differ in colour. */
export function colourOffers(choices: Choice[], picked: string[]): Offer[] {
  const colours = [...offers(choices, picked).values()].filter((offer) => sortOf(offer.target) === "colour");
  const moves = choices.filter((choice) => !choice.refusal && choice.targets.some((target) => sortOf(target) === "flat"));
  return moves.length && colours.length > 1 ? colours : [];
}
