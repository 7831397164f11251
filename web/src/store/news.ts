/** What is worth a word while it happens, wherever one looks: who resigns, goes or comes back, and what the board names. */
import type { GameEvent } from "../wire/position";
import type { LogEntry, SeatInfo } from "../wire/types";

export interface SeatNews {
  kind: "resigned" | "left" | "back" | "bot";
  seat: number;
}

/** What there was when somebody began to look: the seats, and the last entry of the log. */
export interface Seen {
  seats: SeatInfo[];
  seq: number;
}

/** What became of the others between two looks at the seats. Whoever sits down only now has no before. */
export function seatNews(before: SeatInfo[], after: SeatInfo[]): SeatNews[] {
  return after.flatMap((now): SeatNews[] => {
    const was = before[now.seat];
    const same = was?.kind === "person" && now.kind === "person" && was.name === now.name;
    if (!same || now.mine) return [];
    const { seat } = now;
    if (now.resigned) return was.resigned ? [] : [{ kind: "resigned", seat }];
    if (now.away && !was.away) return [{ kind: "bot", seat }];
    // Whoever comes back takes their place from the bot first, and is there a moment later: that is told once.
    if (!now.away && was.away) return now.present ? [{ kind: "back", seat }] : [];
    if (now.present !== was.present) return [{ kind: now.present ? "back" : "left", seat }];
    return [];
  });
}

/** The events of these kinds in entries after this one. */
export function eventNews(log: LogEntry[], after: number, kinds: readonly string[]): GameEvent[] {
  const entries = log.filter(({ seq, undo_to }) => seq > after && undo_to === null);
  return entries.flatMap(({ events }) => events.filter(({ kind }) => kinds.includes(String(kind))));
}
