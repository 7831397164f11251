/** The count of a position, flat by flat, read off the view; the totals are the engine's own. */
import { ARROWS, type Colour, type FlatKind, type FlatView, type RoomShareScene, type RoomShareView } from "./types";

export interface FlatCount {
  flat: string;
  kind: FlatKind;
  points: number;
  counts: boolean;
  /** How many tenants of each player's own colour, by seat. */
  tenants: number[];
  /** Everybody there, second colours too. */
  residents: Colour[];
}

export function residentsOf(flat: FlatView): Colour[] {
  return ARROWS.flatMap((arrow) => flat.tenants[arrow] ?? []);
}

/** Every inhabited flat. */
export function countOf(view: RoomShareView, scene: RoomShareScene): FlatCount[] {
  return view.flats.flatMap((flat) => {
    const residents = residentsOf(flat);
    if (flat.kind === null || !residents.length) return [];
    return {
      flat: flat.id,
      kind: flat.kind,
      points: scene.kinds[flat.kind].points,
      counts: flat.counts,
      tenants: view.players.map((player) => residents.filter((colour) => colour === player.colour).length),
      residents,
    };
  });
}
