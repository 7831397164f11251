/** The engine's JSON for City, as far as the board reads it. */
import type * as told from "../../wire/events/city";
import { estatesOf, type Costs } from "../shared/estate/types";
import type { CityScene, DistrictScene, Piece } from "../../wire/scenes/city";
import type * as wire from "../../wire/views/city";
import type { GameEvent, Scene, View } from "../../wire/position";

export type { CityScene, Colour, DistrictScene, Piece, SquareScene, SquareSort } from "../../wire/scenes/city";

export const PIECES: readonly Piece[] = [
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
];

export interface DistrictView extends wire.DistrictView {
  bonus: Piece | null;
  hazard: Piece | null;
}

export interface CityView extends wire.CityView {
  districts: DistrictView[];
}

export type PlayerView = wire.PlayerView;

/** A district with all that is known of it. */
export type Lot = Omit<DistrictScene, keyof Costs> & DistrictView & { costs: Costs };

export function lotsOf(scene: CityScene, view: CityView): Lot[] {
  return estatesOf(scene.districts, view.districts);
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
