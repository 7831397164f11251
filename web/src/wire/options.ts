import type { GameInfo, OptionInfo } from "./types";

/** Whether an option has an effect with these values; one that has none need not be shown. */
export function applies(option: OptionInfo, game: GameInfo, values: Record<string, unknown>): boolean {
  const { needs } = option;
  if (needs === null) return true;
  const usual = game.options.find(({ name }) => name === needs.option)?.default;
  return (needs.option in values ? values[needs.option] : usual) === needs.value;
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
