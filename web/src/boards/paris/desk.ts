/** What all parts of the board share: what can be chosen, what is pointed at, and whom to tell. */
import type { Phrases } from "../../i18n/phrases";
import type { Offer } from "../shared/offers";
import type { ParisScene } from "./types";

export interface Desk {
  scene: ParisScene;
  phrases: Phrases;
  seat: number | null;
  offers: ReadonlyMap<string, Offer>;
  /** Targets that somebody points at. */
  highlight: ReadonlySet<string>;
  /** The lots that the step being animated is about. */
  busy: ReadonlySet<string>;
  /** Lots in the basket: choosing one takes it out again. */
  taken: ReadonlySet<string>;
  /** Streets that the draft built on. */
  changed: ReadonlySet<string>;
  choose: (target: string) => void;
  /** The pointer is on a target, or has left it. */
  point: (target: string | null) => void;
}
