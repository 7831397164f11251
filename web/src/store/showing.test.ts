// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL, type State, type TableInfo } from "../wire/types";
import { asking, FakeSocket, stateOf, tableOf, waitingFor } from "./fakes";
import { preferences, type Pace } from "./preferences.svelte";
import { TableStore } from "./table.svelte";

const moved = { kind: "moved" };
const bid = { kind: "bid-made" };
const choices = [{ move: 1, kind: "play-card", targets: [], cost: null, refusal: null }];

/** Seat 1 has moved, or who is named, and the next one is asked. */
function entry(seq: number, asked: number, more: Partial<State> = {}): State {
  const mine = asked === 0;
  return stateOf(seq, { events: [{ ...moved, seq }], prompt: mine ? asking : waitingFor(asked), choices: mine ? choices : [], ...more });
}

describe("the position on screen", () => {
  let line: FakeSocket;
  let table: TableInfo;
  let store: TableStore;

  async function open(pace: Pace = "usual"): Promise<void> {
    preferences.setPace(pace);
    table = tableOf(true, false, false);
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(table)));
    line = new FakeSocket();
    store = new TableStore("abc", () => line as unknown as WebSocket);
    store.showing.manner = { brief: ["bid-made"], whole: "hour" };
    await store.start();
    line.onopen?.();
    welcome(entry(4, 1));
  }

  function welcome(state: State): void {
    line.says({ type: "welcome", protocol: PROTOCOL, seat: 0, table, scene: {}, log: [], chat: [], state, suggestion: null });
  }

  /** Everything that says which position it is. */
  function shown() {
    const { state, view, prompt, asked, isAsked, choices } = store;
    return { seq: state?.seq, view, asked, isAsked, kind: prompt?.kind, choices: choices.length, log: store.log.at(-1)?.seq };
  }

  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    store.stop();
    preferences.setPace("usual");
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is one for all parts, while another is on its way and others wait", async () => {
    await open();
    const before = shown();
    line.says(entry(5, 2));
    line.says(entry(6, 0, { actor: 2 }));
    expect(store.animation?.events).toEqual([{ ...moved, seq: 5 }]);
    expect(shown()).toEqual(before);
    store.pictures.shown();
    expect(shown()).toMatchObject({ seq: 5, view: { seq: 5 }, asked: [2], isAsked: false, kind: "wait", choices: 0, log: 5 });
  });

  it("moves on when a turn has had its time, and offers its choices as soon as nothing waits", async () => {
    await open();
    line.says(entry(5, 2));
    line.says(entry(6, 0, { actor: 2 }));
    store.pictures.shown();
    vi.advanceTimersByTime(2400);
    expect(store.animation).toBeNull();
    vi.advanceTimersByTime(200);
    expect(store.animation?.events).toEqual([{ ...moved, seq: 6 }]);
    expect(store.showing.story.telling).toMatchObject({ actor: 2 });
    store.pictures.shown();
    // The caption stays for a while; nobody waits for it.
    expect(shown()).toMatchObject({ seq: 6, view: { seq: 6 }, isAsked: true, choices: 1, log: 6 });
    expect(store.showing.story.telling).not.toBeNull();
    vi.advanceTimersByTime(2600);
    expect(store.showing.story.telling).toBeNull();
  });

  it("tells all that a player does in a turn in one caption, in the time of one", async () => {
    await open();
    line.says(entry(5, 1));
    line.says(entry(6, 2));
    store.pictures.shown();
    vi.advanceTimersByTime(800);
    expect(store.showing.story.telling?.events).toHaveLength(2);
    store.pictures.shown();
    line.says(entry(7, 0, { actor: 2 }));
    vi.advanceTimersByTime(1500);
    expect(store.animation).toBeNull();
    vi.advanceTimersByTime(300);
    expect(store.animation).not.toBeNull();
  });

  it("is told in passing of what is no turn", async () => {
    await open();
    line.says(entry(5, 2, { events: [bid] }));
    line.says(entry(6, 0, { actor: 2 }));
    store.pictures.shown();
    vi.advanceTimersByTime(800);
    expect(store.animation).not.toBeNull();
  });

  it("waits for a tap, turn by turn, if one wants it so", async () => {
    await open("step");
    line.says(entry(5, 2));
    line.says(entry(6, 0, { actor: 2 }));
    store.showing.hasten();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toMatchObject({ seq: 5, choices: 0 });
    expect(store.showing.awaitsTap).toBe(true);
    store.showing.hasten();
    expect(store.animation).not.toBeNull();
    store.showing.hasten();
    expect(shown()).toMatchObject({ seq: 6, choices: 1 });
    expect(store.showing.awaitsTap).toBe(false);
  });

  it("goes on by itself again when another pace is chosen meanwhile", async () => {
    await open("step");
    line.says(entry(5, 2));
    line.says(entry(6, 0, { actor: 2 }));
    store.pictures.shown();
    preferences.setPace("fast");
    store.showing.repace();
    vi.advanceTimersByTime(1300);
    expect(store.animation).not.toBeNull();
    preferences.setPace("at-once");
    store.showing.repace();
    expect(shown()).toMatchObject({ seq: 6, choices: 1 });
  });

  it("is the newest at once after a skip, with nothing told any more", async () => {
    await open();
    for (const [seq, asked] of [[5, 2], [6, 1], [7, 0]] as const) line.says(entry(seq, asked));
    expect(store.showing.canSkip).toBe(true);
    store.showing.showEnd();
    expect(shown()).toMatchObject({ seq: 7, view: { seq: 7 }, choices: 1, log: 7 });
    expect(store.log.map(({ seq }) => seq)).toEqual([5, 6, 7]);
    expect([store.showing.canSkip, store.showing.story.telling]).toEqual([false, null]);
  });

  it("is the newest at once if this seat may act while time runs", async () => {
    const timer = { kind: "auction", number: 1, now: 0, due: 50_000, seconds: 50, extends: 0 };
    const clock = { now: 0, due: 9, bank_from: 9, bank: [] };
    for (const hurry of [{ timers: [timer] }, { clock }]) {
      await open();
      line.says(entry(5, 2));
      line.says(entry(6, 0, { actor: 2, ...hurry }));
      expect(shown()).toMatchObject({ seq: 6, view: { seq: 6 }, isAsked: true, choices: 1 });
      expect(store.log.map(({ seq }) => seq)).toEqual([5, 6]);
      store.stop();
    }
  });

  it("waits for what is told though the time of the whole match runs", async () => {
    await open();
    const timer = { kind: "hour", number: 1, now: 0, due: 50_000, seconds: 50, extends: 0 };
    line.says(entry(5, 0, { timers: [timer] }));
    expect(shown()).toMatchObject({ seq: 4, choices: 0 });
  });

  it("is told of nothing at once, or in a window that nobody sees", async () => {
    await open("at-once");
    line.says(entry(5, 2));
    expect([store.animation, store.state?.seq]).toEqual([null, 5]);
    store.stop();
    await open();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    line.says(entry(5, 2));
    expect([store.animation, store.state?.seq]).toEqual([null, 5]);
    vi.restoreAllMocks();
  });

  it("ends a match only when its last move has been seen", async () => {
    await open();
    line.says(entry(5, 2, { prompt: { kind: "over", clause: "RS-9a", params: {} } }));
    line.says({ type: "table", table: { ...table, status: "over" } });
    expect(store.table?.status).toBe("playing");
    store.pictures.shown();
    expect(store.table?.status).toBe("over");
  });

  it("is the newest when the page comes back, and is told of nothing twice", async () => {
    await open();
    line.says(entry(5, 2));
    line.says(entry(6, 1));
    const log = [5, 6].map((seq) => ({ seq, actor: 1, at: 0, events: [moved], undo_to: null }));
    const state = entry(6, 1);
    line.says({ type: "welcome", protocol: PROTOCOL, seat: 0, table, scene: {}, log, chat: [], state, suggestion: null });
    expect(shown()).toMatchObject({ seq: 6, log: 6 });
    expect([store.log.length, store.animation, store.showing.story.telling]).toEqual([2, null, null]);
  });

  it("does not make whoever has acted wait for a caption", async () => {
    await open();
    line.says(entry(5, 0));
    store.pictures.shown();
    expect(store.showing.story.isHeld).toBe(true);
    line.says(entry(6, 1, { actor: 0 }));
    expect(store.animation?.events).toEqual([{ ...moved, seq: 6 }]);
    store.pictures.shown();
    expect([store.state?.seq, store.showing.story.telling]).toEqual([6, null]);
  });

  it("does not fall behind without end", async () => {
    await open();
    for (let seq = 5; seq < 60; seq++) line.says(entry(seq, 1 + (seq % 2), { actor: 2 - (seq % 2) }));
    expect(store.state?.seq).toBeGreaterThan(40);
  });
});
