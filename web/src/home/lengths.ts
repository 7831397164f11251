/** About how long a match takes: turns of bots, as `tools/lengths.py` has measured them, each as long as people take for one. */
import { applies, valueOf } from "../wire/options";
import type { GameInfo, OptionInfo } from "../wire/types";

/** Turns of a match, by the number of players. */
type BySeats = Record<string, number>;

export interface Lengths {
  /** That people take for a turn. */
  seconds: number;
  /** With the usual options. */
  usual: BySeats;
  /** By option and value, each changed alone. What is a "clock" is the minutes of the match themselves. */
  options: Record<string, "clock" | Record<string, BySeats>>;
}

type Values = Record<string, unknown>;

const found = import.meta.glob<Lengths>("../boards/*/lengths.json", { import: "default", eager: true });

export const lengths: Record<string, Lengths> = Object.fromEntries(
  Object.entries(found).map(([path, measured]) => [path.split("/")[2]!, measured]),
);

/** The minutes of a match of so many with these options; null where nobody has measured it, or nobody can play it. */
export function minutesOf(game: GameInfo, values: Values, seats: number, measured = lengths[game.id]): number | null {
  let turns = measured?.usual[seats];
  if (measured === undefined || turns === undefined) return null;
  for (const option of game.options.filter((one) => applies(one, game, values, seats))) {
    const value = valueOf(game, values, option.name);
    // A number that no table can have, as while it is being typed, makes no match.
    if (option.kind === "number" && !(Number(value) >= option.low && Number(value) <= option.high)) return null;
    if (measured.options[option.name] === "clock") return Number(value);
    turns *= factorOf(option, value, seats, measured, game);
  }
  return (turns * measured.seconds) / 60;
}

/** How many times as long as usual the match is with this value of an option. */
function factorOf(option: OptionInfo, value: unknown, seats: number, measured: Lengths, game: GameInfo): number {
  const by = measured.options[option.name];
  const base = baseOf(option, measured, game)[seats];
  if (by === undefined || by === "clock" || base === undefined || value === option.default) return 1;
  if (option.kind !== "number") return (by[String(value)]?.[seats] ?? base) / base;
  const points = Object.entries(by).flatMap(([at, turns]): [number, number][] => (turns[seats] === undefined ? [] : [[Number(at), turns[seats]]]));
  return between([...points, [Number(option.default), base]], Number(value)) / base;
}

/** With the option as usual: what it needs may itself be another length. */
function baseOf({ needs }: OptionInfo, measured: Lengths, game: GameInfo): BySeats {
  const other = needs === null ? undefined : measured.options[needs.option];
  if (needs === null || other === undefined || other === "clock") return measured.usual;
  const usual = game.options.find(({ name }) => name === needs.option)?.default;
  return needs.value === usual ? measured.usual : (other[needs.value] ?? measured.usual);
}

/** On the line through the points beside it; below all of them in proportion, above as the last ones go on. */
function between(points: [number, number][], at: number): number {
  const [first, ...others] = points.toSorted(([one], [other]) => one - other);
  let [x, y] = first!;
  if (at <= x) return (y * at) / x;
  for (const [place, [right, turns]] of others.entries()) {
    if (at <= right || place === others.length - 1) return y + ((turns - y) * (at - x)) / (right - x);
    [x, y] = [right, turns];
  }
  return y;
}

/** As people say it: to five minutes, or to a quarter of an hour where there are many. */
export function rounded(minutes: number): number {
  const step = minutes < 58 ? 5 : 15;
  return Math.max(5, Math.round(minutes / step) * step);
}

/** From the quickest to the longest usual table. */
export function rangeOf(game: GameInfo): { low: number; high: number } | null {
  const all = game.usual_seats.flatMap((seats) => minutesOf(game, {}, seats) ?? []);
  return all.length === 0 ? null : { low: rounded(Math.min(...all)), high: rounded(Math.max(...all)) };
}
