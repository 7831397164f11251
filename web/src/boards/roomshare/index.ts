/** Room Share's part of the table. */
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Colours from "./Colours.svelte";
import Hand from "./Hand.svelte";
import Piles from "./Piles.svelte";
import PlayerExtras from "./PlayerExtras.svelte";
import { sounds } from "./sounds";
import { targetLabel } from "./words";

export const board: BoardModule = {
  Board,
  Hand,
  PlayerExtras,
  Piles,
  TextTable: () => import("./TextTable.svelte"),
  ScoreSheet: () => import("./ScoreSheet.svelte"),
  targetLabel,
  first: { sort: "colour", question: "first-colour", Chips: Colours },
  plain: ["flat-laid"],
  tells: {
    deeds: ["evicted", "taken", "swapped", "renovated", "placed", "no-effect", "passed"],
    fates: ["match-ended", "reserve-empty"],
    otherwise: ["card-played"],
  },
  // On the roof: every storey and its name stay in sight.
  captionUnder: "12.6%",
  sounds,
  asks: [206, 272, 268],
  ending: () => import("./ending"),
};
