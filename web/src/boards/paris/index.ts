/** Paris's part of the table. */
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Draft from "./Draft.svelte";
import Hand from "./Hand.svelte";
import Piles from "./Piles.svelte";
import PlayerExtras from "./PlayerExtras.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import TextTable from "./TextTable.svelte";
import { targetLabel } from "./words";

export const board: BoardModule = {
  Board,
  Draft,
  Hand,
  PlayerExtras,
  Piles,
  TextTable,
  ScoreSheet,
  targetLabel,
  flows: true,
  roomyExtras: true,
};
