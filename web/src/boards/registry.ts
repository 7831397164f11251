/** The boards, each loaded when its first table is opened: those of the folders here that bring one. */
import type { GameInfo } from "../wire/types";
import type { BoardModule } from "./board";

const found = import.meta.glob<BoardModule>("./*/index.ts", { import: "board" });

export const boards: Record<string, () => Promise<BoardModule>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split("/")[1]!, load]),
);

/** Whether these pages can show a game. The server may have others, which are played in a terminal. */
export function hasBoard(game: string): boolean {
  return Object.hasOwn(boards, game);
}

/** Of the games that the server has, those that pages may offer. */
export function offeredOf(games: GameInfo[]): GameInfo[] {
  return games.filter(({ id }) => hasBoard(id));
}
