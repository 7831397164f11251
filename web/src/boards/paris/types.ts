/** The engine's JSON for Paris, as far as the board reads it. */
import type * as told from "../../wire/events/paris";
import type { Colour, LotScene, ParisScene } from "../../wire/scenes/paris";
import type * as wire from "../../wire/views/paris";
import type { GameEvent, Scene, View } from "../../wire/position";

export type { Colour, LotScene, LotSort, ParisScene } from "../../wire/scenes/paris";

export const COLOURS: readonly Colour[] = ["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue"];
export type Piece = "house" | "hotel";

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
