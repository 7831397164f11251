// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { preferences, type Preference } from "./preferences.svelte";

afterEach(() => {
  for (const name of ["rents", "fastBots", "quick", "sound"] satisfies Preference[]) preferences.set(name, name === "rents");
  preferences.setVolume(0.6);
  preferences.setPace("usual");
  localStorage.clear();
});

/** The preferences as a page that is loaded now finds them. */
async function reloaded() {
  vi.resetModules();
  return (await import("./preferences.svelte")).preferences;
}

describe("the preferences of a browser", () => {
  it("pay rents, show what bots do, and take their time, before anybody has said otherwise", () => {
    const { rents, fastBots, pace, length } = preferences;
    expect({ rents, fastBots, pace, length }).toEqual({ rents: true, fastBots: false, pace: "usual", length: 1 });
  });

  it("are kept for the next page", async () => {
    preferences.set("rents", false);
    preferences.set("quick", true);
    preferences.setPace("step");
    const { rents, fastBots, quick, pace } = await reloaded();
    expect({ rents, fastBots, quick, pace }).toEqual({ rents: false, fastBots: false, quick: true, pace: "step" });
  });

  it("are silent until sound is wanted, and then as loud as was said", async () => {
    expect(preferences.sound).toBe(false);
    preferences.set("sound", true);
    preferences.setVolume(0.25);
    const { sound, volume } = await reloaded();
    expect({ sound, volume }).toEqual({ sound: true, volume: 0.25 });
  });

  it("are as loud as usual where what is kept is no volume", async () => {
    localStorage.setItem("faubourg.volume", "loud");
    expect((await reloaded()).volume).toBe(0.6);
  });

  it("leave nothing behind when they are as usual again", () => {
    preferences.set("fastBots", true);
    preferences.set("fastBots", false);
    preferences.setPace("fast");
    preferences.setPace("usual");
    expect(localStorage.length).toBe(0);
  });

  it("know no pace but those there are", async () => {
    localStorage.setItem("faubourg.pace", "breathless");
    expect((await reloaded()).pace).toBe("usual");
  });

  it("halve the time of animations if they are to be quick", () => {
    preferences.set("quick", true);
    expect(preferences.length).toBe(0.5);
  });
});
