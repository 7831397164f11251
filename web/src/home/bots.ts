/** What bots are called, and how well they play. */
import { knows, say, sayIn, type Language } from "../i18n/bundle";
import type { GameInfo } from "../wire/types";

/** The server lists the bots from the weakest to the strongest; "greedy" is the one to play against for fun. */
export function bestBot(game: GameInfo): string {
  return game.bots.includes("greedy") ? "greedy" : (game.bots.at(-1) ?? "random");
}

/** "plays to win"; a bot nobody wrote about is called by its code. */
export function botStrength(bot: string): string {
  return knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** The name a bot sits under: numbered where there are several. */
export function botName(bot: string, language: Language, number: number, among: number): string {
  const name = knows(`bot-name-${bot}`) ? sayIn(language, "", `bot-name-${bot}`) : bot;
  return among > 1 ? `${name} ${number + 1}` : name;
}
