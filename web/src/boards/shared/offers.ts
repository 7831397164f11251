/**
 * What can be picked next. The engine lists whole moves with their targets; picking one target keeps the moves that
 * contain it. Nothing here knows a rule of any game.
 */
import { kept } from "../../store/kept";
import { fitting } from "../../store/selection";
import type { Choice, Refusal } from "../../wire/position";

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

/** These offers, of which those that are as they were are the ones before: whoever draws them sees at once what has changed. */
export function keptOffers(now: Map<string, Offer>, before: ReadonlyMap<string, Offer>): Map<string, Offer> {
  for (const [target, offer] of now) now.set(target, kept(offer, before.get(target)));
  return now;
}
