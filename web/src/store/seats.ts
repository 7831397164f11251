/** Who sits where, and which of this browser's seats a tab shows. */
import type { View } from "../wire/position";
import type { PromptInfo, SeatInfo, TableInfo } from "../wire/types";

/** The seats that are asked, as a seat's prompt tells it, or else the view: others may be asked at the same time. */
export function askedSeats(prompt: PromptInfo, seat: number | null, view: View = {}): number[] {
  if (prompt.kind === "over") return [];
  if (prompt.kind === "wait") return seatsIn(prompt.params.actors);
  if (seat === null) return [];
  const asked = seatsIn(view.actors);
  return asked.includes(seat) ? asked : [seat];
}

function seatsIn(actors: unknown): number[] {
  return Array.isArray(actors)
    ? actors.filter((actor): actor is number => typeof actor === "number" && actor >= 0)
    : [];
}

export function isAsked(prompt: PromptInfo): boolean {
  return prompt.kind !== "wait" && prompt.kind !== "over";
}

/** Where this browser sits; a seat that is kept for it is not taken yet. */
export function mySeats(table: TableInfo): number[] {
  return table.seats.filter(({ mine, kind }) => mine && kind !== "empty").map(({ seat }) => seat);
}

/** The seats that are kept for this browser until it sits down. */
export function keptSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter(({ mine, kind }) => mine && kind === "empty");
}

/** The seat to show first: the one this tab showed before, else the only or first of mine; null watches. */
export function firstSeat(table: TableInfo, before: number | null): number | null {
  const mine = mySeats(table);
  return before !== null && mine.includes(before) ? before : (mine[0] ?? null);
}

/**
 * Hot-seat: the seat whose turn it is to look at this screen, when it is not the one that does. Bots, and
 * seats that bots play for, do not need the screen.
 */
export function nextAtScreen(table: TableInfo, asked: number[], seat: number | null): number | null {
  // Who has one seat passes the screen to nobody: they are just sitting down.
  if (mySeats(table).length < 2 || (seat !== null && asked.includes(seat))) return null;
  return asked.find((one) => table.seats[one]?.mine === true && !isPlayedByBot(table.seats[one])) ?? null;
}

export function isPlayedByBot(seat: SeatInfo): boolean {
  return seat.kind === "bot" || seat.away || seat.resigned;
}

/** It is their turn, and they are not there: a bot may play for them, now or in a while. */
export function isWaitedFor(seat: SeatInfo, asked: number[]): boolean {
  return !seat.mine && seat.bot_from !== null && asked.includes(seat.seat);
}

/** The players' names; what has none is called by what it is, and those of the same name are numbered. */
export function namesOf(seats: Pick<SeatInfo, "name" | "kind" | "bot">[], botName: (bot: string) => string): string[] {
  const named = seats.map((seat) => seat.name || (seat.kind === "bot" ? botName(seat.bot ?? "") : ""));
  return named.map((name, place) => {
    const twins = named.filter((other) => other === name).length;
    if (name === "" || twins < 2) return name;
    return `${name} ${named.slice(0, place + 1).filter((other) => other === name).length}`;
  });
}
