import type { GameInfo, OptionInfo } from "./types";

/** Whether an option has an effect with these values; one that has none need not be shown. */
export function applies(option: OptionInfo, game: GameInfo, values: Record<string, unknown>): boolean {
  const { needs } = option;
  if (needs === null) return true;
  const usual = game.options.find(({ name }) => name === needs.option)?.default;
  return (needs.option in values ? values[needs.option] : usual) === needs.value;
}
