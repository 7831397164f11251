/** The engine's JSON for Paris, as far as the board reads it. */
import type * as told from "../../wire/events/paris";
import type * as wire from "../../wire/views/paris";
import type { GameEvent, Scene, View } from "../board";

export type Colour = told.Colour;
export const COLOURS: readonly Colour[] = ["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue"];
export type LotSort = "street" | "station" | "utility";
export type Piece = "house" | "hotel";

export interface LotScene {
  id: string;
  sort: LotSort;
  colour: Colour | null;
  names: Record<string, string>;
  price: number;
  /** Bare, with one, two, three houses, with a hotel. */
  rents: number[] | null;
}

export interface CardScene {
  id: string;
  /** null: a start card. */
  back: Colour | null;
  value: number;
}

export interface ParisScene {
  options: Record<string, unknown>;
  colours: Record<Colour, { names: Record<string, string>; streets: string[] }>;
  lots: LotScene[];
  cards: CardScene[];
  prices: { house: number; hotel: number; direct: number };
  bank: { houses: number; hotels: number; tokens: number };
  points: { house: number; hotel: number; utility: number; stations: number[]; crisis: number };
  on_sale: number;
  /** So often the pile runs out before the end. */
  runs: number;
}

export type LotView = wire.LotView;
export type PlayerView = wire.PlayerView;
export type Points = wire.Points;

export interface MoneyView extends wire.MoneyView {
  back: Colour | null;
  paying: Colour | null;
}

export interface ParisView extends wire.ParisView {
  money: MoneyView;
}

export type ParisEvent = told.Told;

export function parisScene(scene: Scene): ParisScene {
  return scene as unknown as ParisScene;
}

export function parisView(view: View): ParisView {
  return view as unknown as ParisView;
}

/** An event as the rules tell it; earlier rules may have told others, which the board leaves to the log. */
export function parisEvent(event: GameEvent): ParisEvent {
  return event as unknown as ParisEvent;
}

/** What a lot is drawn as: its colour, or what it is. */
export function familyOf(lot: LotScene): Colour | "station" | "utility" {
  return lot.colour ?? (lot.sort === "station" ? "station" : "utility");
}

/** The back of a card by its id; null for a start card. */
export function backOf(card: string): Colour | null {
  const found = /^cash-([a-z]+)\d$/.exec(card)?.[1];
  return COLOURS.find((colour) => colour === found) ?? null;
}
