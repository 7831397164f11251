import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { changeLanguage, load, startLanguage } from "../i18n/bundle";
import type { ChatLine } from "../wire/types";
import { PHRASES, Talk, wordsOf } from "./talk.svelte";

const line = (number: number, seat: number | null = 1): ChatLine => ({ number, seat, name: "Bob", text: "hi", phrase: null, at: 0 });

beforeAll(async () => {
  await startLanguage("en");
  await load("table");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("what others say is in sight for some seconds, and what I say is not shown to me", () => {
  const talk = new Talk();
  talk.hear(line(1), 0);
  talk.hear(line(2, 0), 0);
  talk.hear(line(3, null), 0);
  expect(talk.fresh.map(({ number }) => number)).toEqual([1, 3]);
  vi.advanceTimersByTime(3000);
  talk.hear(line(4), 0);
  expect(talk.fresh).toHaveLength(3);
  vi.advanceTimersByTime(4000);
  expect(talk.fresh.map(({ number }) => number)).toEqual([4]);
  vi.advanceTimersByTime(4000);
  expect(talk.fresh).toEqual([]);
  expect(talk.lines).toHaveLength(4);
});

it("of many lines the last few are in sight", () => {
  const talk = new Talk();
  for (let number = 1; number <= 6; number += 1) talk.hear(line(number), 0);
  expect(talk.fresh.map(({ number }) => number)).toEqual([4, 5, 6]);
});

it("eight phrases are read by each in their own language", async () => {
  expect(PHRASES).toHaveLength(8);
  const thanks = { ...line(1), text: "", phrase: "thanks" as const };
  expect(wordsOf(thanks)).toBe("Thank you!");
  await changeLanguage("fr");
  expect(wordsOf(thanks)).toBe("Merci\u202f!");
  const words = PHRASES.map((phrase) => wordsOf({ ...thanks, phrase }));
  expect(new Set(words).size).toBe(8);
  await changeLanguage("en");
});
