/** The engine's JSON for Room Share, as far as the board reads it. */
import type * as wire from "../../wire/views/roomshare";
import type { GameEvent, Scene, View } from "../board";

export const ARROWS = ["n", "e", "s", "w"] as const;
export type Arrow = (typeof ARROWS)[number];

export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export type FlatKind = "classic" | "suite" | "haunted" | "royal";

/** "b2n": the flat b2, its arrow upwards. */
export type Place = string;

export interface FlatScene {
  id: string;
  column: number;
  row: number;
  block: boolean;
  neighbours: Record<Arrow, string>;
}

export interface RoomShareScene {
  options: Record<string, unknown>;
  columns: number;
  rows: number;
  flats: FlatScene[];
  kinds: Record<FlatKind, { names: Record<string, string>; points: number }>;
  cards: Record<string, Record<string, string>>;
  colours: Record<Colour, Record<string, string>>;
  sharing: number;
  hand: number;
}

export interface FlatView extends wire.FlatView {
  kind: FlatKind | null;
  tenants: Record<Arrow, Colour | null>;
}

export interface PlayerView extends wire.PlayerView {
  colour: Colour;
  second: Colour | null;
}

export interface EvictionView extends wire.EvictionView {
  colour: Colour;
  direction: Arrow | null;
  lifted: Colour[];
}

export interface RoomShareView extends wire.RoomShareView {
  flats: FlatView[];
  players: PlayerView[];
  eviction: EvictionView | null;
}

export type RoomShareEvent =
  | { kind: "placed"; colour: Colour; place: Place; seat: number }
  | { kind: "taken"; colour: Colour; place: Place; seat: number }
  | { kind: "evicted"; flat: string; number: number }
  | { kind: "moved"; colour: Colour; from: Place; direction: Arrow; to: Place }
  | { kind: "stayed"; colour: Colour; place: Place }
  | { kind: "swapped" | "renovated"; places: Place[] }
  | { kind: "flat-laid"; flat: string; flat_kind: FlatKind }
  | { kind: "card-played"; seat: number; card: string }
  | { kind: "other" };

const KNOWN = new Set([
  "placed",
  "taken",
  "evicted",
  "moved",
  "stayed",
  "swapped",
  "renovated",
  "flat-laid",
  "card-played",
]);

export function roomShareScene(scene: Scene): RoomShareScene {
  return scene as unknown as RoomShareScene;
}

export function roomShareView(view: View): RoomShareView {
  return view as unknown as RoomShareView;
}

/** An event the board can draw; all the rest is told by the log. */
export function roomShareEvent(event: GameEvent): RoomShareEvent {
  return KNOWN.has(String(event.kind)) ? (event as unknown as RoomShareEvent) : { kind: "other" };
}

export function flatOf(place: Place): string {
  return place.slice(0, 2);
}

export function arrowOf(place: Place): Arrow {
  return place.slice(2) as Arrow;
}

export function cardKind(card: string): string {
  return card.replace(/\d+$/, "");
}

export function isColour(text: string): text is Colour {
  return (COLOURS as readonly string[]).includes(text);
}
