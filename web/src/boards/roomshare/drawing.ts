/** What is drawn of a picture: the rooms, and what a draft changed in them. */
import type { Preview } from "../board";
import { pictureOf, walkersOf, type Picture, type Walker } from "./animation";
import type { Box, Plan } from "./geometry";
import { ARROWS, roomShareEvent, type Arrow, type Colour, type FlatKind, type Place, type RoomShareScene } from "./types";

export interface RoomDrawing {
  id: string;
  box: Box;
  kind: FlatKind | null;
  points: number | null;
  tenants: Partial<Record<Arrow, Colour>>;
  shared: boolean;
}

/** The rooms of a picture; whoever is `away` is on the way somewhere. */
export function roomsOf(scene: RoomShareScene, plan: Plan, picture: Picture, away: ReadonlySet<Place | null>): RoomDrawing[] {
  return scene.flats.map(({ id }) => {
    const tenants: Partial<Record<Arrow, Colour>> = {};
    for (const arrow of ARROWS) {
      const colour = picture.tenants.get(id + arrow);
      if (colour && !away.has(id + arrow)) tenants[arrow] = colour;
    }
    const kind = picture.kinds.get(id) ?? null;
    return {
      id,
      box: plan.box(id),
      kind,
      points: kind && scene.kinds[kind].points,
      tenants,
      shared: kind !== null && picture.counting.has(id) && scene.kinds[kind].points > 0,
    };
  });
}

export interface DraftMarks {
  /** Where somebody stands who did not before. */
  changed: ReadonlySet<Place>;
  /** Where somebody stood, and nobody does now. */
  left: [Place, Colour][];
  /** Who walked where. */
  trail: Walker[];
}

const WALKING = new Set(["moved", "swapped", "renovated"]);

/** A draft against the position it started from; nothing, without one. */
export function draftMarks(preview: Preview | null, now: Picture): DraftMarks {
  if (!preview) return { changed: new Set(), left: [], trail: [] };
  const before = pictureOf(preview.before);
  return {
    changed: new Set([...now.tenants].filter(([place, colour]) => before.tenants.get(place) !== colour).map(([place]) => place)),
    left: [...before.tenants].filter(([place]) => !now.tenants.has(place)),
    trail: preview.events
      .map(roomShareEvent)
      .filter((event) => WALKING.has(event.kind))
      .flatMap((event) => walkersOf(before, event)),
  };
}
