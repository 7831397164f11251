import { afterEach, describe, expect, it, vi } from "vitest";
import type { AskWorkbench } from "../../../wire/requests/ubuild";
import { Bench } from "./bench.svelte";

/** A server whose layouts grow by a letter with every act, and which refuses flips. */
function served(): AskWorkbench[] {
  const asked: AskWorkbench[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const one = JSON.parse(body) as AskWorkbench;
    asked.push(one);
    if (one.act?.kind === "flip") return new Response(JSON.stringify({ code: "layout-one-way", params: {} }), { status: 422 });
    const text = one.act === null ? one.text : one.act.kind === "new" ? "n" : `${one.text}x`;
    return new Response(JSON.stringify({ text, mode: "classic" }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("a bench", () => {
  it("does acts one after the other, each on what the one before has made", async () => {
    const asked = served();
    const bench = new Bench();
    await Promise.all([bench.begin("new", "classic", false), bench.act({ kind: "mirror" }), bench.act({ kind: "clip", tile: "a0" })]);
    expect(bench.text).toBe("nxx");
    expect(asked.map(({ text }) => text)).toEqual(["c1--", "n", "nx"]);
    expect(asked[2]!.act).toMatchObject({ kind: "clip", tile: "a0", place: 0, turn: "", bend: "" });
  });

  it("goes back and forth", async () => {
    served();
    const bench = new Bench();
    await bench.open("a");
    expect([bench.canUndo, bench.canRedo]).toEqual([false, false]);
    await bench.act({ kind: "mirror" });
    await bench.act({ kind: "mirror" });
    await bench.undo();
    expect([bench.text, bench.canUndo, bench.canRedo]).toEqual(["ax", true, true]);
    await bench.undo();
    await bench.undo();
    expect([bench.text, bench.canUndo]).toEqual(["a", false]);
    await bench.redo();
    await bench.redo();
    expect([bench.text, bench.canRedo]).toEqual(["axx", false]);
    await bench.undo();
    // Whoever goes another way from there cannot go back to what was not done.
    await bench.open("b");
    expect(bench.canRedo).toBe(false);
    await bench.undo();
    expect(bench.text).toBe("ax");
  });

  it("keeps what it has when an act is refused, and says why", async () => {
    served();
    const bench = new Bench();
    await bench.open("a");
    expect(await bench.act({ kind: "flip" })).toBe(false);
    expect(bench.text).toBe("a");
    expect(bench.problem).toMatchObject({ code: "layout-one-way" });
    expect(bench.canUndo).toBe(false);
    await bench.act({ kind: "mirror" });
    expect(bench.problem).toBeNull();
  });
});
