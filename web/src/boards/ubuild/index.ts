/** U-Build's part of the table. */
import type { BoardModule } from "../board";
import { pause } from "../shared/estate/pause";
import { brief, tells } from "../shared/estate/tells";
import { assetLabel, targetLabel } from "../shared/estate/words";
import Board from "./Board.svelte";
import { answers, atOnce, bidding, declining, grave, lead, news, short } from "./gestures";
import Piles from "./Piles.svelte";
import PlayerExtras from "./PlayerExtras.svelte";
import { sounds } from "./sounds";

export const board: BoardModule = {
  Board,
  PlayerExtras,
  Piles,
  soon: [() => import("./Changes.svelte")],
  TextTable: () => import("./TextTable.svelte"),
  ScoreSheet: () => import("./ScoreSheet.svelte"),
  targetLabel: (target, phrases) => (target.startsWith("site:") ? phrases.say("site-name", { site: target.slice(6) }) : targetLabel(target, phrases)),
  assetLabel,
  lead,
  declining,
  atOnce,
  short,
  grave,
  pause,
  tells,
  brief,
  captionAt: "20%",
  sounds,
  asks: [264, 384, 340],
  ending: () => import("./ending"),
  bidding,
  answers,
  news,
  whole: "match",
  shape: 1.29,
  roomyExtras: true,
};
