/** The layout on the bench as `Layout` draws it: what lies there, and around its end the hexagons to which it may go on. */
import type { Colour, SpaceSort } from "../../../wire/scenes/ubuild";
import type { End, PlaceLaid, SpaceLaid, SpaceOfTile, TileOffered, Workbench } from "../../../wire/requests/ubuild";
import type { Place, Plan, PlanSpace } from "../plan";
import { shortened } from "../words";
import { nameOf, tell } from "./words";

/** A way for the next tile to lie: the turn to its first hexagon, and for a double the bend to its second. */
export interface Way {
  turn: string;
  bend: string;
  places: Place[];
}

function planSpace(space: SpaceOfTile, { q, r }: Place, tile: number): PlanSpace {
  const name = nameOf(space.names);
  return { q, r, sort: space.sort as SpaceSort, colour: space.colour as Colour | null, tile, name, short: shortened(name, tell("tile-shorter")) };
}

export function planOfBench(bench: Workbench): Plan {
  const built = bench.left === 0 ? bench.sites : spotsOf(bench.ends);
  return planOfSpaces(bench.spaces, bench.railroads, built);
}

export function planOfSpaces(spaces: SpaceLaid[], railroads: PlaceLaid[], sites: Place[] = []): Plan {
  return { spaces: spaces.map((space) => planSpace(space, space, space.tile)), sites, railroads };
}

/** A tile by itself. */
export function planOfTile(tile: TileOffered, isTurned: boolean): Plan {
  const spaces = isTurned ? [...tile.spaces].reverse() : tile.spaces;
  return { spaces: spaces.map((space, q) => planSpace(space, { q, r: 0 }, 1)), sites: [], railroads: [] };
}

/** All hexagons to which the track may go on, each once. */
export function spotsOf(ends: End[]): Place[] {
  const found = new Map<string, Place>();
  for (const { q, r } of ends.flatMap((end) => [end, ...end.seconds])) found.set(`${q} ${r}`, { q, r });
  return [...found.values()];
}

export function isSame(one: Place, other: Place): boolean {
  return one.q === other.q && one.r === other.r;
}

/** How a single tile or a double may lie, of all that the server lets pass. */
export function waysOf(ends: End[], isDouble: boolean): Way[] {
  if (!isDouble) {
    return ends.filter(({ refusal }) => refusal === null).map(({ turn, q, r }) => ({ turn, bend: "", places: [{ q, r }] }));
  }
  return ends.flatMap((end) =>
    end.seconds
      .filter(({ refusal }) => refusal === null)
      .map(({ turn, q, r }) => ({ turn: end.turn, bend: turn, places: [{ q: end.q, r: end.r }, { q, r }] })),
  );
}
