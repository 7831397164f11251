// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGame, startLanguage } from "../../i18n/bundle";
import { Phrases } from "../../i18n/phrases";
import type { BoardProps } from "../board";
import { reactive } from "../shared/reactive.svelte";
import { stepsOf } from "./animation";
import Board from "./Board.svelte";
import { LARGEST } from "./geometry";
import { asked, positions, rawScene, scene } from "./match";
import PlayerExtras from "./PlayerExtras.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import TextTable from "./TextTable.svelte";
import { ubuildView } from "./types";

// A table takes a while to draw without a browser.
vi.setConfig({ testTimeout: 30_000 });

const names = ["Ana", "Bob", "Cleo"];
let shown: Record<string, unknown> | null = null;
let frames: FrameRequestCallback[] = [];
let now = 0;

beforeAll(async () => {
  await startLanguage("en");
  await loadGame("ubuild");
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
    phrases: new Phrases("ubuild", "en", rawScene, names),
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

/** Where the pawns stand, whose the districts are, what stands on them and on the sites, and the money on its way. */
function drawn() {
  const signs = [...document.querySelectorAll<SVGElement>("[data-sign]")];
  return {
    pawns: [...document.querySelectorAll(".pawn")].map((one) => `${one.getAttribute("data-seat")} ${one.getAttribute("transform")}`).toSorted(),
    owners: signs.map((one) => [one.dataset.sign, one.dataset.owner]),
    signs: signs.map((one) => one.textContent?.trim()),
    standing: [...document.querySelectorAll<SVGElement>(".standing")].map((one) => `${one.getAttribute("transform")} ${one.innerHTML.length}`),
    bridges: [...document.querySelectorAll<SVGElement>(".bridge")].map((one) => one.dataset.lifted),
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
    expect(drawn().owners).toEqual(start.owners);
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

  it("that is skipped early, in the middle or late ends in the same picture", () => {
    const end = settled(to);
    const count = stepsOf(animation.before, events, { spaces: scene.spaces.length, jail: scene.jail }).length;
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

describe("the districts and sites", () => {
  const { view, prompt, choices } = asked("site");
  const legal = choices.find((choice) => !choice.refusal)!;

  it("pick the target they are for", () => {
    const onpick = vi.fn();
    show({ view, prompt, choices, onpick });
    button(legal.targets[0]!)!.click();
    expect(onpick).toHaveBeenCalledExactlyOnceWith(legal.targets[0]);
  });

  it("light up where something may stand, and nowhere else", () => {
    show({ view, prompt, choices });
    const open = choices.filter(({ refusal }) => !refusal).map(({ targets }) => targets[0]!.slice("site:s".length));
    const lit = [...document.querySelectorAll<SVGElement>(".site.legal")].map((one) => one.dataset.site!);
    expect(lit.toSorted()).toEqual(open.toSorted());
  });

  it("show what would change for the districts before it is placed", async () => {
    show({ view, prompt, choices });
    expect(document.querySelectorAll("[data-preview]")).toHaveLength(0);
    const target = button(legal.targets[0]!)!;
    vi.spyOn(target, "matches").mockReturnValue(true);
    target.focus();
    flushSync();
    const fates = ubuildView(view).placing!.outlook.find(({ site }) => `site:s${site}` === legal.targets[0])!.districts;
    const shownFor = [...document.querySelectorAll<SVGElement>("[data-preview]")].map((one) => one.dataset.preview!);
    expect(shownFor.toSorted()).toEqual(fates.map(({ district }) => district).toSorted());
  });

  it("that a choice does not change are not described again", () => {
    const { view: before, prompt: question, choices: open } = asked("act");
    const phrases = new Phrases("ubuild", "en", rawScene, names);
    const props = show({ view: before, prompt: question, choices: open, phrases });
    const refused = vi.spyOn(phrases, "refusal");
    const named = vi.spyOn(phrases, "name");
    const pick = open.find(({ kind, refusal }) => kind === "residential" && !refusal)!.targets[0]!;
    props.picked = [pick];
    flushSync();
    expect(button(pick)!.getAttribute("aria-pressed")).toBe("true");
    expect(refused).not.toHaveBeenCalled();
    // The card shows the title of what is picked; no label of a hexagon is written for it.
    expect(named.mock.calls.filter(([sort]) => sort === "district").length).toBeLessThan(4);
  });

  it("say why they cannot be chosen, with the clause, and pick nothing", async () => {
    const onpick = vi.fn();
    show({ view, prompt, choices, onpick });
    const refused = choices.find(({ refusal }) => refusal)!;
    button(refused.targets[0]!)!.click();
    flushSync();
    expect(onpick).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(document.querySelector("[role=note] a")).not.toBeNull());
    expect(document.querySelector("[role=note] a")!.getAttribute("href")).toBe(`/rules/ubuild#${refused.refusal!.clause}`);
  });

  it("have one stop for the Tab key and a name for everybody", async () => {
    show({ view, prompt, choices });
    await tick();
    await tick();
    const all = [...document.querySelectorAll<HTMLButtonElement>(".targets [data-target]")];
    expect(all.filter((one) => one.dataset.target!.startsWith("district:"))).toHaveLength(scene.districts.length);
    expect(all.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    expect(all.find((one) => one.tabIndex === 0)!.dataset.legal).toBe("");
    for (const one of all) expect(one.getAttribute("aria-label")!.length).toBeGreaterThan(10);
  });

  it("show their title when they are opened, with the ladder and today's rent", async () => {
    const late = positions.at(-1)!.view;
    const district = ubuildView(late).districts.find((one) => one.owner !== null && !one.mortgaged && one.counted > 0)!;
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
    show({ view, highlight: [`district:${scene.districts[3]!.id}`, "site:s7", "space:0"] });
    expect(document.querySelectorAll(".frame.pointed")).toHaveLength(2);
    expect(document.querySelector("[data-site='7']")!.getAttribute("class")).toContain("pointed");
  });

  it("are marked where a draft has changed them, with the rents before and after", async () => {
    const place = positions.findIndex(({ events: told }) => told.some(({ kind }) => kind === "block-built"));
    const preview = { before: positions[place - 1]!.view, events: positions[place]!.events };
    show({ view: positions[place]!.view, drafting: true, preview });
    expect(document.querySelectorAll(".frame.changed")).toHaveLength(1);
    await vi.waitFor(() => expect(document.querySelector("[data-change]")).not.toBeNull());
    const changed = document.querySelector<HTMLElement>("[data-change]")!.dataset.change!;
    const rent = (view: BoardProps["view"]) => ubuildView(view).districts.find(({ id }) => id === changed)!.rent;
    const spoken = document.querySelector("[data-change] .unseen")!.textContent!;
    for (const at of [place - 1, place]) expect(spoken).toContain(new Intl.NumberFormat("en").format(rent(positions[at]!.view)));
  });

  it("are chosen for a deal while one is composed, and nothing else", () => {
    const ontoggle = vi.fn();
    const onpick = vi.fn();
    const [one, two, three] = scene.districts.map(({ id }) => id);
    show({ view, prompt, choices, onpick, deal: { partner: 1, assets: [one!, two!], chosen: [two!], ontoggle } });
    button(`district:${one}`)!.click();
    button(`district:${three}`)!.click();
    expect(ontoggle).toHaveBeenCalledExactlyOnceWith(one);
    expect(onpick).not.toHaveBeenCalled();
    expect(button(`district:${two}`)!.getAttribute("aria-pressed")).toBe("true");
  });
});

describe("pieces", () => {
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

  it("that stand on a site and may move are chosen where they stand", () => {
    const { view, prompt, choices } = asked("step");
    show({ view, prompt, choices });
    const { piece } = ubuildView(view).moving!;
    expect(document.querySelectorAll(`[data-target="piece:${piece}"]`)).toHaveLength(1);
    expect(button(`piece:${piece}`)!.closest(".hits")).not.toBeNull();
  });

  it("of an auction are left to its panel", () => {
    const { view, prompt, choices } = asked("bid");
    show({ view, prompt, choices });
    expect(document.querySelectorAll("[data-legal]")).toHaveLength(0);
    expect(document.body.textContent).toContain("is up for auction");
  });
});

describe("a mortgage", () => {
  const view = positions.map((position) => ubuildView(position.view)).find(({ districts }) => districts.some(({ mortgaged }) => mortgaged))!;
  const mortgaged = view.districts.filter((one) => one.mortgaged).map(({ id }) => id);

  it("is marked on its hexagon, and on no other", () => {
    show({ view: view as unknown as BoardProps["view"] });
    const marked = [...document.querySelectorAll<SVGElement>("[data-mortgaged]")].map((one) => one.dataset.mortgaged!);
    expect(marked.toSorted()).toEqual(mortgaged.toSorted());
    for (const id of mortgaged) expect(document.querySelector(`[data-sign="${id}"]`)!.textContent).toContain("mtg.");
  });

  it("is written no smaller than other rents, nor is a rent of five figures", () => {
    const [first] = mortgaged;
    const rich = view.districts.filter(({ owner, mortgaged }) => owner !== null && !mortgaged).map(({ id }) => id);
    const districts = view.districts.map((one) => (rich.includes(one.id) ? { ...one, rent: 13_000 } : one));
    show({ view: { ...view, districts } as unknown as BoardProps["view"] });
    for (const id of [first!, rich[0]!]) {
      const words = document.querySelector<SVGElement>(`[data-sign="${id}"] rect ~ text`)!;
      expect(words.style.fontSize, words.textContent).toBe(`${LARGEST}px`);
    }
  });

  it("is said in the table of the districts", () => {
    show({ view: view as unknown as BoardProps["view"] }, TextTable);
    const said = [...document.querySelectorAll("td strong")].filter((one) => one.textContent === "Mortgaged");
    expect(said).toHaveLength(mortgaged.length);
  });
});

describe("bridges", () => {
  it("are lifted while they are open, and ask for the toll", () => {
    const open = positions.find(({ view }) => ubuildView(view).bridges.some((bridge) => bridge.open))!.view;
    show({ view: open });
    const lifted = document.querySelectorAll(".bridge[data-lifted]").length;
    expect(lifted).toBe(ubuildView(open).bridges.filter((bridge) => bridge.open).length);
    expect(document.querySelector("[data-bridge][data-open]")!.textContent).toContain(new Intl.NumberFormat("en").format(scene.toll));
  });
});

describe("the board in words", () => {
  it("names every space, and has a button for all that can be chosen", () => {
    const { view, prompt, choices } = asked("site");
    show({ view, prompt, choices }, TextTable);
    const text = document.body.textContent!;
    for (const space of scene.spaces) expect(text).toContain(space.names.en);
    const open = new Set(choices.filter(({ refusal }) => !refusal).flatMap(({ targets }) => targets));
    const there = [...document.querySelectorAll<HTMLElement>("button[data-target]")].map((one) => one.dataset.target!);
    expect(there.toSorted()).toEqual([...open].toSorted());
  });

  it("toggles what can change hands in a deal", () => {
    const ontoggle = vi.fn();
    show({ view: positions[to]!.view, deal: { partner: 1, assets: [scene.districts[0]!.id], chosen: [], ontoggle } }, TextTable);
    button(`district:${scene.districts[0]!.id}`)!.click();
    expect(ontoggle).toHaveBeenCalledExactlyOnceWith(scene.districts[0]!.id);
  });
});

describe("the players", () => {
  it("show their cash and their colours", () => {
    const view = positions.find(({ view: one }) => ubuildView(one).players[0]!.districts.length > 2)!.view;
    const player = ubuildView(view).players[0]!;
    const phrases = new Phrases("ubuild", "en", rawScene, names);
    shown = mount(PlayerExtras, { target: document.body, props: { scene: rawScene, view, seat: 0, phrases, points: true } });
    flushSync();
    expect(document.body.textContent).toContain(new Intl.NumberFormat("en").format(player.cash));
    const counts = [...document.querySelectorAll(".group")].map((one) => Number.parseInt(one.textContent!));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(player.districts.length);
  });
});

describe("the score sheet", () => {
  it("counts everybody's wealth, item by item, up to the total", () => {
    const view = positions.at(-1)!.view;
    const phrases = new Phrases("ubuild", "en", rawScene, names);
    shown = mount(ScoreSheet, { target: document.body, props: { scene: rawScene, view, names, phrases } });
    flushSync();
    const amounts = (row: Element) => [...row.querySelectorAll<HTMLElement>("td")].map((one) => Number(one.dataset.amount));
    const totals = [...document.querySelectorAll(".total td")].map((one) => Number(one.textContent!.replaceAll(",", "")));
    expect(totals).toEqual(ubuildView(view).players.map(({ wealth }) => wealth));
    const rows = [...document.querySelectorAll("tbody tr")].map(amounts);
    expect(names.map((_, seat) => rows.reduce((sum, row) => sum + row[seat]!, 0))).toEqual(totals);
  });
});
