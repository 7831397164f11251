/** U-Build's part of the table. */
import type { BoardModule } from "../board";
import Figure from "../shared/estate/Figure.svelte";
import { pause } from "../shared/estate/pause";
import { brief, tells } from "../shared/estate/tells";
import { assetLabel, targetLabel } from "../shared/estate/words";
import Board from "./Board.svelte";
import { answers, atOnce, bidding, grave, lead, short } from "./gestures";
import Piles from "./Piles.svelte";
import PlayerExtras from "./PlayerExtras.svelte";
import { sounds } from "./sounds";
import { why } from "./why";

export const board: BoardModule = {
  Board,
  Figure,
  PlayerExtras,
  Piles,
  TextTable: () => import("./TextTable.svelte"),
  ScoreSheet: () => import("./ScoreSheet.svelte"),
  targetLabel: (target, phrases) => (target.startsWith("site:") ? phrases.say("site-name", { site: target.slice(6) }) : targetLabel(target, phrases)),
  assetLabel,
  lead,
  atOnce,
  short,
  grave,
  pause,
  tells,
  brief,
  captionAt: "20%",
  sounds,
  why,
  bidding,
  answers,
  whole: "match",
  shape: 1.29,
  roomyExtras: true,
};
