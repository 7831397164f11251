import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../wire/types";
import { lengths, minutesOf, rounded, type Lengths } from "./lengths";

const option = { values: [], low: 0, high: 0, letters: "", needs: null, seats: [2, 3, 4], clashes: [] };
const LENGTH: OptionInfo = { ...option, name: "length", kind: "choice", default: "last", values: ["last", "rounds", "hour"] };
const ROUNDS: OptionInfo = { ...option, name: "rounds", kind: "number", default: 20, low: 1, high: 200, needs: { option: "length", value: "rounds" } };
const MINUTES: OptionInfo = { ...option, name: "minutes", kind: "number", default: 60, low: 1, high: 600, needs: { option: "length", value: "hour" } };
const FAST: OptionInfo = { ...option, name: "fast", kind: "flag", default: false, seats: [2] };
const GAME: GameInfo = {
  id: "toy",
  title: "The toy",
  seats: [2, 3, 4],
  usual_seats: [2, 3, 4],
  rules_version: "1",
  options: [LENGTH, ROUNDS, MINUTES, FAST],
  bots: [], levels: [], usual_bot: "neighbour",
};
/** Turns of 30 seconds: two are a minute. */
const MEASURED: Lengths = {
  seconds: 30,
  usual: { 2: 60, 3: 90 },
  options: {
    length: { rounds: { 2: 40 } },
    rounds: { 10: { 2: 20 }, 40: { 2: 60 } },
    minutes: "clock",
    fast: { true: { 2: 30 } },
  },
};
const minutes = (values: Record<string, unknown>, seats = 2) => minutesOf(GAME, values, seats, MEASURED);

describe("how long a match takes", () => {
  it("is as measured, for those who play", () => {
    expect([minutes({}), minutes({}, 3), minutes({}, 4)]).toEqual([30, 45, null]);
    expect(minutesOf(GAME, {}, 2, undefined)).toBeNull();
  });

  it("changes with each option by as much as that option alone has changed it", () => {
    expect(minutes({ fast: true })).toBe(15);
    expect(minutes({ length: "rounds" })).toBe(20);
    expect(minutes({ length: "rounds", fast: true })).toBe(10);
  });

  it("is on the line between the numbers that were measured, and goes on from there", () => {
    const rounds = (count: number) => minutes({ length: "rounds", rounds: count });
    expect([5, 10, 15, 20, 30, 40, 60].map(rounds)).toEqual([5, 10, 15, 20, 25, 30, 40]);
  });

  it("is what the clock says where a clock ends it", () => expect(minutes({ length: "hour", minutes: 45 })).toBe(45));

  it("is not told of a number that no table can have", () => {
    expect([0, 201, Number("9".repeat(40)), NaN].map((rounds) => minutes({ length: "rounds", rounds }))).toEqual([null, null, null, null]);
    expect(minutes({ length: "hour", minutes: 601 })).toBeNull();
    expect(minutes({ rounds: 1e39 })).toBe(30);
  });

  it("does not count options that have no effect", () => {
    expect(minutes({ rounds: 40, minutes: 5 })).toBe(30);
    expect(minutesOf(GAME, { fast: true }, 3, MEASURED)).toBe(45);
  });

  it("is said to five minutes, or to a quarter of an hour", () => {
    expect([1, 7, 8, 33, 57, 58, 70, 100].map(rounded)).toEqual([5, 5, 10, 35, 55, 60, 75, 105]);
  });
});

it("every game that has been measured has a length for the fewest", () => {
  expect(Object.keys(lengths).length).toBeGreaterThan(0);
  for (const { usual, seconds } of Object.values(lengths)) expect(Math.min(...Object.values(usual)) * seconds).toBeGreaterThan(60);
});
