/** What others did since this seat's last move, turn by turn. */
import type { LogEntry } from "../wire/types";
import type { Manners } from "./caption";
import { undone } from "./log";
import type { Telling } from "./story.svelte";

/** One for each turn, the oldest first. What is only told in passing is not told again, unless there is nothing else. */
export function sinceTurn(log: LogEntry[], seat: number, { brief = [] }: Manners): Telling[] {
  const gone = undone(log);
  const own = log.findLastIndex(({ actor }) => actor === seat);
  // Before anybody's first move there is the setup, which is nobody's turn.
  const first = own >= 0 ? own + 1 : log.findIndex(({ actor }) => actor >= 0);
  const turns: Telling[] = [];
  for (const { seq, actor, events, undo_to } of first < 0 ? [] : log.slice(first)) {
    const undo = undo_to !== null;
    if (gone.has(seq) || (events.length === 0 && !undo)) continue;
    const last = turns.at(-1);
    // What the clock does belongs to the turn in which it does it.
    if (last !== undefined && !undo && !last.undo && (actor < 0 || actor === last.actor)) last.events = [...last.events, ...events];
    else turns.push({ actor, events, undo, early: own < 0 });
  }
  const telling = turns.filter(({ events, undo }) => undo || events.some(({ kind }) => !brief.includes(String(kind))));
  return telling.length > 0 ? telling : turns.slice(-1);
}
