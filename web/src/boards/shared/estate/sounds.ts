/** What is heard of a game of districts. */
import type { Sound } from "../../../sound/hearing";
import type * as city from "../../../wire/events/city";
import type * as ubuild from "../../../wire/events/ubuild";

export const estateSounds = {
  "dice-rolled": "dice",
  "salary-paid": "coin",
  "cash-paid": "coin",
  "cash-received": "coin",
  "bail-paid": "coin",
  "rent-paid": "coin",
  "debt-paid": "coin",
  "district-bought": "key",
  "bid-made": "bid",
  "district-won": "hammer",
  "block-built": "hammer",
  "stadium-built": "hammer",
  "skyscraper-built": "hammer",
  "tower-built": "hammer",
  jailed: "eviction",
  bankrupt: "eviction",
  "match-over": "victory",
} satisfies Partial<Record<city.Told["kind"] & ubuild.Told["kind"], Sound>>;
