/** The boards, each loaded when its first table is opened. */
import type { BoardModule } from "./board";

export const boards: Record<string, () => Promise<BoardModule>> = {
  city: async () => (await import("./city/index")).board,
  paris: async () => (await import("./paris/index")).board,
  roomshare: async () => (await import("./roomshare/index")).board,
};
