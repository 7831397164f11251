/** The signs of the squares that are no districts, and of kept cards, drawn in a square of 24. */
import { SIGNS } from "../shared/estate/signs";
import type { SquareSort } from "./types";

export const ICONS: Record<Exclude<SquareSort, "district" | "permit">, string> = {
  ...SIGNS,
  tax: "M2 21V10.500l5 3.200v-3.200l5 3.200v-3.200l4.500 3V3H21v18zM5.500 16.500v2h2.500v-2zM10.500 16.500v2H13v-2zM15.500 16.500v2H18v-2z",
  auction: "M13.500 2.500l7.500 7.500-2 2-1.200-1.200-3.600 3.600 1.200 1.200-2 2-7.500-7.500 2-2 1.200 1.200 3.600-3.600-1.200-1.200zM9.800 13.200l2 2-6.500 6.500-2-2zM13 20h9v2.200h-9z",
};

/** By the card: a key, a taxi, a crossed coin, a shield. */
export const CARD_ICONS: Record<string, string> = {
  jail1: "M8 4a6 6 0 0 1 5.700 8H22v4h-3v3h-4v-3h-1.300A6 6 0 1 1 8 4zm0 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  jail2: "M8 4a6 6 0 0 1 5.700 8H22v4h-3v3h-4v-3h-1.300A6 6 0 1 1 8 4zm0 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  taxi: "M9 3h6v2.500h2l2.500 5.500H22v7h-2a3 3 0 0 1-6 0h-4a3 3 0 0 1-6 0H2v-7h2.500L7 5.500h2zM8 7.500L6.500 11h11L16 7.500z",
  "tax-dodge": "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 0 0-5.500 11.300L16.300 6.500A7 7 0 0 0 12 5zm5.500 2.700L7.700 17.500A7 7 0 0 0 17.500 7.700z",
  dodge: "M12 1.500l9 3v7c0 6-4 9.500-9 11.500-5-2-9-5.500-9-11.500v-7zM10.700 15.500l6-6.500-1.900-1.700-4.200 4.700-2-1.900-1.800 1.900z",
};
