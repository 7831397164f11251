/** A choice in a word or two, where most of it is known: what it is about besides, and what it costs or brings. */
import type { BoardModule } from "../boards/board";
import { say } from "../i18n/bundle";
import { headed } from "../i18n/head";
import type { Phrases } from "../i18n/phrases";
import type { Legal } from "../store/selection";

export function shortly({ targets, cost }: Legal, picked: string[], board: BoardModule, phrases: Phrases): string {
  const what = headed(board.targetLabel(targets.find((target) => !picked.includes(target)) ?? "", phrases));
  if (cost === null || cost === 0) return what;
  return say(cost < 0 ? "play-brings" : "play-costs", { what, amount: Math.abs(cost) });
}
