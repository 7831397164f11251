// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scrollable } from "./scrollable";

/** A box of 100 pixels, and what it holds: so many for each of its children. */
function box(): HTMLElement {
  const found = document.createElement("div");
  Object.defineProperty(found, "clientHeight", { get: () => 100 });
  Object.defineProperty(found, "scrollHeight", { get: () => Math.max(100, 60 * found.children.length) });
  document.body.append(found);
  return found;
}

let leave = () => {};
beforeEach(() => document.body.replaceChildren());
afterEach(() => leave());

it("is on the way of the Tab key while it holds too much, also if that was fetched later", async () => {
  const found = box();
  leave = scrollable(found);
  found.append(document.createElement("p"));
  expect(found.hasAttribute("tabindex")).toBe(false);
  found.append(document.createElement("p"));
  await vi.waitFor(() => expect(found.tabIndex).toBe(0));
  expect(found.getAttribute("tabindex")).toBe("0");
  found.lastChild!.remove();
  await vi.waitFor(() => expect(found.hasAttribute("tabindex")).toBe(false));
});
