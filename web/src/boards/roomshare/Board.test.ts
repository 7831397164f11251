// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGame, startLanguage } from "../../i18n/bundle";
import { Phrases } from "../../i18n/phrases";
import type { BoardProps } from "../board";
import { reactive } from "../shared/reactive.svelte";
import { pictureOf, stepsOf } from "./animation";
import Board from "./Board.svelte";
import { offered, positions, rawScene } from "./match";

// A building takes a while to draw without a browser.
vi.setConfig({ testTimeout: 30_000 });

let shown: Record<string, unknown> | null = null;
let frames: FrameRequestCallback[] = [];
let now = 0;

beforeAll(async () => {
  await startLanguage("en");
  await loadGame("roomshare");
});

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  vi.spyOn(performance, "now").mockImplementation(() => now);
  setReducedMotion(false);
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setReducedMotion(reduced: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
}

function show(changes: Partial<BoardProps>): BoardProps {
  const names = ["Ana", "Bob"];
  const props = reactive<BoardProps>({
    scene: rawScene,
    view: positions[0]!.view,
    seat: 0,
    names,
    phrases: new Phrases("roomshare", "en", rawScene, names),
    choices: [],
    picked: [],
    onpick: () => undefined,
    highlight: [],
    drafting: false,
    animation: null,
    onanimated: () => undefined,
    skip: 0,
    ...changes,
  });
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

/** Lets time pass until nothing moves any more. */
function play(): void {
  for (let i = 0; frames.length && i < 10_000; i++) {
    now += 150;
    const due = frames;
    frames = [];
    for (const frame of due) frame(now);
    flushSync();
  }
}

function drawn(): Map<string, string> {
  const tenants = [...document.querySelectorAll<SVGElement>("[data-place]")];
  return new Map(tenants.map((tenant) => [tenant.dataset.place!, tenant.dataset.colour!]).toSorted() as [string, string][]);
}

function expected(index: number): Map<string, string> {
  return new Map([...pictureOf(positions[index]!.view).tenants].toSorted());
}

/** A stretch of the match with an eviction. */
const from = positions.findIndex((position) => position.events.some((event) => event.kind === "evicted")) - 1;
const to = from + 4;
const events = positions.slice(from + 1, to + 1).flatMap((position) => position.events);
const animation = { key: 1, before: positions[from]!.view, events };

describe("an animation", () => {
  it("starts from the picture before and ends in that of the view, saying so once", () => {
    const onanimated = vi.fn();
    show({ view: positions[to]!.view, animation, onanimated });
    expect(drawn()).toEqual(expected(from));
    play();
    expect(drawn()).toEqual(expected(to));
    expect(onanimated).toHaveBeenCalledTimes(1);
  });

  it("that is skipped early, in the middle or late ends in the same picture", () => {
    const count = stepsOf(animation.before, events).length;
    expect(count).toBeGreaterThan(3);
    for (const step of [0, Math.floor(count / 2), count - 1]) {
      const onanimated = vi.fn();
      const props = show({ view: positions[to]!.view, animation, onanimated });
      for (let i = 0; i < step * 8; i++) {
        now += 50;
        for (const frame of frames.splice(0)) frame(now);
      }
      props.skip = 1;
      flushSync();
      expect(drawn()).toEqual(expected(to));
      expect(onanimated).toHaveBeenCalledTimes(1);
      void unmount(shown!);
      shown = null;
    }
  });

  it("is not played for those who want no motion", async () => {
    setReducedMotion(true);
    const onanimated = vi.fn();
    show({ view: positions[to]!.view, animation, onanimated });
    expect(drawn()).toEqual(expected(to));
    await Promise.resolve();
    expect(onanimated).toHaveBeenCalledTimes(1);
    expect(frames).toEqual([]);
  });

  it("gives way to the next one", () => {
    const props = show({ view: positions[to]!.view, animation });
    now += 100;
    for (const frame of frames.splice(0)) frame(now);
    props.view = positions[to + 1]!.view;
    props.animation = { key: 2, before: positions[to]!.view, events: positions[to + 1]!.events };
    flushSync();
    play();
    expect(drawn()).toEqual(expected(to + 1));
  });
});

describe("the buttons", () => {
  const choices = offered("place-key");
  const button = (target: string) => document.querySelector<HTMLButtonElement>(`button[data-target="${target}"]`);

  it("pick the target they are for", () => {
    const onpick = vi.fn();
    show({ choices, onpick });
    const arrow = choices[0]!.targets.find((target) => target.startsWith("arrow:"))!;
    button(arrow)!.click();
    expect(onpick).toHaveBeenCalledExactlyOnceWith(arrow);
  });

  it("say why a target cannot be picked, with the clause, and pick nothing", () => {
    const onpick = vi.fn();
    show({ choices, onpick });
    const refused = choices.find((choice) => choice.refusal)!;
    button(refused.targets[0]!)!.click();
    flushSync();
    expect(onpick).not.toHaveBeenCalled();
    const reason = document.querySelector("[role=note]")!;
    expect(reason.textContent).toContain(refused.refusal!.clause);
    expect(reason.querySelector("a")!.getAttribute("href")).toBe(`/rules/roomshare#${refused.refusal!.clause}`);
  });

  it("have one stop for the Tab key and a name for everybody", () => {
    show({ choices });
    const all = [...document.querySelectorAll<HTMLButtonElement>("button[data-target]")];
    expect(all.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    for (const one of all) expect(one.getAttribute("aria-label")!.length).toBeGreaterThan(10);
  });

  it("are not there when nothing is asked", () => {
    show({});
    expect(document.querySelectorAll("button[data-target]")).toHaveLength(0);
  });
});
