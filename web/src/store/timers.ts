/** What the clock counts at a table: an auction, an offer, the time of the match. */
import type { TimerInfo } from "../wire/types";

/** So many seconds before the end of a count are told. */
export const LAST_SECONDS = 5;
/** The time of the whole match; every other count is one of seconds, within a turn. */
const WHOLE = "hour";

export function leftOf({ due }: TimerInfo, now: number): number {
  return Math.max(0, due - now);
}

export function wholeOf(timers: readonly TimerInfo[]): TimerInfo | null {
  return timers.find(({ kind }) => kind === WHOLE) ?? null;
}

/** Of counts that run at once the longest: the auction, not what its opening price has of it. */
export function longestOf(timers: readonly TimerInfo[]): TimerInfo | null {
  return timers.reduce<TimerInfo | null>((found, timer) => (found && found.seconds > timer.seconds ? found : timer), null);
}

/** Those within a turn, for which whoever is asked should hurry. */
export function hastyOf(timers: readonly TimerInfo[]): TimerInfo[] {
  return timers.filter(({ kind }) => kind !== WHOLE);
}
