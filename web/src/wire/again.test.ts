// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { again } from "./again";
import { renewal } from "./renewal.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  renewal.found = false;
});

/** This page begins with one script, and that of the server, if it answers, with another. */
function served(script: string | null): void {
  const begins = document.createElement("script");
  begins.setAttribute("src", "/assets/index-old.js");
  vi.spyOn(document, "querySelector").mockReturnValue(begins);
  const page = new Response(`<script type="module" src="${script}"></script>`);
  vi.stubGlobal("fetch", () => (script === null ? Promise.reject(new TypeError("nobody home")) : Promise.resolve(page)));
}

function failing(times: number): () => Promise<string> {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new TypeError("nobody home")) : Promise.resolve("here"));
}

test("a part that comes at once is asked for once", async () => {
  const part = vi.fn(failing(0));
  expect(await again(part)).toBe("here");
  expect(part).toHaveBeenCalledTimes(1);
});

test("a part wanted while the server is away comes when the server does", async () => {
  const part = vi.fn(failing(3));
  const coming = again(part);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(part).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await coming).toBe("here");
});

test("whoever waited half a minute in vain is told", async () => {
  const told = vi.fn();
  again(failing(99)).catch(told);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveBeenCalledOnce();
});

test("a sheet that did not come is put into the page anew", async () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "data:text/css,";
  Object.defineProperty(link, "sheet", { value: null });
  document.head.append(link);
  const coming = again(failing(1));
  await vi.advanceTimersByTimeAsync(300);
  const next = document.head.querySelector("link")!;
  expect(next).not.toBe(link);
  expect(next.getAttribute("href")).toBe("data:text/css,");
  next.dispatchEvent(new Event("load"));
  expect(await coming).toBe("here");
  next.remove();
});

test("nobody waits for a part that a newer server has no more", async () => {
  served("/assets/index-new.js");
  const part = vi.fn(failing(99));
  await expect(again(part)).rejects.toThrow("nobody home");
  expect(part).toHaveBeenCalledOnce();
  expect(renewal.found).toBe(true);
});

test.each(["/assets/index-old.js", null])("a server that has %s is waited for", async (script) => {
  served(script);
  const coming = again(failing(1));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await coming).toBe("here");
  expect(renewal.found).toBe(false);
});
