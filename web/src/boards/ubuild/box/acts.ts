/** What people do at the physical board, as far as it is kept: each makes the next position of the one before. */
import type { Piece } from "../types";
import figures from "./figures.json";
import { districtsOf } from "./count";
import { holdingOf, isRecorded, touchedBy, type Board, type Holding, type Player, type Position, type Standing } from "./position";

export const PAWNS = 6;
/** More than all the money in the box. */
export const MOST_CASH = 999_990;
export const MOST_NAME = 24;

export function seatsOf(mode: string): number[] {
  return figures.seats[mode as keyof typeof figures.seats];
}

/** A box that was just opened. */
export function newPosition(layout: string): Position {
  const players = [0, 1].map((pawn) => ({ pawn, name: "", cash: 0, out: false }));
  return { phase: "setup", layout, players, turn: 0, round: 1, districts: {}, sites: [] };
}

// Before the match

export function withLayout(position: Position, layout: string, mode: string): Position {
  const most = Math.max(...seatsOf(mode));
  return { ...position, layout, players: position.players.slice(0, most) };
}

export function withPlayer(position: Position, place: number, change: Partial<Player>): Position {
  return { ...position, players: position.players.map((player, at) => (at === place ? { ...player, ...change } : player)) };
}

export function freePawns({ players }: Position): number[] {
  return Array.from({ length: PAWNS }, (_, pawn) => pawn).filter((pawn) => !players.some((player) => player.pawn === pawn));
}

export function withOneMore(position: Position): Position {
  const [pawn] = freePawns(position);
  if (pawn === undefined) return position;
  return { ...position, players: [...position.players, { pawn, name: "", cash: 0, out: false }] };
}

export function withoutPlayer(position: Position, place: number): Position {
  return { ...position, players: position.players.filter((_, at) => at !== place) };
}

/** Two players change places in the order of play. */
export function earlier(position: Position, place: number): Position {
  const players = [...position.players];
  const [before, player] = [players[place - 1], players[place]];
  if (!before || !player) return position;
  [players[place - 1], players[place]] = [player, before];
  return { ...position, players };
}

export function begin(position: Position, start: number): Position {
  const players = position.players.map((player) => ({ ...player, cash: start, out: false }));
  return { ...position, phase: "play", players, turn: 0, round: 1, districts: {}, sites: [] };
}

/** The same players on the same layout; nothing else stays. */
export function again(position: Position): Position {
  return { ...position, phase: "setup", turn: 0, round: 1, districts: {}, sites: [], players: position.players.map((player) => ({ ...player, out: false })) };
}

// Turns

/** UB-3i Clockwise; a round is over when everybody has had a turn. */
export function next(position: Position): Position {
  const turn = (position.turn + 1) % position.players.length;
  return { ...position, turn, round: position.round + (turn === 0 ? 1 : 0) };
}

export function end(position: Position): Position {
  return { ...position, phase: "over" };
}

export function goOn(position: Position): Position {
  return { ...position, phase: "play" };
}

// Districts

export function withHolding(position: Position, district: string, change: Partial<Holding>): Position {
  return { ...position, districts: { ...position.districts, [district]: { ...holdingOf(position, district), ...change } } };
}

/** Given back to the bank, a district loses its mortgage. */
export function withOwner(position: Position, district: string, owner: number | null): Position {
  return withHolding(position, district, owner === null ? { owner, mortgage: null } : { owner });
}

/** UB-8a The sum is recorded. */
export function mortgaged(board: Board, position: Position, district: string): Position {
  const worth = districtsOf(board, position).find(({ id }) => id === district)?.worth ?? null;
  return worth === null ? position : withHolding(position, district, { mortgage: worth });
}

export function lifted(position: Position, district: string): Position {
  return withHolding(position, district, { mortgage: null });
}

/** How many of a piece stand on the board. */
export function builtOf({ districts, sites }: Position, piece: Piece): number {
  if (piece !== "residential" && piece !== "industrial") return sites.filter((one) => one.piece === piece).length;
  return Object.values(districts).reduce((sum, holding) => sum + holding[piece], 0);
}

// Sites

/** UB-1e One for each site. What there is only one of leaves the site where it stood; so does the skyscraper of a colour. */
export function placed(board: Board, position: Position, standing: Standing): Position {
  const colour = (district: string | null) => board.districts.find(({ id }) => id === district)?.colour ?? null;
  const isSame = (one: Standing) => one.piece === standing.piece && colour(one.district) === colour(standing.district);
  const isOne = standing.piece !== "skyscraper";
  const others = position.sites.filter((one) => one.site !== standing.site && !(isOne ? one.piece === standing.piece : isSame(one)));
  return { ...position, sites: [...others, standing] };
}

export function cleared(position: Position, site: number): Position {
  return { ...position, sites: position.sites.filter((one) => one.site !== site) };
}

/** What may be told of a site: a piece that is recorded with a district stands beside that. */
export function canStand(board: Board, site: number, piece: Piece): boolean {
  return !isRecorded(piece) || touchedBy(board, site).length > 0;
}

// The end

/** UB-11a A player gets the cash and the titles that are not mortgaged; the bank gets the rest, or all. */
export function bankrupt(position: Position, debtor: number, creditor: number | null): Position {
  const cash = position.players.find(({ pawn }) => pawn === debtor)?.cash ?? 0;
  const players = position.players.map((player) => {
    if (player.pawn === debtor) return { ...player, cash: 0, out: true };
    return player.pawn === creditor ? { ...player, cash: player.cash + cash } : player;
  });
  const districts = Object.entries(position.districts).map(([id, holding]) => {
    if (holding.owner !== debtor) return [id, holding];
    return [id, { ...holding, owner: holding.mortgage === null ? creditor : null, mortgage: null }];
  });
  return { ...position, phase: "over", players, districts: Object.fromEntries(districts) };
}
