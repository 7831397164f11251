/** What people tell of the physical board: whose turn it is, who owns what, what stands where. No rule is in it. */
import type { Piece, UBuildScene } from "../types";

export interface Player {
  /** Its colour and shape, 0 to 5: what the boards call a seat. */
  pawn: number;
  name: string;
  cash: number;
  /** Bankrupt. */
  out: boolean;
}

/** A district as somebody at the table sees it. `owner` is a pawn; `mortgage` what the bank paid for it. */
export interface Holding {
  owner: number | null;
  residential: number;
  industrial: number;
  mortgage: number | null;
}

/** What stands on a site, counted from 1; a skyscraper, the stadium and the tower are recorded with a district. */
export interface Standing {
  site: number;
  piece: Piece;
  district: string | null;
}

export interface Position {
  phase: "setup" | "play" | "over";
  layout: string;
  /** In the order of play; the first begins. */
  players: Player[];
  /** The place of whose turn it is. */
  turn: number;
  round: number;
  districts: Record<string, Holding>;
  sites: Standing[];
}

/** As much of a scene as counting takes. */
export type Board = Pick<UBuildScene, "mode" | "layout"> & {
  colours: Record<string, { districts: string[] }>;
  districts: Pick<UBuildScene["districts"][number], "id" | "space" | "colour">[];
  spaces: Pick<UBuildScene["spaces"][number], "district" | "sites">[];
  sites: Pick<UBuildScene["sites"][number], "spaces">[];
};

const UNTOUCHED: Holding = { owner: null, residential: 0, industrial: 0, mortgage: null };
/** The pieces that are recorded with a district. */
const RECORDED: ReadonlySet<Piece> = new Set<Piece>(["skyscraper", "stadium", "tower"]);

export function isRecorded(piece: Piece): boolean {
  return RECORDED.has(piece);
}

export function holdingOf(position: Position, district: string): Holding {
  return position.districts[district] ?? UNTOUCHED;
}

export function standingAt(position: Position, site: number): Standing | null {
  return position.sites.find((one) => one.site === site) ?? null;
}

/** The districts that a site touches. */
export function touchedBy(board: Board, site: number): string[] {
  return (board.sites[site - 1]?.spaces ?? []).flatMap((space) => board.spaces[space]?.district ?? []);
}

export function colourOf(board: Board, district: string): string {
  return board.districts.find(({ id }) => id === district)?.colour ?? "";
}
