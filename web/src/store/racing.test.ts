// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../wire/position";
import { PROTOCOL, type State, type TableInfo, type TimerInfo } from "../wire/types";
import { FakeSocket, settled, stateOf, tableOf, waitingFor } from "./fakes";
import { preferences } from "./preferences.svelte";
import { TableStore } from "./table.svelte";

function bid(amount: number, move: number): Choice {
  return { move, kind: "bid", targets: [], cost: amount, refusal: null };
}

const running: TimerInfo = { kind: "auction", number: 1, now: 0, due: 50_000, seconds: 50, extends: 0 };
const asked = { kind: "bid", clause: "CI-5c", params: {} };

/** A live auction at which both other seats may bid, too. */
function auction(seq: number, more: Partial<State> = {}): State {
  return stateOf(seq, { prompt: asked, choices: [bid(100, 1), bid(200, 2)], timers: [running], view: { actors: [0, 1, 2] }, ...more });
}

describe("a live auction", () => {
  let line: FakeSocket;
  let table: TableInfo;

  async function open(state: State, seats: boolean[] = [true, false, false]): Promise<TableStore> {
    table = tableOf(...seats);
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(table)));
    line = new FakeSocket();
    sessionStorage.setItem("seat-abc", "0");
    const store = new TableStore("abc", () => line as unknown as WebSocket);
    await store.start();
    line.onopen?.();
    line.says({ type: "welcome", protocol: PROTOCOL, seat: 0, table, scene: {}, log: [], chat: [], state, suggestion: null });
    return store;
  }

  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it("sends a bid at one press, without a draft", async () => {
    const store = await open(auction(4));
    void store.composer.playNow(1, true);
    expect(line.last("play")).toMatchObject({ seat: 0, seq: 4, moves: [1] });
    expect(line.count("draft")).toBe(0);
  });

  it("keeps a bid on its way while others are faster, until it is part of the match", async () => {
    const store = await open(auction(4));
    const sent = store.composer.playNow(2, true);
    line.says(auction(5, { actor: 1 }));
    expect(store.composer.sending).not.toBeNull();
    line.says(auction(6, { actor: 0, ack: line.last("play").id as number, prompt: waitingFor(1), choices: [] }));
    expect(await sent).toBe(true);
    expect(store.composer.sending).toBeNull();
    expect(store.composer.notice).toBeNull();
  });

  it("says so when a bid has lost the race, and asks again", async () => {
    const store = await open(auction(4));
    const sent = store.composer.playNow(1, true);
    line.says(auction(5, { actor: 1, choices: [bid(200, 2)] }));
    const { id } = line.last("play");
    line.says({ type: "refused", id, code: "bid-too-low", clause: "CI-5a", params: { amount: 100, low: 110 }, seq: 5 });
    expect(await sent).toBe(false);
    expect(store.composer.notice).toMatchObject({ code: "bid-too-low", late: true });
    expect(store.composer.choices.map(({ move }) => move)).toEqual([2]);
  });

  it("asks for the number of another amount again if somebody bids meanwhile", async () => {
    const store = await open(auction(4));
    const read = store.composer.read("bid 130");
    line.says(auction(5, { actor: 1 }));
    line.says({ type: "refused", id: line.last("check").id, code: "stale", clause: null, params: {}, seq: 5 });
    await settled();
    expect(line.last("check")).toMatchObject({ seat: 0, seq: 5, text: "bid 130" });
    line.says({ type: "checked", id: line.last("check").id, move: 777, refusal: null });
    expect(await read).toMatchObject({ move: 777, refusal: null });
  });

  it("knows everybody who is asked", async () => {
    expect((await open(auction(4))).asked).toEqual([0, 1, 2]);
  });

  it("hides a shared screen from the others, though seconds count for whoever is asked", async () => {
    const store = await open(stateOf(4, { timers: [running] }), [true, true, false]);
    line.says(stateOf(5, { actor: 0, prompt: waitingFor(1), choices: [], timers: [running] }));
    expect(store.covered).toBe(1);
    store.uncover();
    expect(line.last("hello")).toMatchObject({ seat: 1 });
  });

  it("forces nobody into the only listed choice of a draft while there is an open one", async () => {
    const store = await open(stateOf(4, { choices: [bid(100, 1)], prompt: asked }));
    void store.composer.choose(1);
    const { id } = line.last("draft");
    const forms = [{ kind: "deal", partners: [1], assets: [] }];
    line.says({ type: "draft", id, seq: 4, moves: [1], view: {}, prompt: asked, choices: [bid(200, 2)], forms, events: [] });
    await settled();
    expect(line.count("draft")).toBe(1);
  });
});

describe("what this browser prefers", () => {
  let line: FakeSocket;

  async function open(): Promise<TableStore> {
    const table = tableOf(true, false);
    table.seats[1]!.kind = "bot";
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(table)));
    line = new FakeSocket();
    const store = new TableStore("abc", () => line as unknown as WebSocket);
    await store.start();
    line.onopen?.();
    const state = stateOf(4, { view: { cash: 9 } });
    line.says({ type: "welcome", protocol: PROTOCOL, seat: 0, table, scene: {}, log: [], chat: [], state, suggestion: null });
    return store;
  }

  afterEach(() => {
    preferences.set("fastBots", false);
    preferences.set("rents", true);
    vi.unstubAllGlobals();
  });

  it("may show what bots do without animation", async () => {
    const store = await open();
    preferences.set("fastBots", true);
    line.says(stateOf(5, { actor: 1, events: [{ kind: "moved" }] }));
    expect(store.animation).toBeNull();
    line.says(stateOf(6, { actor: 0, events: [{ kind: "moved" }] }));
    expect(store.animation).not.toBeNull();
  });

  it("may stop at a rent, where the board says what there was before it", async () => {
    const rent = { kind: "rent-paid", seat: 0 };
    const store = await open();
    store.showing.manner = { pause: (event) => (event.kind === "rent-paid" ? { cash: 9 } : null) };
    line.says(stateOf(5, { view: { cash: 4 }, events: [rent] }));
    expect(store.pictures.stop).toBeNull();
    store.showing.showEnd();
    preferences.set("rents", false);
    line.says(stateOf(6, { view: { cash: 4 }, events: [rent] }));
    expect(store.pictures.stop).toEqual(rent);
    expect(store.view).toEqual({ cash: 9 });
    expect(store.choices).toEqual([]);
    store.pictures.goOn();
    expect(store.view).toEqual({ cash: 9 });
    store.pictures.shown();
    expect(store.view).toEqual({ cash: 4 });
  });
});
