/** What is heard of Room Share. */
import type { Sound } from "../../sound/hearing";
import type { Told } from "../../wire/events/roomshare";

export const sounds = {
  placed: "key",
  evicted: "eviction",
  taken: "eviction",
  swapped: "key",
  renovated: "hammer",
  "match-over": "victory",
} satisfies Partial<Record<Told["kind"], Sound>>;
