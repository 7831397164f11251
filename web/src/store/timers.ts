/** What the clock counts at a table: an auction, an offer, the time of the match. */
import type { State, TimerInfo } from "../wire/types";
import { isAsked } from "./seats";

/** So many seconds before the end of a count are told. */
export const LAST_SECONDS = 5;
export function leftOf({ due }: TimerInfo, now: number): number {
  return Math.max(0, due - now);
}

/** The time of the match, by the kind that a board says counts it; every other count is of seconds, within a turn. */
export function wholeOf(timers: readonly TimerInfo[], whole: string | undefined): TimerInfo | null {
  return timers.find(({ kind }) => kind === whole) ?? null;
}

/** Of counts that run at once the longest: the auction, not what its opening price has of it. */
export function longestOf(timers: readonly TimerInfo[]): TimerInfo | null {
  return timers.reduce<TimerInfo | null>((found, timer) => (found && found.seconds > timer.seconds ? found : timer), null);
}

/** Those within a turn, for which whoever is asked should hurry. */
export function hastyOf(timers: readonly TimerInfo[], whole: string | undefined): TimerInfo[] {
  return timers.filter(({ kind }) => kind !== whole);
}

/** A seat may act while time runs: an auction, an offer, or the time for a move, which has begun. `own`: it is the seat's
 * own move that led there, of which the end is awaited, unless seconds count. */
export function isUrgent({ prompt, clock, timers }: State, whole: string | undefined, own: boolean): boolean {
  return isAsked(prompt) && (hastyOf(timers, whole).length > 0 || (clock !== null && !own));
}
