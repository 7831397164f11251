/** The engine's JSON for U-Build, as far as the board reads it. */
import { estatesOf, type Costs } from "../shared/estate/types";
import type * as told from "../../wire/events/ubuild";
import type { DistrictScene, Piece, UBuildScene } from "../../wire/scenes/ubuild";
import type * as wire from "../../wire/views/ubuild";
import type { GameEvent, Scene, View } from "../../wire/position";

export type { Colour, Piece, SiteScene, SpaceScene, UBuildScene } from "../../wire/scenes/ubuild";
export type { PlayerView } from "../../wire/views/ubuild";

export const PIECES: readonly Piece[] = [
  "residential",
  "industrial",
  "skyscraper",
  "stadium",
  "tower",
  "school",
  "park",
  "wind",
  "power",
  "prison",
  "sewage",
];

export interface SiteView extends wire.SiteView {
  piece: Piece;
}

export interface UBuildView extends wire.UBuildView {
  sites: SiteView[];
}

/** A district with all that is known of it. */
export type Lot = Omit<DistrictScene, keyof Costs> & wire.DistrictView & { costs: Costs };

export function lotsOf(scene: UBuildScene, view: UBuildView): Lot[] {
  return estatesOf(scene.districts, view.districts);
}

export type UBuildEvent = told.Told;

export function ubuildScene(scene: Scene): UBuildScene {
  return scene as unknown as UBuildScene;
}

export function ubuildView(view: View): UBuildView {
  return view as unknown as UBuildView;
}

/** An event as the rules tell it; earlier rules may have told others, which the board leaves to the log. */
export function ubuildEvent(event: GameEvent): UBuildEvent {
  return event as unknown as UBuildEvent;
}
