/** A layout as it is drawn, whether a match is played on it or it is only being built: plain facts, no rules. */
import type { Colour, SpaceSort, UBuildScene } from "../../wire/scenes/ubuild";

/** A hexagon in axial coordinates. */
export interface Place {
  q: number;
  r: number;
}

export interface PlanSpace extends Place {
  sort: SpaceSort;
  /** Of a district. */
  colour: Colour | null;
  /** Which tile it is part of: the two halves of a double have the same. */
  tile: number;
  name: string;
  /** Where there is no room for all of it. */
  short?: string;
}

export interface Plan {
  /** In walking order. */
  spaces: PlanSpace[];
  /** The first is site 1. */
  sites: Place[];
  /** None, or those before and behind an open track. */
  railroads: Place[];
}

/** The layout of a match, with names in a language, and how they are shortened. */
export function planOf(scene: UBuildScene, language: string, shortened: (name: string) => string = (name) => name): Plan {
  const colours = new Map(scene.districts.map(({ id, colour }) => [id, colour]));
  return {
    spaces: scene.spaces.map(({ q, r, sort, district, tile, names }) => {
      const name = names[language] ?? "";
      return { q, r, sort, tile, colour: district === null ? null : (colours.get(district) ?? null), name, short: shortened(name) };
    }),
    sites: scene.sites,
    railroads: scene.railroads,
  };
}
