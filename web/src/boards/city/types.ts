/** The engine's JSON for City, as far as the board reads it. */
import type * as told from "../../wire/events/city";
import type * as wire from "../../wire/views/city";
import type { GameEvent, Scene, View } from "../board";

export const COLOURS = ["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue"] as const;
export type Colour = (typeof COLOURS)[number];

export const PIECES = [
  "residential",
  "industrial",
  "rail",
  "stadium",
  "skyscraper",
  "tower",
  "park",
  "school",
  "water",
  "wind",
  "dump",
  "prison",
  "sewage",
  "power",
] as const;
export type Piece = (typeof PIECES)[number];

export type SquareSort = "go" | "district" | "chance" | "tax" | "permit" | "jail" | "auction" | "parking" | "arrest";

export interface DistrictScene {
  id: string;
  square: number;
  colour: Colour;
  names: Record<string, string>;
  price: number;
  /** Bare, and with one to eight blocks that count. */
  rents: number[];
  residential: number;
  industrial: number;
  skyscraper: number;
}

export interface SquareScene {
  id: string;
  number: number;
  sort: SquareSort;
  district: string | null;
  names: Record<string, string>;
  /** The salary, or the tax. */
  amount: number | null;
  bonus: Piece | null;
  hazard: Piece | null;
}

export interface PieceScene {
  names: Record<string, string>;
  /** null: as many as one likes. */
  stock: number | null;
  price: number | null;
  size: number | null;
}

export interface CardScene {
  id: string;
  number: number;
  /** What it is called in the hands of a player, if it is kept. */
  kept: string | null;
}

export interface CityScene {
  options: Record<string, unknown>;
  colours: Record<Colour, { names: Record<string, string>; districts: string[] }>;
  districts: DistrictScene[];
  squares: SquareScene[];
  cards: CardScene[];
  pieces: Record<Piece, PieceScene>;
  blocks: number;
}

export interface DistrictView extends wire.DistrictView {
  bonus: Piece | null;
  hazard: Piece | null;
}

export interface CityView extends wire.CityView {
  districts: DistrictView[];
}

export type PlayerView = wire.PlayerView;

type Costs = Pick<DistrictScene, "residential" | "industrial" | "skyscraper">;

/** A district with all that is known of it; what stands there is counted, what it costs is apart. */
export type Lot = Omit<DistrictScene, keyof Costs> & DistrictView & { costs: Costs };

export function lotsOf(scene: CityScene, view: CityView): Lot[] {
  return scene.districts.map(({ residential, industrial, skyscraper, ...title }, place) => {
    return { ...title, costs: { residential, industrial, skyscraper }, ...view.districts[place]! };
  });
}

/** Kept cards by the card that is drawn. */
export function keptOf(scene: CityScene): Map<string, string> {
  return new Map(scene.cards.flatMap(({ id, kept }) => (kept === null ? [] : [[id, kept]])));
}

export type CityEvent = told.Told;

export function cityScene(scene: Scene): CityScene {
  return scene as unknown as CityScene;
}

export function cityView(view: View): CityView {
  return view as unknown as CityView;
}

/** An event as the rules tell it; earlier rules may have told others, which the board leaves to the log. */
export function cityEvent(event: GameEvent): CityEvent {
  return event as unknown as CityEvent;
}
