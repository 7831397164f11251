/** The engine's JSON for Paris, as far as the board reads it. */
import type * as wire from "../../wire/views/paris";
import type { GameEvent, Scene, View } from "../board";

export const COLOURS = ["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue"] as const;
export type Colour = (typeof COLOURS)[number];
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

export type ParisEvent =
  | { kind: "card-drawn"; seat: number; colour: Colour; card: string | null }
  | { kind: "back-shown"; colour: Colour }
  | { kind: "rent-paid"; seat: number; colour: Colour; amount: number; lots: string[] }
  | { kind: "no-rent"; colour: Colour }
  | { kind: "pile-empty"; runs: number }
  | { kind: "reshuffled"; cards: number }
  | { kind: "lot-turned-up"; lot: string }
  | { kind: "lot-bought"; seat: number; lot: string; cost: number }
  | { kind: "house-built"; seat: number; lot: string; cost: number }
  | { kind: "hotel-built"; seat: number; lot: string; cost: number; houses: number }
  | { kind: "card-paid"; seat: number; card: string; value: number }
  | { kind: "action-paid"; seat: number; cost: number; paid: number; change: number }
  | { kind: "start-card"; seat: number; card: string; value: number }
  | { kind: "turn-passed"; seat: number }
  | { kind: "other" };

const KNOWN = new Set([
  "card-drawn",
  "back-shown",
  "rent-paid",
  "no-rent",
  "pile-empty",
  "reshuffled",
  "lot-turned-up",
  "lot-bought",
  "house-built",
  "hotel-built",
  "card-paid",
  "action-paid",
  "start-card",
  "turn-passed",
]);

export function parisScene(scene: Scene): ParisScene {
  return scene as unknown as ParisScene;
}

export function parisView(view: View): ParisView {
  return view as unknown as ParisView;
}

/** An event the board can draw; all the rest is told by the log. */
export function parisEvent(event: GameEvent): ParisEvent {
  return KNOWN.has(String(event.kind)) ? (event as unknown as ParisEvent) : { kind: "other" };
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
