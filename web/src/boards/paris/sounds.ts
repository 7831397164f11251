/** What is heard of Paris. */
import type { Sound } from "../../sound/hearing";
import type { Told } from "../../wire/events/paris";

export const sounds = {
  "rent-paid": "coin",
  "card-paid": "coin",
  "lot-bought": "key",
  "house-built": "hammer",
  "hotel-built": "hammer",
  "match-over": "victory",
} satisfies Partial<Record<Told["kind"], Sound>>;
