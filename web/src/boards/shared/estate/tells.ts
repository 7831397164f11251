/** What a caption tells of a turn in a game of districts, and what it tells in passing. */
import type { Tells } from "../../board";

export const tells: Tells = {
  deeds: [
    "tower-built",
    "skyscraper-built",
    "stadium-built",
    "deal-accepted",
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
    "mortgaged",
    "mortgage-lifted",
    "auction-called",
    "deal-offered",
    "deal-refused",
    "district-unsold",
    "district-declined",
  ],
  fates: [
    "match-ended",
    "bankrupt",
    "debt",
    "rent-paid",
    "rent-refused",
    "debt-paid",
    "jailed",
    "stays-in-jail",
    "card-drawn",
    "neighbour-paid",
    "player-paid",
    "tax-paid",
    "toll-paid",
    "dodge-taken",
  ],
  otherwise: ["moved", "left-jail", "bail-paid", "dice-rolled"],
};

/** Auctions and deals go to and fro: how they ended is told. */
export const brief = ["bid-made", "out-of-auction", "auction-opened", "time-up", "turn-passed"];
