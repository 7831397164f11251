import { expect, it } from "vitest";
import { Folding } from "./folding.svelte";

it("a chapter is folded until somebody unfolds it", () => {
  const folding = new Folding();
  expect(folding.isOpen("1")).toBe(false);
  folding.set("1", true);
  expect([folding.isOpen("1"), folding.isOpen("2")]).toEqual([true, false]);
  folding.all(["1", "2", "3"], true);
  expect(folding.isOpen("3")).toBe(true);
  folding.all(["1", "2", "3"], false);
  expect(folding.isOpen("1")).toBe(false);
});

it("whatever was unfolded to seek or to print is folded again afterwards, and what was not stays", () => {
  const folding = new Folding();
  folding.set("2", true);
  folding.whole = true;
  expect(folding.isOpen("1")).toBe(true);
  // A browser tells of every chapter that opens.
  folding.set("1", true);
  folding.whole = false;
  expect([folding.isOpen("1"), folding.isOpen("2")]).toEqual([false, true]);
});
