/** Rents and wealth of a physical board, looked up in the tables that the rules have made: no rule is written here. */
import figures from "./figures.json";

export type Place = "nothing" | "bonus" | "hazard";

/** What stands on a district, as somebody at the table sees it. */
export interface Standing {
  residential: number;
  industrial: number;
  place: Place;
  mortgaged: boolean;
}

/** A board as far as it was told: by district, by colour, and whether the owner has the tower. */
export interface Board {
  districts: Record<string, Standing>;
  skyscrapers: string[];
  tower: boolean;
  /** The player whose wealth is counted. */
  owned: string[];
  cash: number;
}

export interface Rent {
  /** Blocks that count; the rent for them; and what is paid. */
  blocks: number;
  card: number;
  amount: number;
  doubling: Doubling;
}

export type Doubling = keyof typeof figures.rents;

export const DISTRICTS = figures.districts;
export const MOST_BLOCKS = figures.blocks;
export const EMPTY: Standing = { residential: 0, industrial: 0, place: "nothing", mortgaged: false };
export const NEW_BOARD: Board = { districts: {}, skyscrapers: [], tower: false, owned: [], cash: 0 };

const numberOf = (id: string): number => DISTRICTS.findIndex((district) => district.id === id);

export function standingOn(board: Board, district: string): Standing {
  return board.districts[district] ?? EMPTY;
}

export function rentOf(board: Board, district: string): Rent {
  const number = numberOf(district);
  const { residential, industrial, place, mortgaged } = standingOn(board, district);
  const blocks = figures.counted[place === "hazard" ? "hazard" : "clear"][residential]![industrial]!;
  const doubling = doublingOf(board.skyscrapers.includes(DISTRICTS[number]!.colour), board.tower);
  const due = figures.rents[doubling][number]![blocks]!;
  return { blocks, card: figures.rents.none[number]![blocks]!, amount: mortgaged ? figures.mortgaged : due, doubling };
}

function doublingOf(skyscraper: boolean, tower: boolean): Doubling {
  if (skyscraper && tower) return "both";
  return skyscraper ? "skyscraper" : tower ? "tower" : "none";
}

export function wealthOf(board: Board): number {
  return board.owned.reduce((sum, district) => sum + rentOf(board, district).amount, board.cash);
}
