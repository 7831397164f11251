// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { preferences, type Preference } from "./preferences.svelte";

afterEach(() => {
  for (const name of ["rents", "fastBots", "quick"] satisfies Preference[]) preferences.set(name, name === "rents");
  localStorage.clear();
});

/** The preferences as a page that is loaded now finds them. */
async function reloaded() {
  vi.resetModules();
  return (await import("./preferences.svelte")).preferences;
}

describe("the preferences of a browser", () => {
  it("pay rents, show what bots do, and take their time, before anybody has said otherwise", () => {
    const { rents, fastBots, pace } = preferences;
    expect({ rents, fastBots, pace }).toEqual({ rents: true, fastBots: false, pace: 1 });
  });

  it("are kept for the next page", async () => {
    preferences.set("rents", false);
    preferences.set("quick", true);
    const { rents, fastBots, quick } = await reloaded();
    expect({ rents, fastBots, quick }).toEqual({ rents: false, fastBots: false, quick: true });
  });

  it("leave nothing behind when they are as usual again", () => {
    preferences.set("fastBots", true);
    preferences.set("fastBots", false);
    expect(localStorage.length).toBe(0);
  });

  it("halve the time of animations if they are to be quick", () => {
    preferences.set("quick", true);
    expect(preferences.pace).toBe(0.5);
  });
});
