import { describe, expect, it } from "vitest";
import { kept } from "./kept";

const before = { round: 3, players: [{ seat: 0, cash: 5 }, { seat: 1, cash: 7 }], sites: [{ site: 1 }], over: false };
const copy = (): typeof before => structuredClone(before);

describe("what is sent anew", () => {
  it("is the same as before where nothing has changed", () => {
    expect(kept(copy(), before)).toBe(before);
  });

  it("is new as a whole and where it has changed, and nowhere else", () => {
    const now = copy();
    now.players[1]!.cash = 6;
    const found = kept(now, before);
    expect(found).toEqual(now);
    expect(found).not.toBe(before);
    expect(found.players).not.toBe(before.players);
    expect(found.players[0]).toBe(before.players[0]);
    expect(found.sites).toBe(before.sites);
    expect(before.players[1]!.cash).toBe(7);
  });

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined, b: 2 }, { c: 3, b: 2 }],
    [[1, 2], [1, 2, 3]],
    [[1, 2, 3], [1, 2]],
    [{ a: [] }, { a: {} }],
    [{ a: null }, { a: {} }],
    [{ a: {} }, { a: null }],
    [[], {}],
    [0, null],
  ] as [unknown, unknown][])("is what was sent: %j, not %j", (now, old) => {
    expect(kept(now, old)).toEqual(now);
    expect(kept(now, old)).not.toBe(old);
  });
});
