/** Levels of bots, in the words of the terminal: how strong each was found to be, and which are not ready on this server. */
import { knows, say } from "../i18n/bundle";
import { headed } from "../i18n/head";
import type { GameInfo, LevelInfo, TableInfo } from "../wire/types";

export interface LevelOption {
  value: string;
  text: string;
  disabled: boolean;
}

/** What a bot is called; one nobody wrote about goes by its code. */
export function titleOf(bot: string): string {
  return knows(`bot-name-${bot}`) ? say(`bot-name-${bot}`) : bot;
}

/** The levels to choose from, numbered from the weakest; those that are not ready can be seen, not chosen. */
export function levelOptions({ levels }: GameInfo): LevelOption[] {
  return levels.map(({ name, ready }, place) => {
    const title = say("level-option", { number: place + 1, name: titleOf(name) });
    return { value: name, text: ready ? title : say("level-option-waits", { level: title }), disabled: !ready };
  });
}

/** All that was measured of a level, in a sentence; that nothing was is said, too. */
export function aboutLevel({ levels }: GameInfo, name: string): string {
  const place = levels.findIndex((level) => level.name === name);
  return place < 0 ? "" : say("level-said", { name: titleOf(name), what: figuresOf(levels[place]!, place === 0) });
}

/** The same in a few words: how it does against the level below. */
export function figureOf({ levels }: GameInfo, name: string): string {
  const place = levels.findIndex((level) => level.name === name);
  return place < 0 ? "" : headed(figuresOf({ ...levels[place]!, of_four: null }, place === 0));
}

function figuresOf({ of_two, of_four }: LevelInfo, first: boolean): string {
  const two = of_two && say("level-of-two", { ...of_two });
  const four = of_four && say("level-of-four", { ...of_four });
  if (two && four) return say("level-both", { two, four });
  return two ?? four ?? say(first ? "level-first" : "level-unmeasured");
}

/** Why some cannot be chosen; empty where all can. */
export function whyNotReady({ levels }: GameInfo): string {
  const names = levels.filter(({ ready }) => !ready).map(({ name }) => titleOf(name));
  return names.length > 0 ? say("level-not-ready", { names: names.join(", ") }) : "";
}

/** Who plays at a table in the place of a level that is not ready, a sentence for each. */
export function insteadAt({ seats }: TableInfo): string[] {
  const said = seats.flatMap(({ bot, instead }) =>
    bot !== null && instead !== null ? [say("level-instead", { wanted: titleOf(bot), playing: titleOf(instead) })] : [],
  );
  return [...new Set(said)];
}
