/** The boards, each loaded when its first table is opened. */
import type { BoardModule } from "./board";

export const boards: Record<string, () => Promise<BoardModule>> = {
  roomshare: async () => (await import("./roomshare/index")).board,
};
