import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../wire/types";
import { askedSeats, firstSeat, namesOf, nextAtScreen } from "./seats";

function sitting(seat: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    instead: null,
    kind: "person",
    name: "",
    bot: null,
    away: false,
    bot_from: null,
    resigned: false,
    present: true,
    mine: false,
    ...more,
  };
}

function table(...seats: SeatInfo[]): TableInfo {
  return { seats } as TableInfo;
}

describe("the seats that are asked", () => {
  it("are one's own, those one waits for, or none at the end", () => {
    expect(askedSeats({ kind: "play-card", clause: "", params: {} }, 2)).toEqual([2]);
    expect(askedSeats({ kind: "wait", clause: "", params: { actors: [1, 3] } }, 2)).toEqual([1, 3]);
    expect(askedSeats({ kind: "wait", clause: "", params: { actors: [-1] } }, 2)).toEqual([]);
    expect(askedSeats({ kind: "over", clause: "", params: {} }, 2)).toEqual([]);
  });
});

describe("the seat a tab shows", () => {
  it("is the one it showed before, else the first of mine, else none", () => {
    const two = table(sitting(0), sitting(1, { mine: true }), sitting(2, { mine: true }));
    expect(firstSeat(two, 2)).toBe(2);
    expect(firstSeat(two, 0)).toBe(1);
    expect(firstSeat(table(sitting(0)), 0)).toBeNull();
  });
});

describe("passing the device", () => {
  const hotSeat = table(sitting(0, { mine: true }), sitting(1, { mine: true }), sitting(2));

  it("is asked for when another of my seats must decide", () => {
    expect(nextAtScreen(hotSeat, [1], 0)).toBe(1);
  });

  it("is not asked for when it is my own turn, a stranger's, or a bot plays the seat", () => {
    expect(nextAtScreen(hotSeat, [0], 0)).toBeNull();
    expect(nextAtScreen(hotSeat, [2], 0)).toBeNull();
    expect(nextAtScreen(table(sitting(0, { mine: true }), sitting(1, { mine: true, away: true })), [1], 0)).toBeNull();
  });

  it("is not asked for by somebody with one seat who has only just sat down", () => {
    expect(nextAtScreen(table(sitting(0), sitting(1, { mine: true })), [1], null)).toBeNull();
  });
});

describe("names", () => {
  it("number the bots that would be called the same", () => {
    const bot = { kind: "bot", bot: "neighbour" } as const;
    const seats = [sitting(0, { name: "Anna" }), sitting(1, bot), sitting(2, bot), sitting(3, { kind: "empty" })];
    expect(namesOf(seats, () => "Neighbour")).toEqual(["Anna", "Neighbour 1", "Neighbour 2", ""]);
  });

  it("tells two people of the same name apart", () => {
    const seats = [sitting(0, { name: "Anna" }), sitting(1, { name: "Bob" }), sitting(2, { name: "Anna" })];
    expect(namesOf(seats, () => "")).toEqual(["Anna 1", "Bob", "Anna 2"]);
  });
});
