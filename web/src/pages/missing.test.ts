// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/" }
import type { Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { load, startLanguage } from "../i18n/bundle";
import { place, type PageProps } from "../router.svelte";
import { leave, serving, settled, show } from "./fakes";
import NotFound from "./NotFound.svelte";
import Replay from "./Replay.svelte";
import Table from "./Table.svelte";

beforeAll(async () => {
  await startLanguage("en");
  for (const name of ["table", "nearby", "replay"]) await load(name);
});

afterEach(leave);

async function visit(page: Component<PageProps>, answer: unknown): Promise<void> {
  serving(() => answer);
  vi.stubGlobal("WebSocket", function () {
    return { readyState: 0, close: () => undefined };
  });
  await show(page, { params: { table: "nothing" } });
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((later) => setTimeout(later, 5));
    await settled();
  }
}

const heading = () => document.querySelector("h1")?.textContent;

describe("a table that is not there", () => {
  for (const [name, page] of Object.entries({ Table, Replay })) {
    it(`has the door of a wrong address (${name})`, async () => {
      await visit(page as Component<PageProps>, [404, { code: "no-such-table", params: {} }]);
      expect(document.querySelector("svg .door")).not.toBeNull();
      expect(heading()).toBe("No such table");
      expect(document.querySelector("a")?.getAttribute("href")).toBe("/");
    });
  }

  it("says so in the title", async () => {
    await visit(Table as Component<PageProps>, [404, { code: "no-such-table", params: {} }]);
    expect(place.title).toBe("No such table");
  });

  it("is told from one that cannot be shown now", async () => {
    await visit(Table as Component<PageProps>, [503, { code: "store-away", params: {} }]);
    expect(document.querySelector("svg .door")).toBeNull();
  });
});

describe("a wrong address", () => {
  it("keeps its own words", async () => {
    await show(NotFound as Component, {});
    expect(heading()).toBe("No such address");
  });
});
