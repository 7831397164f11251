import { describe, expect, it } from "vitest";
import { bankrupt, begin, mortgaged, newPosition, placed, withHolding, withOwner } from "./acts";
import { districtsOf, viewOf } from "./count";
import figures from "./figures.json";
import type { Board, Position } from "./position";
import samples from "./samples.json";
import { drawn, foundOn, lettersOf } from "./samples";

const [beginner, classic, advanced] = figures.printed as unknown as [Board, Board, Board];

/** Ten thousand boards, on a busy machine. */
const PATIENCE = 60_000;

describe("the count beside the box", () => {
  const met = new Set<unknown>();

  it("has ten thousand boards to be compared with", () => {
    expect(samples.reduce((sum, { letters }) => sum + letters.length / 4, 0)).toBeGreaterThanOrEqual(10_000);
    expect(new Set(samples.map(({ scene }) => scene.layout)).size).toBe(15);
  });

  samples.forEach(({ scene, first, letters }, layout) => {
    const board = scene as unknown as Board;
    const each = letters.length / 4;

    it(`UB-5c, UB-6a, UB-8a to UB-8c, UB-11a, UB-11b: finds what the rules find on ${board.layout}`, { timeout: PATIENCE }, () => {
      expect(foundOn(board, drawn(board, layout * each))).toEqual(first);
      const wrong: number[] = [];
      for (let number = 0; number < each; number++) {
        const position = drawn(board, layout * each + number);
        const found = foundOn(board, position);
        if (lettersOf(JSON.stringify(found)) !== letters.slice(4 * number, 4 * number + 4)) wrong.push(number);
        for (const one of casesIn(board, position)) met.add(one);
      }
      // make_samples.py prints one of them with the numbers of layout and board.
      expect(wrong).toEqual([]);
    });
  });

  it("has met every case among them", () => {
    const wanted = ["wealth", "cash", "districts", "tie", "last", "out", "skyscraper", "tower", "spoiled", "protected", "mortgaged"];
    expect(wanted.filter((one) => !met.has(one))).toEqual([]);
  });
});

function casesIn(board: Board, position: Position): unknown[] {
  const { districts, players, decided_by } = viewOf(board, position);
  const told = districts.map((one) => [one.doubled, one.spoiled && "spoiled", one.protected && "protected", one.mortgaged && "mortgaged"]);
  return [decided_by, players.some(({ out }) => out) && "out", ...told.flat()];
}

describe("the examples of the rulebook", () => {
  const start = (board: Board): Position => begin(newPosition(board.layout), 10_000);
  const rent = (board: Board, position: Position, district: string) => districtsOf(board, position).find(({ id }) => id === district)!;
  const beside = (board: Board, district: string) => board.spaces[board.districts.find(({ id }) => id === district)!.space]!.sites;

  it("UB-6b: the Docks beside a power station, in a colour with a skyscraper", () => {
    let position = withHolding(start(advanced), "pink3", { owner: 0, residential: 2, industrial: 4 });
    position = placed(advanced, position, { site: beside(advanced, "pink3")[0]!, piece: "power", district: null });
    position = placed(advanced, position, { site: beside(advanced, "pink1")[1]!, piece: "skyscraper", district: "pink1" });
    expect(rent(advanced, position, "pink3")).toMatchObject({ counted: 4, spoiled: true, doubled: "skyscraper", rent: 7000 });
  });

  it("UB-8a, UB-8b, UB-8c: a mortgage brings the rent of the blocks that count, and lifting it never costs less", () => {
    let position = withHolding(start(classic), "red2", { owner: 1, residential: 3 });
    position = mortgaged(classic, position, "red2");
    expect(rent(classic, position, "red2")).toMatchObject({ mortgage: 3500, rent: 0, lift: 3500, worth: null });
    position = placed(classic, position, { site: beside(classic, "red2")[0]!, piece: "prison", district: null });
    expect(rent(classic, position, "red2").lift).toBe(3500);
    // Back at the bank it lapses.
    expect(rent(classic, withOwner(position, "red2", null), "red2")).toMatchObject({ mortgage: null, owner: null });
  });

  it("UB-5g: GO pays more to whoever has the stadium", () => {
    let position = withOwner(start(classic), "brown1", 1);
    position = placed(classic, position, { site: beside(classic, "brown1")[0]!, piece: "stadium", district: "brown1" });
    expect(viewOf(classic, position).players.map(({ salary }) => salary)).toEqual([2000, 3000]);
  });

  it("UB-11a: whoever is bankrupt comes last, and the creditor has what was not mortgaged", () => {
    let position = withHolding(start(beginner), "green2", { owner: 0, residential: 2 });
    position = mortgaged(beginner, withOwner(position, "green3", 0), "green3");
    const view = viewOf(beginner, bankrupt(position, 0, 1));
    expect(view.ranking).toEqual([[1], [0]]);
    expect(view.players.map(({ cash, wealth }) => [cash, wealth])).toEqual([[0, 0], [20_000, 22_600]]);
    expect(rent(beginner, bankrupt(position, 0, 1), "green3")).toMatchObject({ owner: null, mortgaged: false });
  });
});
