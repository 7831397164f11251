/** What the board calls things, in whole sentences for those who do not see it. */
import type { Phrases } from "../../i18n/phrases";
import { idOf, sortOf, type Offer } from "../shared/offers";
import type { Picture } from "./animation";
import { ARROWS, arrowOf, cardKind, flatOf, type RoomShareScene } from "./types";

/** A target by its name, without the id that sentences of the log add. */
export function targetLabel(target: string, phrases: Phrases): string {
  const id = idOf(target);
  switch (sortOf(target)) {
    case "flat":
      return phrases.name("address", id);
    case "arrow":
      return phrases.say("house-arrow", {
        address: phrases.name("address", flatOf(id)),
        arrow: phrases.name("arrow", arrowOf(id)),
      });
    case "colour":
      return phrases.colour(id);
    default:
      return phrases.name("card-kind", cardKind(id));
  }
}

/** A target of the board, who is there, and whether it can be chosen. */
export function offerLabel(offer: Offer, picture: Picture, scene: RoomShareScene, phrases: Phrases): string {
  const id = idOf(offer.target);
  const there = sortOf(offer.target) === "flat" ? flatContent(id, picture, scene, phrases) : placeContent(id, picture, phrases);
  return phrases.say("house-offer", {
    target: targetLabel(offer.target, phrases),
    there,
    state: stateLabel(offer, phrases),
  });
}

export function stateLabel(offer: Offer, phrases: Phrases): string {
  if (offer.picked) return phrases.say("house-picked");
  if (offer.refusal) return phrases.say("house-refused", { reason: phrases.refusal(offer.refusal) });
  return phrases.say(offer.legal ? "house-legal" : "house-instead");
}

function placeContent(place: string, picture: Picture, phrases: Phrases): string {
  const colour = picture.tenants.get(place);
  return colour ? phrases.say("house-taken", { colour: phrases.colour(colour) }) : phrases.say("house-free");
}

export function flatContent(flat: string, picture: Picture, scene: RoomShareScene, phrases: Phrases): string {
  const kind = picture.kinds.get(flat) ?? null;
  if (!kind) return phrases.say("house-unlaid");
  return phrases.say("house-content", {
    kind: phrases.name("flat-kind", kind),
    score: phrases.say("name-score", { score: scene.kinds[kind].points }),
    tenants: tenantsOf(flat, picture, phrases),
  });
}

/** "rouge vers le haut et vert vers le bas", or that nobody lives there. */
export function tenantsOf(flat: string, picture: Picture, phrases: Phrases): string {
  const found = ARROWS.flatMap((arrow) => {
    const colour = picture.tenants.get(flat + arrow);
    if (!colour) return [];
    return [phrases.say("house-resident", { colour: phrases.colour(colour), arrow: phrases.name("arrow", arrow) })];
  });
  return found.length ? phrases.joined(found) : phrases.say("house-nobody");
}
