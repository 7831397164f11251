// @vitest-environment happy-dom
/** In every game, at every moment of every animation: the board moves, and all else shows the position it moves from. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boards } from "../boards/registry";
import { load, loadGame, startLanguage } from "../i18n/bundle";
import { Phrases } from "../i18n/phrases";
import { FakeSocket, stateOf, tableOf } from "../store/fakes";
import { preferences } from "../store/preferences.svelte";
import { TableStore } from "../store/table.svelte";
import type { GameEvent, Scene, View } from "../wire/position";
import { PROTOCOL, type State } from "../wire/types";
import Playing from "./Playing.svelte";

// A board takes a while to draw without a browser.
vi.setConfig({ testTimeout: 60_000 });

interface Story {
  rawScene: Scene;
  positions: { view: View; events: GameEvent[] }[];
}
const stories = import.meta.glob<Story>("../boards/*/match.ts");
const games = Object.keys(boards).filter((game) => `../boards/${game}/match.ts` in stories);

/** So many moves of a match are looked at, each from its beginning to its end. */
const LOOKED_AT = 8;
/** So many are listened to. */
const HEARD = 30;

let frames: FrameRequestCallback[] = [];
let now = 0;
let page: Record<string, unknown> | null = null;
let store: TableStore | null = null;

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => {
  store?.stop();
  if (page) void unmount(page);
  page = store = null;
  document.body.innerHTML = "";
  preferences.setPace("usual");
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function pass(milliseconds: number): void {
  now += milliseconds;
  for (const frame of frames.splice(0)) frame(now);
  flushSync();
}

/** What is said of a position beside the board: whose turn, scores and holdings, the hand, the log. */
function parts() {
  const text = (selector: string) => document.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim();
  const table = document.querySelector<HTMLElement>("[data-status]");
  const turn = [...document.querySelectorAll(".players li")].map((one) => one.classList.contains("turn"));
  return {
    status: table?.dataset.status,
    seq: table?.dataset.seq,
    turn,
    prompt: text(".prompt"),
    players: text(".players"),
    hand: text(".hand"),
    log: document.querySelectorAll("#log .line").length,
    title: text(".status .turn strong"),
  };
}

/** The places of a match at which something moves on the board. */
function lively({ positions }: Story): number[] {
  const all = positions.flatMap(({ events }, place) => (place > 0 && events.length > 0 ? [place] : []));
  const step = Math.max(1, Math.floor(all.length / LOOKED_AT));
  // Those at which the turn passes are where it shows.
  const passing = all.filter((place) => positions[place]!.view.turn !== positions[place - 1]!.view.turn);
  return [...new Set([...passing.slice(0, LOOKED_AT / 2), ...all.filter((_, number) => number % step === 0)])].slice(0, LOOKED_AT);
}

/** A table at which this match was played: its page, and what the server says to it. */
async function opened(game: string) {
  await startLanguage("en");
  await load("table");
  await loadGame(game);
  const story = await stories[`../boards/${game}/match.ts`]!();
  const board = await boards[game]!();
  const seats = (story.positions[0]!.view.players as unknown[]).length;
  const table = { ...tableOf(true, ...Array.from({ length: seats - 1 }, () => false)), game };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(table)));
  const line = new FakeSocket();
  store = new TableStore("abc", () => line as unknown as WebSocket);
  await store.start();
  line.onopen?.();

  // Seat 0 looks on: what is asked of it would need the choices.
  const at = (place: number): State => {
    const { view, events } = story.positions[place]!;
    const actors = (view.actors as number[]).filter((actor) => actor > 0);
    return stateOf(place + 1, { view, events, actor: 1, prompt: { kind: "wait", clause: "", params: { actors: actors.length > 0 ? actors : [1] } } });
  };
  const welcome = (place: number) =>
    line.says({ type: "welcome", protocol: PROTOCOL, seat: 0, table, scene: story.rawScene, log: [], chat: [], state: at(place), suggestion: null });
  welcome(0);
  const names = table.seats.map(({ name }) => name);
  const phrases = new Phrases(game, "en", story.rawScene, names);
  const shown = store;
  page = mount(Playing, {
    target: document.body,
    props: {
      store: shown,
      title: game,
      board,
      phrases,
      names,
      scene: story.rawScene,
      get table() {
        return shown.table!;
      },
      get view() {
        return shown.view!;
      },
    },
  });
  flushSync();
  return { story, line, table, shown, at, welcome };
}

describe.each(games)("the table of %s", (game) => {
  it("shows one position in all its parts while its board moves to the next one", async () => {
    const { story, line, table, shown, at, welcome } = await opened(game);
    let moments = 0;
    for (const place of lively(story)) {
      welcome(place - 1);
      flushSync();
      const before = parts();
      line.says(at(place));
      line.says({ type: "table", table: { ...table, status: "over" } });
      flushSync();
      while (shown.state?.seq === place) {
        expect(parts(), `on the way to ${place}`).toEqual(before);
        moments += 1;
        // A picture in which nothing moves is over when the browser has turned to it once.
        await Promise.resolve();
        pass(90);
      }
      expect(parts()).toMatchObject({ status: "over", seq: String(place + 1) });
      line.says({ type: "table", table });
      shown.showing.showEnd();
    }
    expect(moments).toBeGreaterThan(LOOKED_AT * 2);
  });

  it("says to those who cannot see it what others do, each turn once, and what is asked", async () => {
    const { story, line, at } = await opened(game);
    const heard = document.querySelector("[data-heard]")!;
    const asked = document.querySelector("#prompt-title [aria-live]")!;
    expect([heard.getAttribute("aria-live"), asked.getAttribute("aria-live")]).toEqual(["polite", "polite"]);
    // What was there before is not read out.
    expect(heard.textContent).toBe("");
    preferences.setPace("at-once");
    // What is put in there is read, and what stays there is not read again.
    const read = new Set<Element>();
    for (const place of [...story.positions.keys()].slice(1, HEARD + 1)) {
      line.says(at(place));
      // Several come at once: none of them is lost.
      if (place % 3 !== 0) continue;
      flushSync();
      for (const one of heard.children) read.add(one);
    }
    const told = story.positions.slice(1, HEARD + 1).filter(({ events }) => events.length > 0);
    expect(read.size).toBe(told.length);
    expect([...read].every(({ textContent }) => /^\p{Lu}.*[.!]$/u.test(textContent!.trim()))).toBe(true);
    expect(heard.isConnected).toBe(true);
    expect(heard.children.length).toBeLessThanOrEqual(8);
    const before = asked.textContent;
    line.says({ ...at(HEARD), seq: HEARD + 2, events: [], prompt: { kind: "wait", clause: "", params: { actors: [0] } } });
    flushSync();
    expect(asked.textContent).not.toBe(before);
    expect(document.querySelector("#prompt-title [aria-live]")).toBe(asked);
  });
});
