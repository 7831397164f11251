import { describe, expect, it } from "vitest";
import { enqueue, unseen, type Frame } from "./frames";

function frame(key: number, events = [{ kind: "placed" }]): Frame {
  return { key, before: {}, after: {}, events };
}

describe("the queue of animations", () => {
  it("drops the oldest rather than fall behind", () => {
    const frames = [1, 2, 3, 4, 5].reduce<Frame[]>((queue, key) => enqueue(queue, frame(key)), []);
    expect(frames.map(({ key }) => key)).toEqual([3, 4, 5]);
  });

  it("has no room for a step without events", () => {
    expect(enqueue([], frame(1, []))).toEqual([]);
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
