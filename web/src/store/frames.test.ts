import { describe, expect, it } from "vitest";
import { stepsOf, unseen } from "./frames";

describe("the way from one picture to another", () => {
  const moved = { kind: "moved" };
  const paid = { kind: "rent-paid" };
  const built = { kind: "built" };
  const [before, between, after] = [{ step: 0 }, { step: 1 }, { step: 2 }];

  it("is one step where there is nothing to stop at", () => {
    expect(stepsOf(before, after, [moved, paid], () => null)).toEqual([{ before, after, events: [moved, paid], stop: null }]);
  });

  it("is two, and the second begins with the event to stop at", () => {
    const stops = (event: object) => (event === paid ? between : null);
    expect(stepsOf(before, after, [moved, paid, built], stops)).toEqual([
      { before, after: between, events: [moved], stop: null },
      { before: between, after, events: [paid, built], stop: paid },
    ]);
  });
});

describe("what a preview has shown", () => {
  const placed = { kind: "placed", place: "b2n" };
  const drawn = { kind: "card-drawn", card: "red1" };

  it("is not shown again", () => {
    expect(unseen([placed, drawn], [placed])).toEqual([drawn]);
  });

  it("is shown anew when it came out differently", () => {
    expect(unseen([placed, drawn], [{ kind: "placed", place: "c1n" }])).toEqual([placed, drawn]);
    expect(unseen([], [placed])).toEqual([]);
  });
});
