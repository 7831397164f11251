/** Paris's part of the table. */
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Draft from "./Draft.svelte";
import Hand from "./Hand.svelte";
import Piles from "./Piles.svelte";
import PlayerExtras from "./PlayerExtras.svelte";
import { sounds } from "./sounds";
import { targetLabel } from "./words";

export const board: BoardModule = {
  Board,
  Draft,
  Hand,
  PlayerExtras,
  Piles,
  TextTable: () => import("./TextTable.svelte"),
  ScoreSheet: () => import("./ScoreSheet.svelte"),
  targetLabel,
  usual: "done",
  tells: {
    deeds: ["hotel-built", "lot-bought", "house-built", "card-drawn", "passed"],
    fates: ["match-ended", "last-turn", "rent-paid"],
  },
  sounds,
  asks: [320, 400, 430],
  ending: () => import("./ending"),
  flows: true,
  roomyExtras: true,
};
