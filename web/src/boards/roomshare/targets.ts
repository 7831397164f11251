/**
 * What can be picked next. The engine lists whole moves with their targets; picking one target keeps the moves that
 * contain it. Nothing here knows a rule of the game.
 */
import type { Choice, Refusal } from "../board";
import { fitting } from "../../store/selection";
import { flatOf } from "./types";

export interface Offer {
  target: string;
  /** Part of a legal move that fits all that is picked. */
  legal: boolean;
  picked: boolean;
  /** Part of a legal move, but not together with what is picked: choosing it replaces a pick. */
  instead: boolean;
  refusal: Refusal | null;
}

export function sortOf(target: string): string {
  return target.slice(0, target.indexOf(":"));
}

export function idOf(target: string): string {
  return target.slice(target.indexOf(":") + 1);
}

/** Every target of the choices, by its name. */
export function offers(choices: Choice[], picked: string[]): Map<string, Offer> {
  const found = new Map<string, Offer>();
  const next = new Set(fitting(choices, picked).flatMap((choice) => choice.targets));
  for (const choice of choices) {
    for (const target of choice.targets) {
      const chosen = picked.includes(target);
      const legal = next.has(target) && !chosen;
      const known = found.get(target);
      if (known && !known.refusal) continue;
      found.set(target, {
        target,
        legal: !choice.refusal && legal,
        picked: chosen,
        instead: !choice.refusal && !legal && !chosen,
        refusal: choice.refusal,
      });
    }
  }
  return found;
}

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
