import { expect, test } from "vitest";
import type { Choice } from "../wire/position";
import { isHeeded, type Composed, type Hint } from "./hints.svelte";

const nothing: Composed = { moves: [], picked: [], deal: false };
const choice = { move: 7, kind: "place", targets: ["card:red", "flat:a1"] } as unknown as Choice;

function hint(begun: Composed = nothing): Hint {
  return { answer: { move: 7 }, choice, prompt: {}, begun } as unknown as Hint;
}

test("a hint stays while nothing is chosen, or what it says", () => {
  expect(isHeeded(hint(), nothing)).toBe(true);
  expect(isHeeded(hint(), { ...nothing, picked: ["card:red"] })).toBe(true);
  expect(isHeeded(hint(), { ...nothing, moves: [7, 9] })).toBe(true);
});

test("it steps aside for anything else", () => {
  expect(isHeeded(hint(), { ...nothing, picked: ["card:blue"] })).toBe(false);
  expect(isHeeded(hint(), { ...nothing, picked: ["card:red", "flat:a2"] })).toBe(false);
  expect(isHeeded(hint(), { ...nothing, moves: [8] })).toBe(false);
  expect(isHeeded(hint(), { ...nothing, deal: true })).toBe(false);
  expect(isHeeded({ ...hint(), choice: null }, { ...nothing, picked: ["card:red"] })).toBe(false);
});

test("whoever asks in the middle of something else sees it until they go on", () => {
  const begun = { moves: [8], picked: ["flat:a3"], deal: false };
  expect(isHeeded(hint(begun), begun)).toBe(true);
  expect(isHeeded(hint(begun), { ...begun, moves: [8, 9] })).toBe(false);
  expect(isHeeded(hint(begun), { ...begun, picked: [] })).toBe(false);
  expect(isHeeded(hint(begun), nothing)).toBe(true);
});
