/** What all parts of the board share: what can be chosen, what is pointed at, and whom to tell. */
import type { Phrases } from "../../i18n/phrases";
import type { Offer } from "../shared/offers";
import type { CityScene, CityView, Lot } from "./types";

export interface Desk {
  scene: CityScene;
  /** What is drawn: the view, or the picture of the step being animated. */
  view: CityView;
  lots: Lot[];
  phrases: Phrases;
  seat: number | null;
  offers: ReadonlyMap<string, Offer>;
  /** Some district can be chosen. */
  choosing: boolean;
  /** Targets that somebody points at. */
  highlight: ReadonlySet<string>;
  /** Districts that the draft has changed. */
  changed: ReadonlySet<string>;
  /** The district whose title is shown. */
  shown: string | null;
  choose: (target: string) => void;
  /** The pointer or the focus is on a target. */
  point: (target: string) => void;
}
