/** Where the buttons lie over the drawing: a flat's covers it, an arrow's has a quarter of its flat. */
import { centre, spot, type Box, type Layout, type Point } from "./geometry";
import { idOf, sortOf, type Offer } from "../shared/offers";
import { arrowOf, flatOf, type Arrow } from "./types";

export interface Hit {
  target: string;
  offer: Offer | null;
  /** Opens the loupe on this flat instead of choosing. */
  opens: string | null;
  /** Something legal can be chosen here. */
  legal: boolean;
  box: Box;
  /** As CSS `clip-path`. */
  clip: string | null;
  /** Where the target is seen; the arrow keys go by it, and the focus is a ring of that radius, or the box. */
  at: Point;
  radius: number | null;
}

const CLIPS: Record<Arrow, string> = {
  n: "polygon(0 0, 100% 0, 50% 100%)",
  e: "polygon(100% 0, 100% 100%, 0 50%)",
  s: "polygon(0 100%, 100% 100%, 50% 0)",
  w: "polygon(0 0, 0 100%, 100% 50%)",
};

/** The half of a flat that holds the quarter of an arrow. */
function half(box: Box, arrow: Arrow): Box {
  const width = arrow === "n" || arrow === "s" ? box.width : box.width / 2;
  const height = arrow === "n" || arrow === "s" ? box.height / 2 : box.height;
  return {
    x: arrow === "e" ? box.x + box.width / 2 : box.x,
    y: arrow === "s" ? box.y + box.height / 2 : box.y,
    width,
    height,
  };
}

export function hitOf(offer: Offer, boxOf: (flat: string) => Box, layout: Layout): Hit {
  const id = idOf(offer.target);
  const box = boxOf(flatOf(id));
  if (sortOf(offer.target) === "flat") {
    return { target: offer.target, offer, opens: null, legal: offer.legal, box, clip: null, at: centre(box), radius: null };
  }
  const arrow = arrowOf(id);
  return {
    target: offer.target,
    offer,
    opens: null,
    legal: offer.legal,
    box: half(box, arrow),
    clip: CLIPS[arrow],
    at: spot(box, arrow, layout.tenant),
    radius: layout.tenant * 0.62,
  };
}

/** Where rooms are too small for fingers, one button a room; if there is something to choose from, it opens the loupe. */
export function coarseHits(offers: Offer[], boxOf: (flat: string) => Box): Hit[] {
  const rooms = new Map<string, Offer[]>();
  for (const offer of offers) {
    const flat = flatOf(idOf(offer.target));
    rooms.set(flat, [...(rooms.get(flat) ?? []), offer]);
  }
  return [...rooms].map(([flat, inside]) => {
    const box = boxOf(flat);
    const arrows = inside.filter((offer) => sortOf(offer.target) === "arrow");
    const only = arrows.length > 1 ? null : (arrows[0] ?? inside[0]!);
    return {
      target: only?.target ?? `flat:${flat}`,
      offer: only,
      opens: only ? null : flat,
      legal: inside.some((offer) => offer.legal),
      box,
      clip: null,
      at: centre(box),
      radius: null,
    };
  });
}
