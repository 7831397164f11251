// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { TableSummary } from "../wire/types";
import { company, erasePlayed, isWon, MOST_PLAYED, notePlayed, played, tallies } from "./history";

function over(id: string, more: Partial<TableSummary> = {}): TableSummary {
  return {
    id,
    game: "toy",
    status: "over",
    names: ["Ann", "Bob", "Neighbour"],
    mine: [0],
    asked: false,
    free: 0,
    updated: 1000,
    people: [0, 1],
    winners: [0],
    ...more,
  };
}

beforeEach(() => localStorage.clear());

describe("what was played in this browser", () => {
  it("is what ended with a seat of one's own, once each, the latest first", () => {
    notePlayed([over("a"), over("b", { status: "playing" }), over("c", { mine: [] }), over("d", { status: "closed" })]);
    notePlayed([over("a"), over("e", { updated: 2000 })]);
    expect(played().map(({ table }) => table)).toEqual(["e", "a"]);
  });

  it("is remembered when the server lists it no more, and has an end", () => {
    notePlayed(Array.from({ length: MOST_PLAYED + 5 }, (_, number) => over(`t${number}`, { updated: number })));
    notePlayed([]);
    expect(played()).toHaveLength(MOST_PLAYED);
    expect(played()[0]!.table).toBe(`t${MOST_PLAYED + 4}`);
  });

  it("is counted by game, and knows who one played with", () => {
    notePlayed([over("a"), over("b", { winners: [1] }), over("c", { game: "other", winners: [0, 1], people: [0] })]);
    expect(tallies(played())).toEqual([
      { game: "toy", played: 2, won: 1 },
      { game: "other", played: 1, won: 1 },
    ]);
    expect(played().map(isWon)).toEqual([true, false, true]);
    expect(played().map(company)).toEqual([["Bob"], ["Bob"], []]);
  });

  it("does not come back once it is erased, however far the server's clock is ahead", () => {
    const late = over("a", { updated: Date.now() + 5000 });
    notePlayed([late]);
    erasePlayed();
    expect(notePlayed([late])).toEqual([]);
    expect(notePlayed([over("b", { updated: late.updated + 1 })]).map(({ table }) => table)).toEqual(["b"]);
  });

  it("is nothing where something else was written there", () => {
    localStorage.setItem("faubourg.played", "{broken");
    expect(played()).toEqual([]);
    localStorage.setItem("faubourg.played", "7");
    expect(played()).toEqual([]);
  });
});
