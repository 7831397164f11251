import { describe, expect, it } from "vitest";
import type { LogEntry } from "../wire/types";
import { entryAt, pointsAt, undone } from "./log";

function entry(seq: number, undo_to: number | null = null): LogEntry {
  return { seq, actor: 0, at: 0, events: [], undo_to };
}

describe("what was taken back", () => {
  it("is everything after the entry that an undo went back to", () => {
    expect([...undone([entry(1), entry(2), entry(3), entry(4, 1), entry(5)])].toSorted()).toEqual([2, 3]);
  });

  it("includes an undo that was itself taken back, and what it had taken back counts again", () => {
    const log = [entry(1), entry(2), entry(3, 1), entry(4), entry(5, 2)];
    expect([...undone(log)].toSorted()).toEqual([3, 4]);
  });

  it("is nothing in a match without an undo", () => {
    expect(undone([entry(1), entry(2)]).size).toBe(0);
  });
});

describe("the entry that one would go back to", () => {
  const told = (seq: number, undo_to: number | null = null) => ({ ...entry(seq, undo_to), events: [{ kind: "placed" }] });

  it("is the newest one up to there of which there is something to tell", () => {
    expect(entryAt([told(1), entry(2), told(3)], 2)?.seq).toBe(1);
    expect(entryAt([told(1), entry(2), told(3)], 3)?.seq).toBe(3);
  });

  it("is none that was taken back, and none at the beginning", () => {
    expect(entryAt([told(1), told(2), entry(3, 1), told(4)], 3)?.seq).toBe(1);
    expect(entryAt([told(2)], 1)).toBeNull();
  });
});

describe("where an event happened", () => {
  const scene = {
    naming: {
      sorts: { flat: "(?P<address>[a-e][0-3])", place: "(?P<address>[a-e][0-3])[nesw]", colour: "[a-z]+" },
      params: {
        flat: ["flat"],
        arrow: ["place"],
        from: ["place", "flat"],
        places: ["place", "flat"],
        colour: ["colour"],
      },
    },
  };

  it("is every target that could be meant by the ids it names", () => {
    const targets = pointsAt({ kind: "moved", seat: 1, colour: "red", from: "b2", places: ["b3n"] }, scene);
    expect(targets).toContain("flat:b2");
    expect(targets).toContain("arrow:b3n");
    expect(targets).not.toContain("arrow:b2");
    expect(targets).not.toContain("colour:red");
  });

  it("is nowhere when the scene says nothing of ids", () => {
    expect(pointsAt({ kind: "moved", from: "b2" }, {})).toEqual([]);
  });
});
