/** The boards, each loaded when its first table is opened: those of the folders here that bring one. */
import type { BoardModule } from "./board";

const found = import.meta.glob<BoardModule>("./*/index.ts", { import: "board" });

export const boards: Record<string, () => Promise<BoardModule>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split("/")[1]!, load]),
);
