/** What a caption tells of a turn in a game of districts, and what it tells in passing. */
import type { Tells } from "../../board";

export const tells: Tells = {
  deeds: [
    "tower-built",
    "skyscraper-built",
    "stadium-built",
    "districts-swapped",
    "district-won",
    "district-taken",
    "district-bought",
    "hazard-built",
    "hazard-moved",
    "block-built",
    "railroad-built",
    "bonus-built",
    "hazard-removed",
    "bonus-removed",
    "mortgage-lifted",
    "auction-called",
    "mortgaged",
    "deal-offered",
    "district-declined",
  ],
  fates: [
    "match-ended",
    "bankrupt",
    "deal-accepted",
    "district-won",
    "debt-paid",
    "debt",
    "rent-paid",
    "rent-refused",
    "jailed",
    "stays-in-jail",
    "district-unsold",
    "deal-refused",
    "card-drawn",
    "neighbour-paid",
    "player-paid",
    "tax-paid",
    "toll-paid",
    "dodge-taken",
  ],
  otherwise: ["moved", "left-jail", "bail-paid", "dice-rolled", "bid-made", "out-of-auction", "build-pressed", "nothing-to-do"],
};

/** Auctions and deals go to and fro: how they ended is told. */
export const brief = ["bid-made", "out-of-auction", "auction-opened", "time-up", "round-over", "turn-passed"];
