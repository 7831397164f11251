import { describe, expect, it } from "vitest";
import type { LogEntry, SeatInfo } from "../wire/types";
import { eventNews, seatNews } from "./news";

function sits(seat: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  const person = { kind: "person", name: `P${seat}`, bot: null, away: false, resigned: false, present: true, mine: false };
  return { seat, bot_from: null, ...person, ...changes } as SeatInfo;
}

describe("what became of the others", () => {
  const before = [sits(0, { mine: true }), sits(1), sits(2, { kind: "bot", bot: "neighbour" })];

  function news(changes: Partial<SeatInfo>, was: Partial<SeatInfo> = {}): string[] {
    return seatNews([before[0]!, sits(1, was), before[2]!], [before[0]!, sits(1, changes), before[2]!]).map(({ kind }) => kind);
  }

  it("is told when somebody resigns, goes, comes back or is stood in for", () => {
    expect(news({ resigned: true, present: false })).toEqual(["resigned"]);
    expect(news({ present: false })).toEqual(["left"]);
    expect(news({}, { present: false })).toEqual(["back"]);
    expect(news({ away: true, present: false }, { present: false })).toEqual(["bot"]);
    expect(news({}, { away: true, present: false })).toEqual(["back"]);
    expect(news({}, { away: true })).toEqual(["back"]);
  });

  it("is told once of whoever takes the place back from a bot and is there a moment later", () => {
    expect(news({ present: false }, { away: true, present: false })).toEqual([]);
    expect(news({}, { present: false })).toEqual(["back"]);
  });

  it("is nothing while nothing changes, nor once somebody has resigned", () => {
    expect(news({})).toEqual([]);
    expect(news({ resigned: true, present: false }, { resigned: true })).toEqual([]);
  });

  it("is not about oneself, bots, or whoever has just sat down", () => {
    expect(seatNews([sits(0, { mine: true })], [sits(0, { mine: true, present: false })])).toEqual([]);
    expect(seatNews([sits(0, { kind: "bot" })], [sits(0, { kind: "bot", present: false })])).toEqual([]);
    expect(seatNews([sits(0, { kind: "empty", name: "", present: false })], [sits(0)])).toEqual([]);
    expect(seatNews([], [sits(0)])).toEqual([]);
  });
});

describe("events that are news", () => {
  const entry = (seq: number, undo_to: number | null = null): LogEntry => ({
    seq,
    actor: 0,
    at: 0,
    undo_to,
    events: [{ kind: "lot-won", seq }, { kind: "turn-passed" }],
  });

  it("are those that the board names, of entries that are new and were played", () => {
    expect(eventNews([entry(1), entry(2), entry(3, 1)], 1, ["lot-won"])).toEqual([{ kind: "lot-won", seq: 2 }]);
    expect(eventNews([entry(2)], 1, [])).toEqual([]);
  });
});
