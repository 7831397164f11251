// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGame, startLanguage } from "../../i18n/bundle";
import { Phrases } from "../../i18n/phrases";
import type { BoardProps } from "../board";
import type { Choice } from "../../wire/position";
import { reactive } from "../shared/reactive.svelte";
import { stepsOf } from "./animation";
import Board from "./Board.svelte";
import { asked, positions, rawScene, scene } from "./match";
import PlayerExtras from "./PlayerExtras.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import TextTable from "./TextTable.svelte";
import { cityView, keptOf } from "./types";

// A city takes a while to draw without a browser.
vi.setConfig({ testTimeout: 30_000 });

const names = ["Ana", "Bob", "Cleo"];
let shown: Record<string, unknown> | null = null;
let frames: FrameRequestCallback[] = [];
let now = 0;

beforeAll(async () => {
  await startLanguage("en");
  await loadGame("city");
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
    phrases: new Phrases("city", "en", rawScene, names),
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

/** A title is fetched when the first one is shown. */
const opened = () => vi.waitFor(() => expect(document.querySelector("article.title")).not.toBeNull());

const button = (target: string) => document.querySelector<HTMLButtonElement>(`button[data-target="${target}"]`);

/** Where the pawns stand, whose the plots are and what is on them, and the money on its way. */
function drawn() {
  const plots = [...document.querySelectorAll<SVGElement>("[data-plot]")];
  return {
    pawns: [...document.querySelectorAll(".pawn")].map((one) => `${one.getAttribute("data-seat")} ${one.getAttribute("transform")}`).toSorted(),
    plots: plots.map((one) => [one.dataset.plot, one.dataset.owner, one.querySelectorAll(".building").length]),
    signs: [...document.querySelectorAll("[data-sign]")].map((one) => one.textContent?.trim()),
    flying: document.querySelectorAll(".money").length,
  };
}

/** A stretch of the match in which somebody rolls, walks and pays rent, and something is built. */
const to = positions.findIndex(({ events }, place) => place > 60 && events.some(({ kind }) => kind === "block-built"));
const from = to - 4;
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
    expect(drawn().plots.map(([plot, owner]) => [plot, owner])).toEqual(start.plots.map(([plot, owner]) => [plot, owner]));
    play();
    expect(drawn()).toEqual(end);
    expect(onanimated).toHaveBeenCalledTimes(1);
  });

  it("shows money on its way from pawn to pawn", () => {
    const place = positions.findIndex(({ events: told }) => told.some(({ kind }) => kind === "rent-paid"));
    const paying = { key: 1, before: positions[place - 1]!.view, events: positions[place]!.events };
    show({ view: positions[place]!.view, animation: paying });
    let most = 0;
    for (let i = 0; frames.length && i < 10_000; i++) {
      pass(60);
      most = Math.max(most, drawn().flying);
    }
    expect(most).toBe(1);
    expect(drawn().flying).toBe(0);
  });

  it("writes the sum large enough to be read on the smallest of boards and on the widest", () => {
    const place = positions.findIndex(({ events: told }) => told.some(({ kind }) => kind === "rent-paid"));
    for (const [width, measure] of [[280, 1000], [660, 1150]] as const) {
      vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
      show({ view: positions[place]!.view, animation: { key: 1, before: positions[place - 1]!.view, events: positions[place]!.events } });
      while (drawn().flying === 0) pass(60);
      const scale = Number(/scale\((.+)\)/.exec(document.querySelector(".money")!.getAttribute("transform")!)![1]);
      expect((18 * scale * width) / measure).toBeGreaterThanOrEqual(12);
      void unmount(shown!);
      shown = null;
    }
  });

  it("that is skipped early, in the middle or late ends in the same picture", () => {
    const end = settled(to);
    const count = stepsOf(animation.before, events, keptOf(scene)).length;
    expect(count).toBeGreaterThan(2);
    for (const step of [0, Math.floor(count / 2), count - 1]) {
      const onanimated = vi.fn();
      const props = show({ view: positions[to]!.view, animation, onanimated });
      for (let i = 0; i < step * 3; i++) pass(100);
      props.skip = 1;
      flushSync();
      expect(drawn()).toEqual(end);
      expect(onanimated).toHaveBeenCalledTimes(1);
      void unmount(shown!);
      shown = null;
    }
  });

  it("is not played for those who want no motion, nor at no pace", async () => {
    const end = settled(to);
    for (const [reduced, pace] of [[true, 1], [false, 0]] as const) {
      setReducedMotion(reduced);
      const onanimated = vi.fn();
      show({ view: positions[to]!.view, animation, onanimated, pace });
      expect(drawn()).toEqual(end);
      await Promise.resolve();
      expect(onanimated).toHaveBeenCalledTimes(1);
      expect(frames).toEqual([]);
      void unmount(shown!);
      shown = null;
    }
  });
});

describe("the districts", () => {
  const { view, prompt, choices } = asked("permit");
  const legal = choices.find((choice) => !choice.refusal)!;

  it("pick the target they are for", () => {
    const onpick = vi.fn();
    show({ view, prompt, choices, onpick });
    button(legal.targets[0]!)!.click();
    expect(onpick).toHaveBeenCalledExactlyOnceWith(legal.targets[0]);
  });

  it("say why they cannot be chosen, with the clause, and pick nothing", async () => {
    const onpick = vi.fn();
    const refused: Choice = {
      move: null,
      kind: "hazard",
      targets: ["district:red1"],
      cost: null,
      refusal: { code: "bonus-here", clause: "CI-8b", params: { district: "red1", piece: "park" } },
    };
    show({ view, prompt, choices: [...choices.filter(({ targets }) => targets[0] !== "district:red1"), refused], onpick });
    button("district:red1")!.click();
    flushSync();
    expect(onpick).not.toHaveBeenCalled();
    await opened();
    expect(document.querySelector("[role=note] a")!.getAttribute("href")).toBe("/rules/city#CI-8b");
  });

  it("have one stop for the Tab key and a name for everybody", async () => {
    show({ view, prompt, choices });
    await tick();
    await tick();
    const all = [...document.querySelectorAll<HTMLButtonElement>(".targets [data-target]")];
    expect(all).toHaveLength(scene.districts.length);
    expect(all.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    expect(all.find((one) => one.tabIndex === 0)!.dataset.legal).toBe("");
    for (const one of all) expect(one.getAttribute("aria-label")!.length).toBeGreaterThan(10);
  });

  it("show their title when they are opened, with the ladder and today's rent", async () => {
    const late = positions.at(-1)!.view;
    const district = cityView(late).districts.find((one) => one.owner !== null && !one.mortgaged && one.counted > 0)!;
    show({ view: late });
    button(`district:${district.id}`)!.click();
    await opened();
    const rung = [...document.querySelectorAll(".title .now")].map((one) => one.textContent);
    expect(rung[0]).toBe(String(district.counted));
    expect(document.querySelector(".title .sum b")!.textContent).toBe(new Intl.NumberFormat("en").format(district.rent));
  });

  it("offer on their title what can be done, as one move", async () => {
    const oncompose = vi.fn();
    const { view: before, prompt: question, choices: open } = asked("buy");
    show({ view: before, prompt: question, choices: open, moves: [], oncompose });
    const buy = open.find(({ kind, refusal }) => kind === "buy" && !refusal)!;
    await opened();
    document.querySelector<HTMLButtonElement>(`.title [data-move="${buy.move}"]`)!.click();
    expect(oncompose).toHaveBeenCalledExactlyOnceWith([buy.move]);
  });

  it("that are pointed at are marked", () => {
    show({ view, highlight: ["district:red1", "square:5"] });
    expect(document.querySelector("[data-plot=red1]")!.getAttribute("class")).toContain("pointed");
    expect(document.querySelector("[data-square='5']")!.getAttribute("class")).toContain("pointed");
  });

  it("are marked where a draft has changed them", () => {
    const place = positions.findIndex(({ events: told }) => told.some(({ kind }) => kind === "block-built"));
    const preview = { before: positions[place - 1]!.view, events: positions[place]!.events };
    show({ view: positions[place]!.view, drafting: true, preview });
    expect(document.querySelectorAll(".plot.changed")).toHaveLength(1);
  });

  it("are chosen for a deal while one is composed, and nothing else", () => {
    const ontoggle = vi.fn();
    const onpick = vi.fn();
    show({ view, prompt, choices, onpick, deal: { partner: 1, assets: ["red1", "pink1"], chosen: ["pink1"], ontoggle } });
    button("district:red1")!.click();
    button("district:green1")!.click();
    expect(ontoggle).toHaveBeenCalledExactlyOnceWith("red1");
    expect(onpick).not.toHaveBeenCalled();
    expect(button("district:pink1")!.getAttribute("aria-pressed")).toBe("true");
  });
});

describe("pieces and squares", () => {
  it("to build can be chosen before the district, with their price once that is known", () => {
    const { view, prompt, choices } = asked("act");
    const onpick = vi.fn();
    const built = choices.find(({ kind, refusal }) => kind === "residential" && !refusal)!;
    const props = show({ view, prompt, choices, onpick });
    button("piece:residential")!.click();
    expect(onpick).toHaveBeenCalledExactlyOnceWith("piece:residential");
    props.picked = [built.targets[0]!];
    flushSync();
    expect(button("piece:residential")!.textContent).toContain(new Intl.NumberFormat("en").format(built.cost!));
  });

  it("that a taxi can go to are buttons on the ring", () => {
    const { view, prompt, choices } = asked("taxi");
    show({ view, prompt, choices });
    const squares = choices.flatMap(({ targets }) => targets).filter((target) => target.startsWith("square:"));
    expect(squares.length).toBeGreaterThan(1);
    for (const target of squares) expect(button(target)!.dataset.legal).toBe("");
  });

  it("of an auction are left to its panel", () => {
    const { view, prompt, choices } = asked("bid");
    show({ view, prompt, choices });
    expect(document.querySelectorAll("[data-legal]")).toHaveLength(0);
    expect(document.body.textContent).toContain("is up for auction");
  });
});

describe("the board in words", () => {
  it("names every district and square, and has a button for all that can be chosen", () => {
    const { view, prompt, choices } = asked("permit");
    show({ view, prompt, choices }, TextTable);
    const text = document.body.textContent!;
    for (const square of scene.squares) expect(text).toContain(square.names.en);
    const open = new Set(choices.filter(({ refusal }) => !refusal).flatMap(({ targets }) => targets));
    const there = [...document.querySelectorAll<HTMLElement>("button[data-target]")].map((one) => one.dataset.target!);
    expect(there.toSorted()).toEqual([...open].toSorted());
  });

  it("toggles what can change hands in a deal", () => {
    const ontoggle = vi.fn();
    show({ view: positions[to]!.view, deal: { partner: 1, assets: ["red1"], chosen: [], ontoggle } }, TextTable);
    button("district:red1")!.click();
    expect(ontoggle).toHaveBeenCalledExactlyOnceWith("red1");
  });
});

describe("the players", () => {
  it("show their cash, their colours and their cards", () => {
    const view = positions.find(({ view: one }) => cityView(one).players[0]!.cards.length > 0 && cityView(one).players[0]!.districts.length > 2)!.view;
    const player = cityView(view).players[0]!;
    const phrases = new Phrases("city", "en", rawScene, names);
    shown = mount(PlayerExtras, { target: document.body, props: { scene: rawScene, view, seat: 0, phrases, points: true } });
    flushSync();
    expect(document.body.textContent).toContain(new Intl.NumberFormat("en").format(player.cash));
    const counts = [...document.querySelectorAll(".group")].map((one) => Number.parseInt(one.textContent!));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(player.districts.length);
    expect(document.querySelectorAll(".card")).toHaveLength(player.cards.length);
  });
});

describe("the score sheet", () => {
  it("counts everybody's wealth, item by item, up to the total", () => {
    const view = positions.at(-1)!.view;
    const phrases = new Phrases("city", "en", rawScene, names);
    shown = mount(ScoreSheet, { target: document.body, props: { scene: rawScene, view, names, phrases } });
    flushSync();
    const amounts = (row: Element) => [...row.querySelectorAll<HTMLElement>("td")].map((one) => Number(one.dataset.amount));
    const totals = [...document.querySelectorAll(".total td")].map((one) => Number(one.textContent!.replaceAll(",", "")));
    expect(totals).toEqual(cityView(view).players.map(({ wealth }) => wealth));
    const rows = [...document.querySelectorAll("tbody tr")].map(amounts);
    expect(names.map((_, seat) => rows.reduce((sum, row) => sum + row[seat]!, 0))).toEqual(totals);
  });
});
