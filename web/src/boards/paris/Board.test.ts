// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGame, startLanguage } from "../../i18n/bundle";
import { Phrases } from "../../i18n/phrases";
import type { BoardProps } from "../board";
import { reactive } from "../shared/reactive.svelte";
import { stepsOf } from "./animation";
import Board from "./Board.svelte";
import Draft from "./Draft.svelte";
import Hand from "./Hand.svelte";
import { asked, positions, rawScene } from "./match";
import PlayerExtras from "./PlayerExtras.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import TextTable from "./TextTable.svelte";
import { parisView } from "./types";

// A board takes a while to draw without a browser.
vi.setConfig({ testTimeout: 30_000 });

let shown: Record<string, unknown> | null = null;
let frames: FrameRequestCallback[] = [];
let now = 0;
const names = ["Ana", "Bob", "Cy"];

beforeAll(async () => {
  await startLanguage("en");
  await loadGame("paris");
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

function show(changes: Partial<BoardProps>, part: Component<BoardProps> = Board): BoardProps {
  const props = reactive<BoardProps>({
    scene: rawScene,
    view: positions[0]!.view,
    seat: 0,
    names,
    phrases: new Phrases("paris", "en", rawScene, names),
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
  shown = mount(part, { target: document.body, props });
  flushSync();
  return props;
}

function pass(milliseconds: number): void {
  now += milliseconds;
  for (const frame of frames.splice(0)) frame(now);
  flushSync();
}

/** Lets time pass until nothing moves any more. */
function play(): void {
  for (let i = 0; frames.length && i < 10_000; i++) pass(150);
}

/** Who lives where, the lots on sale, the lots that are owned and what stands there, and what the pile says. */
function drawn() {
  return {
    homes: [...document.querySelectorAll<HTMLElement>("[data-spot^=seat]")].map((one) => one.textContent?.trim()),
    lots: [...document.querySelectorAll<HTMLElement>(".market [data-target]")].map((one) => one.dataset.target).toSorted(),
    owned: [...document.querySelectorAll<HTMLElement>(".quarter [data-target]")].map((one) => one.dataset.target).toSorted(),
    houses: document.querySelectorAll(".quarter g.house").length,
    hotels: document.querySelectorAll(".quarter .flag").length,
    pays: document.querySelector(".pays")?.textContent,
    flying: document.querySelectorAll(".flights > *").length,
  };
}

/** A stretch of the match with rents, purchases and a new lot. */
const LENGTH = 12;
const tells = (place: number, sort: string) => positions[place]!.events.some(({ kind }) => kind === sort);
const to = positions.findLastIndex(
  (_, place) => tells(place, "rent-paid") && positions.slice(place - LENGTH + 1, place).some((__, at) => tells(place - LENGTH + 1 + at, "lot-bought")),
);
const from = to - LENGTH;
const events = positions.slice(from + 1, to + 1).flatMap((position) => position.events);
const animation = { key: 1, before: positions[from]!.view, events };

function settled(index: number) {
  show({ view: positions[index]!.view });
  const picture = drawn();
  void unmount(shown!);
  shown = null;
  return picture;
}

describe("an animation", () => {
  it("starts from the picture before and ends in that of the view, saying so once", () => {
    const [start, end] = [settled(from), settled(to)];
    const onanimated = vi.fn();
    show({ view: positions[to]!.view, animation, onanimated });
    expect(start.owned).not.toEqual(end.owned);
    expect(drawn().owned).toEqual(start.owned);
    play();
    expect(drawn()).toEqual(end);
    expect(onanimated).toHaveBeenCalledTimes(1);
  });

  it("flies tokens from the bank", () => {
    show({ view: positions[to]!.view, animation });
    let most = 0;
    for (let i = 0; frames.length && i < 10_000; i++) {
      pass(60);
      most = Math.max(most, document.querySelectorAll(".flights .token").length);
    }
    expect(most).toBeGreaterThan(0);
  });

  it("that is skipped early, in the middle or late ends in the same picture", () => {
    const end = settled(to);
    const count = stepsOf(animation.before, events).length;
    expect(count).toBeGreaterThan(3);
    for (const step of [0, Math.floor(count / 2), count - 1]) {
      const onanimated = vi.fn();
      const props = show({ view: positions[to]!.view, animation, onanimated });
      for (let i = 0; i < step * 8; i++) pass(50);
      props.skip = 1;
      flushSync();
      expect(drawn()).toEqual(end);
      expect(onanimated).toHaveBeenCalledTimes(1);
      void unmount(shown!);
      shown = null;
    }
  });

  it("is not played for those who want no motion", async () => {
    const end = settled(to);
    setReducedMotion(true);
    const onanimated = vi.fn();
    show({ view: positions[to]!.view, animation, onanimated });
    expect(drawn()).toEqual(end);
    await Promise.resolve();
    expect(onanimated).toHaveBeenCalledTimes(1);
    expect(frames).toEqual([]);
  });
});

describe("the street", () => {
  const last = positions.at(-1)!.view;

  it("has a house for every house of the view, and a hotel for every hotel", () => {
    show({ view: last });
    const { lots } = parisView(last);
    for (const { id, houses, hotel } of lots.filter(({ owner }) => owner !== null)) {
      expect(button(`lot:${id}`)!.querySelectorAll("g.house")).toHaveLength(houses);
      expect(button(`lot:${id}`)!.querySelectorAll("g.hotel .flag")).toHaveLength(Number(hotel));
    }
  });

  it("names each player once, and leaves what they hold to the list of players", () => {
    show({ view: last });
    const homes = [...document.querySelectorAll("[data-spot^=seat]")].map((one) => one.textContent!.trim());
    expect(homes.map((home) => home.replace("(to play)", ""))).toEqual(["Your quarter", "Bob", "Cy"]);
    expect(document.querySelector(".quarters")!.textContent!.split("Bob")).toHaveLength(2);
  });
});

describe("what is public of a player", () => {
  it("has the rent tokens even where points are not told", () => {
    const view = positions.at(-1)!.view;
    const phrases = new Phrases("paris", "en", rawScene, names);
    shown = mount(PlayerExtras, { target: document.body, props: { scene: rawScene, view, seat: 1, phrases, points: false } });
    flushSync();
    expect(document.querySelector("[data-points=tokens-1]")!.textContent).toBe(String(parisView(view).players[1]!.tokens));
    expect(document.querySelectorAll("[data-points]")).toHaveLength(1);
  });
});

const button = (target: string) => document.querySelector<HTMLButtonElement>(`button[data-target="${target}"]`);

describe("the lots", () => {
  const { view, choices } = asked("more");

  it("pick the target they are for", () => {
    const onpick = vi.fn();
    const { view: before, choices: open } = asked("act");
    show({ view: before, choices: open, onpick });
    const target = open.find((choice) => choice.kind === "buy" && !choice.refusal)!.targets[0]!;
    button(target)!.click();
    expect(onpick).toHaveBeenCalledExactlyOnceWith(target);
  });

  it("say why they cannot be chosen, with the clause, and pick nothing", () => {
    const onpick = vi.fn();
    show({ view, choices, onpick });
    const refused = choices.find((choice) => choice.refusal && choice.kind === "buy")!;
    button(refused.targets[0]!)!.click();
    flushSync();
    expect(onpick).not.toHaveBeenCalled();
    const reason = document.querySelector("[role=note]")!;
    expect(reason.querySelector("a")!.getAttribute("href")).toBe(`/rules/paris#${refused.refusal!.clause}`);
  });

  it("have one stop for the Tab key and a name for everybody", async () => {
    show({ view, choices });
    await tick();
    await tick();
    const all = [...document.querySelectorAll<HTMLButtonElement>("button[data-target]")];
    expect(all.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    for (const one of all) expect(one.getAttribute("aria-label")!.length).toBeGreaterThan(10);
  });

  it("that are pointed at are marked, in the market and in a quarter", () => {
    const lots = parisView(positions[to]!.view).lots;
    const sold = lots.find((lot) => lot.owner !== null)!.id;
    const sale = lots.find((lot) => lot.on_sale)!.id;
    show({ view: positions[to]!.view, highlight: [`lot:${sold}`, `lot:${sale}`] });
    expect(button(`lot:${sold}`)!.className).toContain("pointed");
    expect(button(`lot:${sale}`)!.className).toContain("pointed");
  });
});

describe("the basket", () => {
  it("gives up an item without the others", () => {
    const { view, prompt, step } = asked("more");
    const items = parisView(view).basket.items;
    const before = positions[step - items.length]!.view;
    const taken = positions.slice(step - items.length + 1, step + 1);
    const moves = taken.map(({ move }) => move!);
    const oncompose = vi.fn();
    const preview = { before, events: taken.flatMap((position) => position.events) };
    show({ view, prompt, drafting: true, preview, moves, oncompose }, Draft);
    expect(document.body.textContent).toContain(String(parisView(view).basket.cost));
    document.querySelectorAll<HTMLButtonElement>("li button")[0]!.click();
    expect(oncompose).toHaveBeenCalledExactlyOnceWith(moves.slice(1));
  });
});

describe("the hand", () => {
  it("offers the cards that can be paid, and says why others cannot", () => {
    const { view, prompt, choices } = asked("pay");
    const onpick = vi.fn();
    show({ view, prompt, choices, onpick }, Hand);
    for (const choice of choices) {
      onpick.mockClear();
      button(choice.targets[0]!)!.click();
      flushSync();
      expect(onpick).toHaveBeenCalledTimes(choice.refusal ? 0 : 1);
      if (choice.refusal) expect(document.querySelector("[role=note] a")!.textContent).toContain(choice.refusal.clause);
    }
  });
});

describe("the table in words", () => {
  it("names every lot, and has a button for all that can be chosen", () => {
    const { view, choices } = asked("act");
    show({ view, choices }, TextTable);
    const text = document.body.textContent!;
    for (const lot of (rawScene.lots as { names: { en: string } }[])) expect(text).toContain(lot.names.en);
    const open = new Set(choices.filter(({ refusal }) => !refusal).flatMap(({ targets }) => targets));
    const there = [...document.querySelectorAll<HTMLElement>("button[data-target]")].map((one) => one.dataset.target!);
    expect(there.toSorted()).toEqual([...open].filter((target) => !target.startsWith("piece:")).toSorted());
  });
});

describe("the score sheet", () => {
  it("counts every player's points, item by item, up to the total", () => {
    const view = positions.at(-1)!.view;
    const phrases = new Phrases("paris", "en", rawScene, names);
    shown = mount(ScoreSheet, { target: document.body, props: { scene: rawScene, view, names, phrases } });
    flushSync();
    const totals = [...document.querySelectorAll(".total td")].map((one) => Number(one.textContent));
    expect(totals).toEqual(parisView(view).players.map(({ points }) => points.total));
    const rows = [...document.querySelectorAll("tbody tr")];
    const sums = names.map((_, seat) => rows.reduce((sum, row) => sum + Number(row.querySelectorAll("td b")[seat]!.textContent), 0));
    expect(sums).toEqual(totals);
  });
});
