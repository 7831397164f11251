import { describe, expect, it } from "vitest";
import type { Choice } from "../wire/position";
import { actionsOf } from "./actions";

function choice(move: number, kind: string, ...targets: string[]): Choice {
  return { move, kind, targets, cost: null, refusal: null };
}

const refused: Choice = { move: null, kind: "lift", targets: ["district:red3"], cost: 900, refusal: { code: "too-dear", clause: "CI-10d", params: {} } };
const choices = [
  choice(1, "bail"),
  choice(2, "stadium", "district:red1", "piece:stadium"),
  choice(3, "lift", "district:red2"),
  choice(4, "stadium", "district:red2", "piece:stadium"),
  choice(5, "roll"),
  choice(6, "jail-card", "card:jail1"),
  refused,
];

describe("the buttons of a prompt", () => {
  it("are the choices about nothing, where the board says no more", () => {
    const { buttons, hasLead, groups } = actionsOf(choices, undefined);
    expect(buttons.map(({ move }) => move)).toEqual([1, 5]);
    expect(hasLead).toBe(false);
    expect(groups).toEqual([]);
  });

  it("begin with the weightiest, and the rest is in groups by kind", () => {
    const { buttons, hasLead, groups } = actionsOf(choices, ["buy", "roll", "jail-card"]);
    expect(buttons.map(({ move }) => move)).toEqual([5, 6, 1]);
    expect(hasLead).toBe(true);
    expect(groups.map(({ kind, choices: all }) => [kind, ...all.map(({ move }) => move)])).toEqual([["stadium", 2, 4], ["lift", 3]]);
  });

  it("do not begin with one to press as a rule, where that would let something go by", () => {
    expect(actionsOf(choices, ["roll"], [], ["roll"]).hasLead).toBe(false);
    expect(actionsOf(choices, ["roll"], [], ["bail"]).hasLead).toBe(true);
  });

  it("leave out what a panel has buttons for", () => {
    expect(actionsOf(choices, ["roll"], ["roll", "bail", "stadium"]).buttons).toEqual([]);
  });
});
