import { expect, it } from "vitest";
import { blocksOf, plainOf, spansOf } from "./markdown";

it("tells strong, emphasised and code text from the rest", () => {
  expect(spansOf("a **b** *c* `d` e")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " " },
    { kind: "em", text: "c" },
    { kind: "text", text: " " },
    { kind: "code", text: "d" },
    { kind: "text", text: " e" },
  ]);
});

it("keeps what looks like HTML as text", () => {
  expect(spansOf("<img src=x onerror=alert(1)>")).toEqual([{ kind: "text", text: "<img src=x onerror=alert(1)>" }]);
});

it("folds lines into paragraphs, and keeps no-break spaces", () => {
  const blocks = blocksOf("one\ntwo\u00a0!\n\nthree");
  expect(blocks.map((block) => block.items[0]![0]!.text)).toEqual(["one two\u00a0!", "three"]);
});

it("reads a list, with the text before it and entries of several lines", () => {
  const blocks = blocksOf("Before:\n- one\n  more\n- two\n\n1. first\n2. second");
  expect(blocks.map((block) => [block.kind, block.items.length])).toEqual([
    ["paragraph", 1],
    ["list", 2],
    ["numbers", 2],
  ]);
  expect(blocks[1]!.items[0]![0]!.text).toBe("one more");
});

it("has the words without the marks", () => expect(plainOf("a **b**\n\n- c")).toBe("a b c"));

it("keeps the number of a clause in one piece", () => {
  expect(spansOf("See UB-2a, and RS-4.3a.").map(({ kind, text }) => [kind, text])).toEqual([
    ["text", "See "],
    ["clause", "UB-2a"],
    ["text", ", and "],
    ["clause", "RS-4.3a"],
    ["text", "."],
  ]);
});
