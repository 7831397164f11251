/** What is said of a table in a list, and which comes first. */
import { say } from "../i18n/bundle";
import type { GameInfo, TableSummary } from "../wire/types";

export function titleOf(table: TableSummary, games: readonly GameInfo[]): string {
  return games.find((game) => game.id === table.game)?.title ?? table.game;
}

export function othersAt(table: TableSummary): string {
  const names = table.names.filter((name, seat) => name && !table.mine.includes(seat));
  return names.length ? say("home-with", { names: names.join(", ") }) : say("home-alone");
}

/** First those that wait for me, then those that go on, then those that wait for others, then those that are done. */
export function byUrgency(tables: readonly TableSummary[]): TableSummary[] {
  const rank = ({ asked, status }: TableSummary) => (asked ? 0 : { playing: 1, waiting: 2, over: 3, closed: 3 }[status]);
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}
