import { describe, expect, it } from "vitest";
import { eyesFrom, seenBy } from "./eyes";

const view = { pile: 3, players: [{ hand: { secret: 0, value: ["red1"] } }, { hand: { secret: 1, value: ["swap2"] } }] };

describe("through whose eyes a match is seen", () => {
  it("shows a seat its own secrets and nobody else's", () => {
    expect(seenBy<unknown>(view, 1)).toEqual({ pile: 3, players: [{ hand: null }, { hand: ["swap2"] }] });
  });

  it("shows a spectator no secret", () => {
    expect(seenBy<unknown>(view, "none")).toEqual({ pile: 3, players: [{ hand: null }, { hand: null }] });
  });

  it("shows everything when all is open", () => {
    expect(seenBy<unknown>(view, "all")).toEqual({ pile: 3, players: [{ hand: ["red1"] }, { hand: ["swap2"] }] });
  });

  it("takes for a secret only what is marked as one", () => {
    const plain = { secret: "word", value: 1, other: { secret: 0, value: 1, more: 2 } };
    expect(seenBy(plain, "none")).toEqual(plain);
  });

  it("reads the eyes from an address, and opens everything if it names none", () => {
    expect([null, "all", "none", "2", "4", "x", "-1", ""].map((word) => eyesFrom(word, 4))).toEqual(
      ["all", "all", "none", 2, "all", "all", "all", "all"],
    );
  });
});
