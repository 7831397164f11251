/** What the games of districts and rents have in common, as far as their boards show it. */
import type * as cityScene from "../../../wire/scenes/city";
import type * as ubuildScene from "../../../wire/scenes/ubuild";
import type { AuctionView, DebtView, OfferView } from "../../../wire/views/ubuild";

export type Colour = cityScene.Colour & ubuildScene.Colour;

export const COLOURS: readonly Colour[] = ["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue"];

/** All that may be built in one of them. */
export type Piece = cityScene.Piece | ubuildScene.Piece;

/** A district as it stands. */
export interface District {
  id: string;
  owner: number | null;
  residential: number;
  industrial: number;
  counted: number;
  mortgaged: boolean;
  mortgage: number | null;
  rent: number;
  doubled: string | null;
}

/** What is printed on its title. */
export interface Deed {
  id: string;
  colour: Colour;
  names: Record<string, string>;
  price: number;
  rents: number[];
}

export interface Costs {
  residential: number;
  industrial: number;
  skyscraper: number;
}

/** A district with all that is known of it; what stands there is counted, what it costs is apart. */
export type Estate = Deed & District & { costs: Costs };

export interface Player {
  seat: number;
  out: boolean;
  cash: number;
  jailed: boolean;
  tries: number;
  districts: string[];
  salary: number;
  wealth: number;
  score: number;
}

/** A bargain, a debt or an auction that is open. */
export interface Open {
  auction: AuctionView | null;
  offer: OfferView | null;
  debt: DebtView | null;
}

/** Each as it was put together: a district that stands as it stood is the same one. */
const together = new WeakMap<object, { title: object; estate: object }>();

/** A district's title and how it stands, one beside the other. */
export function estatesOf<Title extends Deed & Costs, Now extends District>(titles: Title[], districts: Now[]): Both<Title, Now>[] {
  return titles.map((title, place) => {
    const now = districts[place]!;
    const known = together.get(now);
    if (known?.title === title) return known.estate as Both<Title, Now>;
    const { residential, industrial, skyscraper, ...rest } = title;
    const estate = { ...rest, costs: { residential, industrial, skyscraper }, ...now };
    together.set(now, { title, estate });
    return estate;
  });
}

type Both<Title, Now> = Omit<Title, keyof Costs> & Now & { costs: Costs };
