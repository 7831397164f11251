/** The table being set up: seats and options as the form has them, and as the server wants them. */
import { numberIn } from "../ui/figure.svelte";
import { applies } from "../wire/options";
import type { GameInfo, NewTable, OptionInfo, Place } from "../wire/types";
import type { OwnFigures } from "./figures";

/** "me", "open", or "bot:" and its strength. */
export type Who = "me" | "open" | `bot:${string}`;

export interface SeatDraft {
  who: Who;
  name: string;
}

export interface TimeDraft {
  /** Seconds; 0 is no limit. */
  move: number;
  bank: number;
}

export interface SettingsDraft {
  open: boolean;
  watch: boolean;
  chat: boolean;
  live_score: boolean;
  hints: boolean;
  /** Seconds in which nobody may put a bot for somebody who has gone. */
  grace: number;
}

export const MOVE_TIMES = [0, 30, 60, 120, 300, 86_400, 259_200];
export const GRACES = [30, 60, 120, 300, 600];
export const BANKS = [0, 120, 300, 900, 3_600, 86_400];

/** How a stretch of time is said: the unit, and how many of it. */
export function stretch(seconds: number): { unit: "none" | "seconds" | "minutes" | "hours" | "days"; count: number } {
  if (seconds === 0) return { unit: "none", count: 0 };
  if (seconds < 60) return { unit: "seconds", count: seconds };
  if (seconds < 3_600) return { unit: "minutes", count: seconds / 60 };
  return seconds < 86_400 ? { unit: "hours", count: seconds / 3_600 } : { unit: "days", count: seconds / 86_400 };
}

/** Options that say who begins and which colours are where; the others are the rules proper. */
export function isArrangement(option: OptionInfo): boolean {
  return option.kind === "order" || option.kind === "seat";
}

/** How many things an order option wants with that many seats: one each, within its limits. */
export function lengthOf(option: OptionInfo, seats: number): number {
  return Math.max(option.low, Math.min(option.high, seats));
}

/** A whole order, of which a table takes as much as it has seats: what was chosen first, then the rest as it comes. */
export function wholeOrder(option: OptionInfo, value: unknown): string[] {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return [...chosen, ...option.values.filter((one) => !chosen.includes(one))];
}

/** What a table of that many seats takes of a value. The form keeps all of it: other seats may come back. */
export function fitted(option: OptionInfo, value: unknown, seats: number): unknown {
  if (option.kind === "text") return String(value ?? "").trim();
  if (option.kind === "seat") return typeof value === "number" && value < seats ? value : null;
  if (option.kind === "order" && Array.isArray(value)) return wholeOrder(option, value).slice(0, lengthOf(option, seats));
  return value;
}

/** Only what has an effect and differs from the default is sent, so that the rules decide the rest. */
export function chosenOptions(game: GameInfo, values: Record<string, unknown>, seats: number): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const option of game.options.filter((one) => applies(one, game, values, seats))) {
    const value = fitted(option, option.name in values ? values[option.name] : option.default, seats);
    if (JSON.stringify(value) !== JSON.stringify(option.default)) chosen[option.name] = value;
  }
  return chosen;
}

/** What a form begins with: the usual, and what its address says: `?game=…&layout=…`. */
export function firstOptions(game: GameInfo, address: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(game.options.map((option) => [option.name, saidBy(address.get(option.name), option) ?? option.default]));
}

/** Null where the address says nothing of the option, or nothing that a control could show. */
function saidBy(text: string | null, option: OptionInfo): unknown {
  if (text === null || option.kind === "text") return text;
  if (option.kind === "choice") return option.values.includes(text) ? text : null;
  if (option.kind === "flag") return { true: true, false: false }[text] ?? null;
  const number = option.kind === "number" ? numberIn(text) : null;
  return number !== null && number >= option.low && number <= option.high ? number : null;
}

function placeOf(seat: SeatDraft, fallback: string, botName: (bot: string) => string): Place {
  if (seat.who === "open") return { kind: "open" };
  if (seat.who === "me") return { kind: "me", name: seat.name.trim() || fallback };
  const bot = seat.who.slice("bot:".length);
  return { kind: "bot", bot, name: botName(bot) };
}

export function wanted(
  game: GameInfo,
  seats: readonly SeatDraft[],
  options: Record<string, unknown>,
  settings: SettingsDraft,
  time: TimeDraft,
  figures: OwnFigures | null,
  words: { player: (number: number) => string; bot: (bot: string, number: number, among: number) => string },
): NewTable {
  const among = (who: Who) => seats.filter((seat) => seat.who === who).length;
  const before = (who: Who, place: number) => seats.slice(0, place).filter((seat) => seat.who === who).length;
  const places = seats.map((seat, place) =>
    placeOf(seat, words.player(place + 1), (bot) => words.bot(bot, before(seat.who, place), among(seat.who))),
  );
  const clock = time.move > 0 ? { move: time.move, bank: time.bank } : null;
  // Figures that were chosen for another game are not this one's.
  const data = figures?.game === game.id ? figures.text : null;
  return { game: game.id, options: chosenOptions(game, options, seats.length), data, places, settings: { ...settings, time: clock } };
}
