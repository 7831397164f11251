import { describe, expect, it } from "vitest";
import type { Choice } from "../wire/position";
import { answersOf, firstAsked, fitting, forced, pick, plain, recomposed, refusalAt, stepBack, suggestedBy } from "./selection";

function offer(move: number, ...targets: string[]): Choice {
  return { move, kind: "place", targets, cost: null, refusal: null };
}

function refuse(target: string): Choice {
  const refusal = { code: "no-key-tenant", clause: "RS-4.2a", params: {} };
  return { move: null, kind: "place", targets: [target], cost: null, refusal };
}

const twoColours = [
  offer(1, "colour:red", "flat:b2", "arrow:b2n"),
  offer(2, "colour:red", "flat:b2", "arrow:b2e"),
  offer(3, "colour:red", "flat:c1", "arrow:c1s"),
  offer(4, "colour:blue", "flat:b2", "arrow:b2n"),
  offer(5, "colour:blue", "flat:b2", "arrow:b2e"),
  offer(6, "colour:blue", "flat:c1", "arrow:c1s"),
  refuse("flat:d3"),
];
const pairs = [
  offer(1, "flat:b2", "arrow:b2n", "arrow:b2e"),
  offer(2, "flat:b2", "arrow:b2n", "arrow:b2s"),
  offer(3, "flat:b2", "arrow:b2e", "arrow:b2s"),
];

describe("picking targets", () => {
  it("narrows the choices until one is left, in any order", () => {
    expect(pick(twoColours, [], "arrow:b2n")).toEqual({ kind: "narrowed", picked: ["arrow:b2n"] });
    expect(pick(twoColours, ["arrow:b2n"], "colour:blue")).toEqual({ kind: "move", move: 4 });
    expect(pick(twoColours, [], "colour:blue")).toEqual({ kind: "narrowed", picked: ["colour:blue"] });
    expect(pick(twoColours, ["colour:blue"], "flat:c1")).toEqual({ kind: "move", move: 6 });
  });

  it("makes the move at once when a target belongs to one choice only", () => {
    expect(pick([offer(7, "card:red1"), offer(8, "card:swap1")], [], "card:red1")).toEqual({ kind: "move", move: 7 });
  });

  it("takes two targets of one sort where a choice has two", () => {
    expect(pick(pairs, ["arrow:b2e"], "arrow:b2s")).toEqual({ kind: "move", move: 3 });
  });

  it("un-picks what is picked already", () => {
    expect(pick(twoColours, ["colour:red", "flat:b2"], "colour:red")).toEqual({
      kind: "narrowed",
      picked: ["flat:b2"],
    });
  });

  it("lets earlier picks give way to a target that they do not go with", () => {
    expect(pick(twoColours, ["flat:b2"], "flat:c1")).toEqual({ kind: "narrowed", picked: ["flat:c1"] });
    expect(pick(twoColours, ["colour:red", "flat:b2"], "arrow:c1s")).toEqual({ kind: "move", move: 3 });
  });

  it("answers a refused target with the reason, and keeps no pick of it", () => {
    const answer = pick(twoColours, ["colour:red"], "flat:d3");
    expect(answer).toMatchObject({ kind: "refused", choice: { refusal: { code: "no-key-tenant" } } });
  });

  it("does nothing with a target nobody speaks of", () => {
    expect(pick(twoColours, [], "flat:a0")).toEqual({ kind: "nothing" });
    expect(pick([], [], "flat:b2")).toEqual({ kind: "nothing" });
  });
});

describe("what fits", () => {
  it("contains every target picked and is legal", () => {
    expect(fitting(twoColours, ["flat:b2", "colour:red"]).map(({ move }) => move)).toEqual([1, 2]);
    expect(fitting(twoColours, ["flat:d3"])).toEqual([]);
    expect(refusalAt(twoColours, "flat:b2")).toBeNull();
  });
});

describe("choices without a target", () => {
  it("are set apart to become buttons", () => {
    expect(plain([offer(1, "flat:b2"), offer(9), refuse("flat:d3")]).map(({ move }) => move)).toEqual([9]);
  });
});

describe("a forced move", () => {
  it("is the only legal choice, refused targets aside", () => {
    expect(forced([offer(4, "arrow:b2n"), refuse("arrow:b2e")])).toBe(4);
    expect(forced([offer(4, "arrow:b2n"), offer(5, "arrow:b2e")])).toBeNull();
    expect(forced([refuse("flat:b2")])).toBeNull();
  });
});

describe("going back", () => {
  it("takes away the last move chosen, with the forced ones after it", () => {
    const steps = [
      { move: 1, forced: false },
      { move: 2, forced: false },
      { move: 3, forced: true },
      { move: 4, forced: true },
    ];
    expect(stepBack(steps)).toEqual([{ move: 1, forced: false }]);
    expect(stepBack(stepBack(steps))).toEqual([]);
    expect(stepBack([])).toEqual([]);
  });
});

describe("composing anew", () => {
  const steps = [
    { move: 1, forced: false },
    { move: 2, forced: true },
    { move: 3, forced: false },
  ];

  it("keeps the beginning as it was chosen, and takes the rest for one choice", () => {
    expect(recomposed(steps, [1, 2, 8, 9])).toEqual([...steps.slice(0, 2), { move: 8, forced: false }, { move: 9, forced: true }]);
    expect(recomposed(steps, [1, 2, 3, 4])).toEqual([...steps, { move: 4, forced: false }]);
    expect(recomposed(steps, [1])).toEqual([steps[0]]);
    expect(recomposed(steps, [])).toEqual([]);
  });

  it("takes from a prompt the moves it suggests", () => {
    const prompt = { kind: "pay", clause: "PA-2d", params: { suggested_moves: [80, 76] } };
    expect(suggestedBy(prompt)).toEqual([80, 76]);
    expect(suggestedBy({ ...prompt, params: {} })).toEqual([]);
    expect(suggestedBy(null)).toEqual([]);
  });
});

describe("what is asked first", () => {
  it("is of which colour, where the same can be done with several", () => {
    expect(firstAsked(twoColours, "colour")).toEqual(["colour:red", "colour:blue"]);
  });

  it("is nothing where a place has its colour, where there is one only, or where the board asks for nothing first", () => {
    expect(firstAsked([offer(1, "colour:red", "arrow:b2n"), offer(2, "colour:blue", "arrow:b2e")], "colour")).toEqual([]);
    expect(firstAsked(twoColours.slice(0, 3), "colour")).toEqual([]);
    expect(firstAsked(twoColours, undefined)).toEqual([]);
  });
});

describe("what a person chose", () => {
  const as = { choice: offer(1, "flat:b2"), prompt: { kind: "place", clause: "", params: {} } };

  it("is every choice that was not forced", () => {
    expect(answersOf([{ move: 1, forced: false, as }, { move: 2, forced: true }])).toEqual([as]);
  });

  it("is not told where a part of it is not known", () => {
    expect(answersOf([{ move: 1, forced: false, as }, { move: 2, forced: false }])).toBeNull();
  });
});
