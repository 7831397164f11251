/** What is heard of City. */
import type { Sound } from "../../sound/hearing";
import type { Told } from "../../wire/events/city";
import { estateSounds } from "../shared/estate/sounds";

export const sounds = {
  ...estateSounds,
  "tax-paid": "coin",
  "neighbour-paid": "coin",
  "railroad-built": "hammer",
} satisfies Partial<Record<Told["kind"], Sound>>;
