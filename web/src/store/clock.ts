/** How much time is left, by the server's clock. */
import type { ClockInfo } from "../wire/types";

export interface TimeLeft {
  /** Until the time for this decision, or then the bank, has run out. */
  milliseconds: number;
  fromBank: boolean;
  /** What the bank still holds behind it. */
  bank: number;
}

export function timeLeft(clock: ClockInfo, now: number): TimeLeft {
  const fromBank = now >= clock.bank_from;
  const end = fromBank ? clock.due : clock.bank_from;
  return {
    milliseconds: Math.max(0, end - now),
    fromBank,
    bank: fromBank ? 0 : Math.max(0, clock.due - clock.bank_from),
  };
}

/** 0:09, 12:30, 3:05:00; beyond two days in days. */
export function digits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const pad = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  if (hours > 0) return `${hours}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
  return `${minutes}:${pad(seconds % 60)}`;
}
