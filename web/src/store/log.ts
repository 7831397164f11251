/** What the log says besides its sentences: which entries were taken back, and where on the board an event happened. */
import type { GameEvent, Scene } from "../wire/position";
import type { LogEntry } from "../wire/types";

/** The entries that do not count any more: those between an undo and the entry it went back to. */
export function undone(log: LogEntry[]): Set<number> {
  const gone = new Set<number>();
  let kept = Infinity;
  for (const { seq, undo_to } of log.toReversed()) {
    if (seq > kept) gone.add(seq);
    else if (undo_to !== null) kept = undo_to;
  }
  return gone;
}

/** The newest entry up to this one of which there is something to tell, and which was not taken back. */
export function entryAt(log: LogEntry[], seq: number): LogEntry | null {
  const gone = undone(log);
  return log.findLast((entry) => entry.seq <= seq && entry.events.length > 0 && !gone.has(entry.seq)) ?? null;
}

interface Naming {
  sorts: Record<string, string>;
  params: Record<string, string[]>;
}

/** Of these every board has many: pointing at all of them would point at nothing. */
const TOO_MANY = ["colour", "seat"];

/**
 * The targets that an event is about. A target is called by any parameter that may hold the same sort of id: a place is
 * both "place:b2n" and "arrow:b2n", and the board knows which of them it drew.
 */
export function pointsAt(event: GameEvent, scene: Scene): string[] {
  const naming = (scene.naming ?? { sorts: {}, params: {} }) as Naming;
  const found = new Set<string>();
  for (const [param, value] of Object.entries(event)) {
    for (const id of [value].flat()) {
      const sort = typeof id === "string" ? sortOf(id, naming.params[param] ?? [], naming) : undefined;
      if (sort === undefined || TOO_MANY.includes(sort)) continue;
      for (const [name, sorts] of Object.entries(naming.params)) if (sorts.includes(sort)) found.add(`${name}:${id}`);
    }
  }
  return [...found];
}

function sortOf(id: string, sorts: string[], naming: Naming): string | undefined {
  return sorts.find((sort) => new RegExp(`^(?:${naming.sorts[sort]?.replaceAll("(?P<", "(?<") ?? "$."})$`).test(id));
}
