/** The engine's JSON for Room Share, as far as the board reads it. */
import type * as told from "../../wire/events/roomshare";
import type { Arrow, Colour, FlatKind, RoomShareScene } from "../../wire/scenes/roomshare";
import type * as wire from "../../wire/views/roomshare";
import type { GameEvent, Scene, View } from "../../wire/position";

export type { Arrow, Colour, FlatKind, FlatScene, RoomShareScene } from "../../wire/scenes/roomshare";

export const ARROWS: readonly Arrow[] = ["n", "e", "s", "w"];

export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green"];

/** "b2n": the flat b2, its arrow upwards. */
export type Place = string;

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

export type RoomShareEvent = told.Told;

export function roomShareScene(scene: Scene): RoomShareScene {
  return scene as unknown as RoomShareScene;
}

export function roomShareView(view: View): RoomShareView {
  return view as unknown as RoomShareView;
}

/** An event as the rules tell it; earlier rules may have told others, which the board leaves to the log. */
export function roomShareEvent(event: GameEvent): RoomShareEvent {
  return event as unknown as RoomShareEvent;
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
