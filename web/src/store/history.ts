/** The matches that were played to their end in this browser: it remembers them when the server has long forgotten. */
import type { TableSummary } from "../wire/types";
import { forgetKept, keepText, keptText } from "./memory";

export interface Played {
  table: string;
  game: string;
  /** When it ended, in ms. */
  at: number;
  names: string[];
  people: number[];
  mine: number[];
  winners: number[];
}

const PLAYED = "faubourg.played";
/** What ended before that was erased, and is not to come back from the server. */
const SINCE = "faubourg.played-since";
export const MOST_PLAYED = 200;

/** The latest first. */
export function played(): Played[] {
  try {
    const kept: unknown = JSON.parse(keptText(PLAYED) ?? "[]");
    return Array.isArray(kept) ? (kept as Played[]) : [];
  } catch {
    return [];
  }
}

/** Takes over what is new of a list of one's tables; all that is remembered now. */
export function notePlayed(tables: readonly TableSummary[]): Played[] {
  const before = played();
  const since = Number(keptText(SINCE) ?? 0);
  const known = new Set(before.map(({ table }) => table));
  const news = tables.filter(({ id, status, mine, updated }) => status === "over" && mine.length > 0 && !known.has(id) && updated > since);
  if (news.length === 0) return before;
  const all = [...news.map(playedAt), ...before].toSorted((one, other) => other.at - one.at).slice(0, MOST_PLAYED);
  keepText(PLAYED, JSON.stringify(all));
  return all;
}

function playedAt({ id, game, updated, names, people, mine, winners }: TableSummary): Played {
  return { table: id, game, at: updated, names, people, mine, winners };
}

export function erasePlayed(): void {
  // The clocks of the server and of this device may differ.
  keepText(SINCE, String(Math.max(Date.now(), ...played().map(({ at }) => at))));
  forgetKept(PLAYED);
}

export function isWon({ mine, winners }: Played): boolean {
  return winners.some((seat) => mine.includes(seat));
}

/** The others who were people. */
export function company({ names, people, mine }: Played): string[] {
  return people.filter((seat) => !mine.includes(seat)).map((seat) => names[seat] ?? "");
}

export interface Tally {
  game: string;
  played: number;
  won: number;
}

/** By game, the most played first. */
export function tallies(all: readonly Played[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const one of all) {
    const tally = found.get(one.game) ?? { game: one.game, played: 0, won: 0 };
    found.set(one.game, { ...tally, played: tally.played + 1, won: tally.won + Number(isWon(one)) });
  }
  return [...found.values()].toSorted((one, other) => other.played - one.played);
}
