// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { again } from "./again";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
