/** What is heard of U-Build. */
import type { Sound } from "../../sound/hearing";
import type { Told } from "../../wire/events/ubuild";
import { estateSounds } from "../shared/estate/sounds";

export const sounds = {
  ...estateSounds,
  "toll-paid": "coin",
  "player-paid": "coin",
  "bridge-opened": "bridge",
  "bridge-closed": "bridge",
} satisfies Partial<Record<Told["kind"], Sound>>;
