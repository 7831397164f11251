import type { GameInfo, OptionInfo } from "./types";

type Values = Record<string, unknown>;

/**
 * Whether an option has an effect with these values, and can be chosen beside them and by so many; one that has none need
 * not be shown.
 */
export function applies(option: OptionInfo, game: GameInfo, values: Values, seats: number | null = null): boolean {
  const { needs, clashes } = option;
  if (seats !== null && !option.seats.includes(seats)) return false;
  if (clashes.some((other) => valueOf(game, values, other.option) === other.value)) return false;
  return needs === null || valueOf(game, values, needs.option) === needs.value;
}

/** As it was chosen, or the usual. */
export function valueOf(game: GameInfo, values: Values, name: string): unknown {
  return name in values ? values[name] : game.options.find((option) => option.name === name)?.default;
}

/** What is meant for an option that is a text: what was typed, or what an address says of it (`…?layout=…`) that was pasted. */
export function textIn(option: string, typed: string): string {
  const text = typed.replace(/[\r\n]/g, "");
  const said = new RegExp(`[?&]${option}=([^&#\\s]+)`).exec(text)?.[1];
  try {
    return said === undefined ? text : decodeURIComponent(said);
  } catch {
    return text;
  }
}
