/** What bots sit under. */
import { knows, sayIn, type Language } from "../i18n/bundle";

/** The name of a bot: numbered where there are several. */
export function botName(bot: string, language: Language, number: number, among: number): string {
  const name = knows(`bot-name-${bot}`) ? sayIn(language, "", `bot-name-${bot}`) : bot;
  return among > 1 ? `${name} ${number + 1}` : name;
}
