import { describe, expect, it } from "vitest";
import { tableOf } from "../store/fakes";
import type { TableInfo } from "../wire/types";
import { newWitness, revealable, sitting } from "./witness";

const [MINE, OTHERS] = ["aa".repeat(32), "bb".repeat(32)];

function revealing(changes: Partial<TableInfo> = {}): TableInfo {
  const table = { ...tableOf(true, false), status: "waiting" as const, commitment: "seed", revealing: true };
  return { ...table, promises: ["mine", "others"], ...changes };
}

const known = sitting(null, "seed", "mine", MINE);

describe("revealing", () => {
  it("waits until all seats are taken", () => {
    expect(revealable(revealing({ revealing: false }), known)).toEqual([]);
    expect(revealable(revealing(), known)).toEqual([[0, MINE]]);
  });

  it("is for one's own seats, and with what was promised for each", () => {
    const both = sitting(known, "seed", "others", OTHERS);
    expect(revealable(revealing(), both)).toEqual([[0, MINE]]);
    const shared = { ...revealing(), seats: tableOf(true, true).seats };
    expect(revealable(shared, both)).toEqual([
      [0, MINE],
      [1, OTHERS],
    ]);
    expect(revealable(revealing({ promises: ["other", "others"] }), known)).toEqual([]);
  });

  it("is not for a dealer that has changed its seed, or the list after it was shown", () => {
    expect(revealable(revealing({ commitment: "another" }), known)).toEqual([]);
    expect(revealable(revealing(), { ...known, list: ["mine", "others"] })).toEqual([[0, MINE]]);
    expect(revealable(revealing(), { ...known, list: ["mine", "changed"] })).toEqual([]);
  });

  it("has nothing to say where this browser remembers nothing, or a seat has promised nothing", () => {
    expect(revealable(revealing(), null)).toEqual([]);
    const older = { ...newWitness("seed"), entropies: [MINE], promises: [""] };
    expect(revealable(revealing({ promises: ["", "others"] }), older)).toEqual([]);
  });

  it("remembers of many times sitting down only the last", () => {
    let many = known;
    for (let time = 0; time < 9; time += 1) many = sitting(many, "seed", `p${time}`, `e${time}`);
    expect(many.promises).toEqual(["p3", "p4", "p5", "p6", "p7", "p8"]);
    expect(many.entropies).toEqual(["e3", "e4", "e5", "e6", "e7", "e8"]);
  });
});
