// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../store/preferences.svelte";
import { EFFECTS, speaker } from "./effects";
import { hear, soundsOf, type Sounds } from "./hearing";

const events = (...kinds: string[]) => kinds.map((kind) => ({ kind, clause: "X-1" }));
const SOUNDS: Sounds = { rolled: "dice", paid: "coin", sold: "hammer", over: "victory" };

describe("the sounds of a picture", () => {
  it("are those of its events, in order; most events make none", () => {
    expect(soundsOf(events("rolled", "walked", "paid"), SOUNDS)).toEqual(["dice", "coin"]);
    expect(soundsOf(events("walked"), SOUNDS)).toEqual([]);
    expect(soundsOf(events("rolled"))).toEqual([]);
  });

  it("are heard once where one comes several times on end", () => {
    expect(soundsOf(events("paid", "walked", "paid", "sold", "paid"), SOUNDS)).toEqual(["coin", "hammer", "coin"]);
  });

  it("are few, and the last is always among them", () => {
    const many = events("rolled", "paid", "sold", "paid", "sold", "paid", "over");
    expect(soundsOf(many, SOUNDS)).toEqual(["dice", "coin", "hammer", "victory"]);
  });
});

describe("whoever wants no sound", () => {
  beforeEach(() => void vi.spyOn(speaker, "isHeard").mockResolvedValue(true));
  afterEach(() => (vi.restoreAllMocks(), preferences.set("sound", false), preferences.setVolume(0.6)));

  it("hears none; whoever does hears them one after the other, as loud as was said", async () => {
    const play = vi.spyOn(speaker, "play").mockReturnValue();
    await hear("dice");
    expect(play).not.toHaveBeenCalled();
    preferences.set("sound", true);
    preferences.setVolume(0.3);
    await hear("dice", "coin");
    expect(play.mock.calls.map(([sound]) => sound)).toEqual(["dice", "coin"]);
    expect(play.mock.calls[1]![1]).toBeGreaterThan(play.mock.calls[0]![1]!);
    expect(speaker.volume).toBe(0.3);
  });

  it("is not told later what came while the page could not sound", async () => {
    vi.mocked(speaker.isHeard).mockResolvedValue(false);
    const play = vi.spyOn(speaker, "play").mockReturnValue();
    preferences.set("sound", true);
    await hear("dice");
    expect(play).not.toHaveBeenCalled();
  });
});

describe("the sounds of a table", () => {
  it("are short, and all of them audible", () => {
    for (const [name, notes] of Object.entries(EFFECTS)) {
      expect(Math.max(...notes.map(([, start, length]) => start + length)), name).toBeLessThanOrEqual(1);
      for (const [pitch] of notes) expect(pitch, name).toBeGreaterThan(60);
    }
  });

  it("are each used by some game, or by every table", () => {
    const used = new Set<string>(["turn", "chat"]);
    const boards = import.meta.glob<{ sounds: Sounds }>("../boards/*/sounds.ts", { eager: true });
    for (const { sounds } of Object.values(boards)) for (const sound of Object.values(sounds)) used.add(sound!);
    expect([...used].sort()).toEqual(Object.keys(EFFECTS).sort());
    expect(Object.keys(boards)).toHaveLength(Object.keys(import.meta.glob("../boards/*/index.ts")).length);
  });
});
