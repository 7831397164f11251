/** The oldest browsers: the build, the documents and the sources mean the same ones. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { resolveConfig } from "vite";
import { OLDEST, TOO_NEW } from "../scripts/oldest";

const SOURCES = new URL("../src/", import.meta.url);

/** Whether one :has() stands in another. */
function isNested(text: string): boolean {
  return text.split(":has(").slice(1).some((rest, number, all) => {
    let open = 1;
    for (const letter of rest) {
      open += letter === "(" ? 1 : letter === ")" ? -1 : 0;
      if (open === 0) return false;
    }
    return number < all.length - 1;
  });
}

describe("the oldest browsers", () => {
  test("are named where somebody who runs a server looks", () => {
    const text = readFileSync(new URL("../../docs/hosting.md", import.meta.url), "utf8");
    const { chrome, firefox, safari } = OLDEST;
    expect(text).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
  });

  test("are what the build is told to write for", async () => {
    const { build } = await resolveConfig({ root: new URL("..", import.meta.url).pathname }, "build");
    const { chrome, edge, firefox, safari } = OLDEST;
    const told = [`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${safari}`];
    expect([build.target, build.cssTarget]).toEqual([told, told]);
  });

  test("are asked for nothing that they lack", () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte|css)$/.test(name));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((name) => {
      const text = readFileSync(new URL(name, SOURCES), "utf8");
      return TOO_NEW.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  test("understand every selector: :has() may not stand in :has()", () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name));
    expect(files.filter((name) => isNested(readFileSync(new URL(name, SOURCES), "utf8")))).toEqual([]);
    expect(isNested(".body:has(> .said:only-child:not(:has(*)))")).toBe(true);
    expect(isNested(".said:not(:has(*)) .body:has(a)")).toBe(false);
  });
});
