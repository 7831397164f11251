/** Tables as people usually want them, for any game: who sits there, for how long, and how quickly one must decide. */
import { lengths, minutesOf } from "../home/lengths";
import { countNear } from "../home/seats";
import { seatedByColour } from "../store/colour";
import type { GameInfo } from "../wire/types";
import type { SeatDraft, Who } from "./draft";

export interface Preset {
  /** The message `preset-<id>` names it. */
  id: string;
  /** At this screen, by the link, and played by bots. */
  mine: number;
  open: number;
  bots: number;
  /** How long it should take, if the game can be made so long; null is a usual match. */
  minutes: number | null;
  /** Seconds for a decision; 0 is no limit. */
  move: number;
}

export const PRESETS: readonly Preset[] = [
  { id: "phones", mine: 1, open: 1, bots: 0, minutes: 20, move: 0 },
  { id: "friends", mine: 1, open: 3, bots: 0, minutes: null, move: 0 },
  { id: "screen", mine: 2, open: 0, bots: 0, minutes: 20, move: 0 },
  { id: "alone", mine: 1, open: 0, bots: 2, minutes: 20, move: 0 },
  { id: "days", mine: 1, open: 1, bots: 0, minutes: null, move: 86_400 },
];

type Options = Record<string, unknown>;

/** So much more or less nobody minds. */
const NEAR = 0.15;

export function seatsOf(game: GameInfo, { mine, open, bots }: Preset): number {
  return countNear(game.usual_seats, mine + open + bots);
}

/**
 * Who sits where, oneself on the seat of one's colour; where the game wants more, bots do. `names` are those of the seats at
 * this screen, one after the other.
 */
export function peopleOf(game: GameInfo, preset: Preset, bot: string, names: readonly string[]): SeatDraft[] {
  const people = Array.from({ length: seatsOf(game, preset) }, (_, number) => ({ who: whoAt(number, preset, bot), name: names[number] ?? "" }));
  return seatedByColour(people);
}

function whoAt(number: number, { mine, open }: Preset, bot: string): Who {
  if (number < mine) return "me";
  return number < mine + open ? "open" : `bot:${bot}`;
}

/** The options with which a match of so many comes nearest to its length: the usual ones if they will do. */
export function optionsFor(game: GameInfo, preset: Preset): Options {
  const seats = seatsOf(game, preset);
  const wanted = preset.minutes;
  const usual = minutesOf(game, {}, seats);
  if (wanted === null || usual === null || Math.abs(usual - wanted) <= wanted * NEAR) return {};
  const off = (options: Options) => Math.abs((minutesOf(game, options, seats) ?? Infinity) - wanted);
  let best: Options = {};
  for (const options of numbersOf(game)) if (off(options) < off(best)) best = options;
  return best;
}

/** Every value of every number that a match's length depends on, with what it needs. What a clock ends is none of them. */
function numbersOf(game: GameInfo): Options[] {
  const measured = lengths[game.id]?.options ?? {};
  return game.options
    .filter(({ kind, name }) => kind === "number" && name in measured && measured[name] !== "clock")
    .flatMap(({ name, low, high, needs }) =>
      Array.from({ length: high - low + 1 }, (_, more) => ({ ...(needs ? { [needs.option]: needs.value } : {}), [name]: low + more })),
    );
}
