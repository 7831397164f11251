import { describe, expect, it } from "vitest";
import { boardFrom } from "./boards";
import { NEW_BOARD, rentOf, wealthOf, type Board } from "./rents";
import samples from "./samples.json";

describe("the calculator", () => {
  it("CI-11a to CI-11d, CI-10c: finds the rents that the rules find", () => {
    expect(samples.length).toBeGreaterThan(50);
    for (const { board, rents } of samples) {
      expect(board.owned.map((district) => rentOf(board as unknown as Board, district).amount)).toEqual(rents);
    }
  });

  it("CI-15a: finds the wealth that the rules find", () => {
    for (const { board, wealth } of samples) expect(wealthOf(board as unknown as Board)).toBe(wealth);
  });

  it("CI-11e: works out the printed example, step by step", () => {
    const docks = { residential: 2, industrial: 4, place: "hazard", mortgaged: false } as const;
    const board: Board = { ...NEW_BOARD, districts: { pink3: docks }, skyscrapers: ["pink"] };
    expect(rentOf(board, "pink3")).toEqual({ blocks: 4, card: 3500, doubling: "skyscraper", amount: 7000 });
  });
});

describe("a board that was kept", () => {
  const { board } = samples[0]!;

  it("comes back as it was", () => expect(boardFrom(JSON.stringify(board))).toEqual(board));

  for (const broken of [null, "{", "3", '{"districts":{}}', JSON.stringify({ ...board, owned: ["nowhere"] }), JSON.stringify({ ...NEW_BOARD, districts: { red1: { residential: 5, industrial: 5, place: "nothing", mortgaged: false } } })]) {
    it(`is empty when what was kept is ${String(broken).slice(0, 20)}`, () => expect(boardFrom(broken)).toEqual(NEW_BOARD));
  }
});
