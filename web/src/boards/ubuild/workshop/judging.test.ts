import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Judging } from "./judging.svelte";

type Answer = { status?: number; body: unknown };

function judged(mine: number, printed: number): Answer {
  const board = (matches: number) => (matches ? { matches } : null);
  return { body: { matches: 10, judged: board(mine), printed: board(printed) } };
}

/** Answers in turn; then none comes. */
function served(answers: Answer[]) {
  const asked = vi.fn(async (_: string, { signal }: RequestInit) => {
    const next = answers.shift();
    if (next) return new Response(JSON.stringify(next.body), { status: next.status ?? 200 });
    return new Promise<Response>((_, refuse) => signal?.addEventListener("abort", () => refuse(new DOMException("", "AbortError"))));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a judgement", () => {
  it("asks again until all is known, and shows what there is", async () => {
    const asked = served([judged(5, 0), judged(5, 5), judged(10, 10)]);
    const judging = new Judging();
    await judging.start("a", 4, 10);
    expect(asked).toHaveBeenCalledTimes(3);
    expect([judging.share, judging.done, judging.running]).toEqual([1, true, false]);
    expect(JSON.parse(String(asked.mock.calls[0]![1].body))).toEqual({ layout: "a", seats: 4, matches: 10, seed: 1 });
  });

  it("is given up with the page, and keeps what is known", async () => {
    const asked = served([judged(5, 0)]);
    const judging = new Judging();
    const ended = judging.start("a", 4, 10);
    await vi.waitFor(() => expect(judging.share).toBe(0.25));
    judging.stop();
    await ended;
    expect(asked.mock.lastCall![1].signal!.aborted).toBe(true);
    expect([judging.share, judging.running, judging.problem]).toEqual([0.25, false, null]);
    judging.forget();
    expect(judging.found).toBeNull();
  });

  it("waits where it was too fast, and says what does not pass", async () => {
    const asked = served([{ status: 429, body: { code: "too-fast" } }, judged(10, 10)]);
    const judging = new Judging();
    const ended = judging.start("a", 4, 10);
    await vi.advanceTimersByTimeAsync(2900);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    await ended;
    expect(judging.done).toBe(true);
    served([{ status: 422, body: { code: "layout-touch", params: {} } }]);
    await judging.start("b", 4, 10);
    expect([judging.problem, judging.running]).toMatchObject([{ code: "layout-touch" }, false]);
  });

  it("is there again when the page is, as far as it went, and does not go on by itself", async () => {
    served([judged(10, 10)]);
    await new Judging().start("a", 3, 10);
    const asked = served([judged(10, 5)]);
    const later = new Judging();
    await later.recall("b");
    expect(asked).not.toHaveBeenCalled();
    await later.recall("a");
    expect(JSON.parse(String(asked.mock.calls[0]![1].body))).toEqual({ layout: "a", seats: 3, matches: 10, seed: 1 });
    expect([later.share, later.running, later.seats, later.matches]).toEqual([0.75, false, 3, 10]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("that cannot be had again is not spoken of", async () => {
    served([judged(10, 10)]);
    await new Judging().start("a", 3, 10);
    served([{ status: 429, body: { code: "too-fast" } }]);
    const later = new Judging();
    await later.recall("a");
    expect([later.found, later.problem]).toEqual([null, null]);
    kept.set("faubourg.judged", "{");
    await later.recall("a");
    expect(later.found).toBeNull();
  });
});
