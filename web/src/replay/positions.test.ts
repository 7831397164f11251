import { describe, expect, it } from "vitest";
import type { Replay, Step } from "../wire/types";
import { nextTurn, placeOf, positionsOf, previousTurn, turnStarts } from "./positions";

function step(seq: number, turn: number, actor = 0): Step {
  return { seq, turn, actor, at: 0, texts: [], events: [], view: { seq }, places: {}, draws: [], undo_to: null };
}

function replay(...steps: Step[]): Replay {
  return { first_view: { seq: "bare" }, steps } as unknown as Replay;
}

describe("the positions of a replay", () => {
  it("begin with the deal, which is the step 0", () => {
    const positions = positionsOf(replay(step(0, 0), step(1, 1)));
    expect(positions.map(({ seq, view, before }) => [seq, view.seq, before.seq])).toEqual([
      [0, 0, "bare"],
      [1, 1, 0],
    ]);
  });

  it("begin with the deal when it is the first entry of a table", () => {
    expect(positionsOf(replay(step(1, 0, -2), step(2, 1))).map(({ view }) => view.seq)).toEqual([1, 2]);
  });

  it("begin with the bare position where nothing was dealt", () => {
    expect(positionsOf(replay(step(1, 1), step(2, 2))).map(({ view }) => view.seq)).toEqual(["bare", 1, 2]);
    expect(positionsOf(replay()).map(({ view }) => view.seq)).toEqual(["bare"]);
  });

  it("begin after a stretch that cannot be shown", () => {
    const positions = positionsOf(replay(step(4, 2), step(5, 2)));
    expect(positions.map(({ seq }) => seq)).toEqual([4, 5]);
    expect([0, 4, 5, 99].map((seq) => placeOf(positions, seq))).toEqual([0, 0, 1, 1]);
  });

  it("keep what a step leaves alone, and change places of lists", () => {
    const bare = { first_view: { over: false, flats: ["a", "b", "c"] }, steps: [] } as unknown as Replay;
    const one = { ...step(1, 1), view: { shown: 4 }, places: { flats: { "1": "B" } } };
    const two = { ...step(2, 2), view: { over: true } };
    const views = positionsOf({ ...bare, steps: [one, two] }).map(({ view }) => view);
    expect(views).toEqual([
      { over: false, flats: ["a", "b", "c"] },
      { over: false, shown: 4, flats: ["a", "B", "c"] },
      { over: true, shown: 4, flats: ["a", "B", "c"] },
    ]);
  });

  it("can be gone through turn by turn", () => {
    const positions = positionsOf(replay(step(0, 0), step(1, 1), step(2, 1), step(3, 2), step(4, 3)));
    const starts = turnStarts(positions);
    expect(starts).toEqual([0, 2, 3, 4]);
    expect([0, 1, 4].map((place) => nextTurn(starts, place))).toEqual([2, 2, 4]);
    expect([4, 2, 1, 0].map((place) => previousTurn(starts, place))).toEqual([3, 0, 0, 0]);
  });
});
