/** Boards drawn from numbers, as make_samples.py draws them, for the tests. */
import type { Piece } from "../types";
import { bankrupt, PAWNS, seatsOf } from "./acts";
import { viewOf } from "./count";
import figures from "./figures.json";
import type { Board, Holding, Position, Standing } from "./position";

const KINDS = ["school", "park", "wind", "power", "prison", "sewage"] as const;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Mulberry32. */
class Chance {
  constructor(private state: number) {}

  below(end: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let found = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    found ^= found + Math.imul(found ^ (found >>> 7), found | 61);
    return ((found ^ (found >>> 14)) >>> 0) % end;
  }

  onceIn(number: number): boolean {
    return this.below(number) === 0;
  }
}

export function drawn(board: Board, seed: number): Position {
  const chance = new Chance(seed);
  const choice = seatsOf(board.mode);
  const seats = choice[chance.below(choice.length)]!;
  const first = chance.below(PAWNS);
  const pawns = Array.from({ length: seats }, (_, seat) => (5 * seat + first) % PAWNS);
  const bare = chance.onceIn(6);
  const districts = owned(board, pawns, bare, chance);
  const sites = standing(board, chance);
  const players = pawns.map((pawn) => ({ pawn, name: "", cash: 20 * chance.below(bare ? 3 : 2000), out: false }));
  const position: Position = { phase: "play", layout: board.layout, players, turn: 0, round: 1, districts, sites };
  if (!chance.onceIn(3)) return position;
  const [debtor, creditor] = [chance.below(seats), chance.below(seats + 1)];
  return bankrupt(position, pawns[debtor]!, creditor === debtor ? null : (pawns[creditor] ?? null));
}

function owned(board: Board, pawns: number[], bare: boolean, chance: Chance): Record<string, Holding> {
  const most = figures.blocks + 1;
  return Object.fromEntries(
    board.districts.map(({ id }) => {
      const seat = chance.below(bare ? 4 * pawns.length : pawns.length + 1);
      const residential = bare ? 0 : chance.below(most);
      const industrial = bare ? 0 : chance.below(most - residential);
      const mortgage = chance.onceIn(5) ? 10 * chance.below(2000) : null;
      const owner = pawns[seat] ?? null;
      return [id, { owner, residential, industrial, mortgage: owner === null ? null : mortgage }];
    }),
  );
}

function standing(board: Board, chance: Chance): Standing[] {
  const found: Standing[] = [];
  const put = (piece: Piece, site: number, district: string | null) => {
    if (!found.some((one) => one.site === site)) found.push({ site, piece, district });
  };
  const putBeside = (piece: Piece, district: string) => {
    const { sites } = board.spaces[board.districts.find(({ id }) => id === district)!.space]!;
    put(piece, sites[chance.below(sites.length)]!, district);
  };
  for (const kind of KINDS) if (chance.onceIn(2)) put(kind, 1 + chance.below(board.sites.length), null);
  for (const { districts } of Object.values(board.colours)) {
    if (chance.onceIn(3)) putBeside("skyscraper", districts[chance.below(districts.length)]!);
  }
  for (const piece of ["stadium", "tower"] as const) {
    if (chance.onceIn(2)) putBeside(piece, board.districts[chance.below(board.districts.length)]!.id);
  }
  return found;
}

/** What is found on a board, in the order in which the rules tell it. */
export function foundOn(board: Board, position: Position): unknown[] {
  const { districts, players, ranking, decided_by } = viewOf(board, position);
  return [
    districts.map((one) => [one.owner, one.counted, one.spoiled, one.protected, one.rent, one.doubled, one.mortgage, one.worth, one.lift]),
    players.map((one) => [one.seat, one.out, one.cash, one.salary, one.wealth, one.districts]),
    ranking,
    decided_by,
  ];
}

/** Four letters for a text: FNV-1a. */
export function lettersOf(text: string): string {
  let found = 0x811c9dc5;
  for (const letter of new TextEncoder().encode(text)) found = Math.imul(found ^ letter, 0x01000193);
  return [0, 6, 12, 18].map((shift) => LETTERS[(found >>> shift) & 63]).join("");
}
