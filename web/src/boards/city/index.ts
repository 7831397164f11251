/** City's part of the table. */
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { pause } from "../shared/estate/pause";
import { brief, tells } from "../shared/estate/tells";
import { answers, atOnce, bidding, declining, grave, lead, news, short } from "./gestures";
import Piles from "./Piles.svelte";
import PlayerExtras from "./PlayerExtras.svelte";
import { sounds } from "./sounds";
import { assetLabel, targetLabel } from "../shared/estate/words";

export const board: BoardModule = {
  Board,
  PlayerExtras,
  Piles,
  soon: [() => import("../shared/estate/Title.svelte")],
  TextTable: () => import("./TextTable.svelte"),
  ScoreSheet: () => import("./ScoreSheet.svelte"),
  targetLabel,
  assetLabel,
  lead,
  declining,
  atOnce,
  short,
  grave,
  pause,
  tells,
  brief,
  captionAt: "22%",
  sounds,
  asks: [256, 364, 340],
  ending: () => import("./ending"),
  bidding,
  answers,
  news,
  whole: "hour",
  Unit: () => import("./Unit.svelte"),
  shape: 1.26,
  roomyExtras: true,
};
