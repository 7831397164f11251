/** Lengths of matches, in words. */
import { say } from "../i18n/bundle";
import type { GameInfo } from "../wire/types";
import { lengths, rangeOf, rounded } from "./lengths";

function time(minutes: number): string {
  return say("length-time", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** "about 25 min" */
export function aboutMinutes(minutes: number): string {
  return say("length-about", { time: time(rounded(minutes)) });
}

/** "about 10 min to 25 min", or nothing where nobody has measured it. */
function aboutGame(game: GameInfo): string {
  const range = rangeOf(game);
  if (range === null) return "";
  const [low, high] = [time(range.low), time(range.high)];
  return low === high ? say("length-about", { time: low }) : say("length-between", { low, high });
}

/** How many play it, and about how long. */
export function aboutTable(game: GameInfo): string {
  const players = say("home-players", { low: Math.min(...game.seats), high: Math.max(...game.seats) });
  return [players, aboutGame(game)].filter(Boolean).join(" · ");
}

/** How it is known. */
export function howMeasured(game: string): string {
  const seconds = lengths[game]?.seconds;
  return seconds === undefined ? "" : say("length-how", { seconds });
}
