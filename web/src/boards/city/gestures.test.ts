import { describe, expect, it } from "vitest";
import { actionsOf } from "../../store/actions";
import { pause } from "../shared/estate/pause";
import { declining, lead } from "./gestures";

function player(seat: number, cash: number) {
  return { seat, cash, wealth: cash + 100, score: cash + 100 };
}

const after = { round: 3, players: [player(0, 700), player(1, 2300), player(2, 50)] };
const paid = { kind: "rent-paid", seat: 0, owner: 1, district: "red2", amount: 300 };

describe("the picture before a rent", () => {
  it("has the money where it was, and everything else where it is", () => {
    expect(pause(paid, 0, after)).toEqual({ round: 3, players: [player(0, 1000), player(1, 2000), player(2, 50)] });
  });

  it("is only there for one's own rents", () => {
    expect(pause(paid, 1, after)).toBeNull();
    expect(pause({ kind: "tax-paid", seat: 0, amount: 300 }, 0, after)).toBeNull();
  });
});

describe("what is pressed as a rule", () => {
  const choice = (kind: string, move: number) => ({ move, kind, targets: [], cost: null, refusal: null });

  function first(...kinds: string[]): string | null {
    const { buttons, hasLead } = actionsOf(kinds.map(choice), lead, [], declining);
    return hasLead ? (buttons[0]?.kind ?? null) : null;
  }

  it("is to build, before one says that that was all", () => {
    expect(first("done", "build")).toBe("build");
    expect(first("done")).toBe("done");
  });

  it("is never what lets something go by", () => {
    expect(first("decline", "buy")).toBe("buy");
    expect(first("pass")).toBeNull();
  });
});
