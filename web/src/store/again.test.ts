import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serving } from "../pages/fakes";
import { playAgain } from "./again";
import { tableOf } from "./fakes";

const STARTED: [number, unknown] = [409, { code: "already-started", params: {} }];

/** Answers to POSTs in turn, by the end of their path; `lost` never arrives. */
function answering(answers: Record<string, unknown[]>): string[] {
  const posts: string[] = [];
  serving((path, body) => {
    if (body === undefined) return tableOf(true, false);
    const what = path.split("/").at(-1)!;
    posts.push(what);
    const next = answers[what]!.shift();
    if (next === "lost") throw new TypeError("connection reset");
    return next;
  });
  return posts;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function again(...names: string[]): Promise<string> {
  const led = playAgain("old", names);
  led.catch(() => {});
  await vi.runAllTimersAsync();
  return led;
}

describe("playing again", () => {
  it("sits down under each name that one had", async () => {
    const posts = answering({ rematch: [{ table: "next" }], sit: [tableOf(true, false), tableOf(true, false)] });
    expect(await again("Ann", "Bob")).toBe("next");
    expect(posts).toEqual(["rematch", "sit", "sit"]);
  });

  it("asks once more for what was lost on its way, or nobody would ever begin", async () => {
    const posts = answering({ rematch: ["lost", { table: "next" }], sit: ["lost", "lost", tableOf(true, false)] });
    expect(await again("Ann")).toBe("next");
    expect(posts).toEqual(["rematch", "rematch", "sit", "sit", "sit"]);
  });

  it("does not ask again for what was refused, and leads to the waiting room all the same", async () => {
    const posts = answering({ rematch: [{ table: "next" }], sit: [STARTED] });
    expect(await again("Ann")).toBe("next");
    expect(posts).toEqual(["rematch", "sit"]);
  });

  it("gives up where nobody answers", async () => {
    answering({ rematch: Array<string>(9).fill("lost"), sit: [] });
    await expect(again("Ann")).rejects.toMatchObject({ code: "unreachable" });
  });
});
