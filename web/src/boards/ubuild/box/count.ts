/**
 * Rents, wealth and the ranking of a physical board, looked up in the tables that the rules have made: no rule is written
 * here. What is found is what the server would tell of such a match, so that the words of the board can be used for it.
 */
import type { DistrictView, PlayerView } from "../../../wire/views/ubuild";
import type { Piece, UBuildView } from "../types";
import figures from "./figures.json";
import { colourOf, holdingOf, touchedBy, type Board, type Player, type Position } from "./position";

type Doubling = keyof typeof figures.rents;
type District = keyof typeof figures.mortgages;
type Effect = "spoiled" | "protected";

const EFFECTS: Record<string, string | null> = figures.effects;

/** UB-5c The districts that something on a site spoils, or protects. */
function touchedWith(board: Board, { sites }: Position, effect: Effect): Set<string> {
  return new Set(sites.filter(({ piece }) => EFFECTS[piece] === effect).flatMap(({ site }) => touchedBy(board, site)));
}

/** The districts with which pieces of a kind are recorded. */
function recordedWith({ sites }: Position, piece: Piece): string[] {
  return sites.flatMap((one) => (one.piece === piece && one.district !== null ? [one.district] : []));
}

function doublingBy(skyscraper: boolean, tower: boolean): Doubling {
  if (skyscraper && tower) return "both";
  return skyscraper ? "skyscraper" : tower ? "tower" : "none";
}

export function districtsOf(board: Board, position: Position): DistrictView[] {
  const [spoiled, protectedOnes] = [touchedWith(board, position, "spoiled"), touchedWith(board, position, "protected")];
  const [skyscrapers, stadiums, towers] = (["skyscraper", "stadium", "tower"] as const).map((piece) => recordedWith(position, piece)) as [string[], string[], string[]];
  // UB-6a A skyscraper doubles its colour, the tower all that its owner has.
  const colours = new Set(skyscrapers.map((district) => colourOf(board, district)));
  const masters = new Set(towers.map((district) => holdingOf(position, district).owner));
  return board.districts.map(({ id, colour }) => {
    const { owner, residential, industrial, mortgage } = holdingOf(position, id);
    const counted = figures.counted[spoiled.has(id) ? "spoiled" : "clear"][residential]![industrial]!;
    const doubling = doublingBy(colours.has(colour), owner !== null && masters.has(owner));
    const [rent, worth] = [figures.rents[doubling][id as District][counted]!, figures.mortgages[id as District][counted]!];
    return {
      id,
      owner,
      residential,
      industrial,
      counted,
      spoiled: spoiled.has(id),
      protected: protectedOnes.has(id),
      skyscraper: skyscrapers.includes(id),
      stadium: stadiums.includes(id),
      tower: towers.includes(id),
      mortgaged: mortgage !== null,
      mortgage,
      // UB-8c Never less than the mortgage brought.
      lift: mortgage === null ? null : Math.max(mortgage, worth),
      worth: mortgage !== null || owner === null ? null : worth,
      changed: false,
      rent: mortgage === null ? rent : figures.mortgaged,
      doubled: figures.doubled[doubling],
    };
  });
}

function playerOf({ pawn, cash, out }: Player, districts: DistrictView[]): PlayerView {
  const own = districts.filter(({ owner }) => owner === pawn);
  // UB-11b Cash, and the rent of each district.
  const wealth = own.reduce((sum, { rent }) => sum + rent, cash);
  const salary = figures.salaries[own.some(({ stadium }) => stadium) ? 1 : 0]!;
  return { seat: pawn, out, cash, space: 0, jailed: false, tries: 0, districts: own.map(({ id }) => id), salary, wealth, score: wealth };
}

/** UB-11b By wealth, then cash, then districts. UB-11a The bankrupt comes last. In the order of the figures' `standing`. */
function standingOf({ out, wealth, cash, districts }: PlayerView): number[] {
  return [out ? 0 : 1, wealth, cash, districts.length];
}

/** The place at which two standings differ first; -1 if they are equal. */
function apart(one: number[], other: number[]): number {
  return one.findIndex((number, place) => number !== other[place]);
}

export function rankingOf(players: PlayerView[]): { ranking: number[][]; decided_by: string } {
  const order = players.toSorted((one, other) => {
    const [mine, theirs] = [standingOf(one), standingOf(other)];
    const place = apart(mine, theirs);
    return place < 0 ? 0 : theirs[place]! - mine[place]!;
  });
  const places: PlayerView[][] = [];
  for (const player of order) {
    const last = places.at(-1);
    if (last && apart(standingOf(last[0]!), standingOf(player)) < 0) last.push(player);
    else places.push([player]);
  }
  const [best, second] = places;
  const decided = best?.length === 1 && second ? figures.standing[apart(standingOf(best[0]!), standingOf(second[0]!))] : undefined;
  return { ranking: places.map((tied) => tied.map(({ seat }) => seat)), decided_by: decided ?? "tie" };
}

/** What goes on in a match, and is not kept here. */
const NOTHING = {
  game: "ubuild",
  phase: "",
  actors: [],
  turns: 0,
  rounds: null,
  time_up: false,
  dice: null,
  doubles: 0,
  build: { blocks: 0, moved: false },
  space: null,
  steps: 0,
  card: null,
  placing: null,
  moving: null,
  nested: [],
  bridges: [],
  bank: { money: 0, stock: {} },
  chance: { pile: 0, unseen: [], under: [], last: null },
  auction: null,
  debt: null,
  offer: null,
  offers_left: 0,
  truncated: false,
} satisfies Partial<UBuildView>;

/** A position as the server would tell it. */
export function viewOf(board: Board, position: Position): UBuildView {
  const districts = districtsOf(board, position);
  const players = position.players.map((player) => playerOf(player, districts));
  return {
    ...NOTHING,
    turn: position.players[position.turn]?.pawn ?? 0,
    first: position.players[0]?.pawn ?? 0,
    round: position.round,
    districts,
    sites: position.sites.toSorted((one, other) => one.site - other.site),
    players,
    over: position.phase === "over",
    ended_by: position.players.some(({ out }) => out) ? "bankruptcy" : null,
    ...rankingOf(players),
  };
}
