// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../wire/position";
import { PROTOCOL, type State, type TableInfo } from "../wire/types";
import { FakeSocket, settled, stateOf, tableOf, waitingFor } from "./fakes";
import { offerOf } from "./deals";
import { TableStore } from "./table.svelte";

const players = [
  { seat: 0, cash: 900, districts: ["red1", "pink2"], cards: ["jail1"] },
  { seat: 1, cash: 400, districts: ["red2"], cards: [] },
  { seat: 2, cash: 100, districts: ["green1"], cards: [] },
];
const view = { players, turn: 0, offers_left: 3, offer: null };
const form = { kind: "deal" as const, partners: [1, 2], assets: ["red1", "pink2", "red2", "green1", "jail1"] };
const roll: Choice = { move: 0, kind: "roll", targets: [], cost: null, refusal: null };
const scene = { dealable: ["red1", "red2", "pink2", "green1", "jail1"] };
const none = { districts: [], cards: [], cash: 0 };
/** Seat 0 offers red1 for 200. */
const offer = { proposer: 0, partner: 1, gives: { ...none, districts: ["red1"] }, gets: { ...none, cash: 200 }, cancels: 0, offers_left: 2, rents: [] };

function turnOf(seq: number, more: Partial<State> = {}): State {
  return stateOf(seq, { prompt: { kind: "roll", clause: "CI-3a", params: {} }, choices: [roll], forms: [form], view, ...more });
}

describe("an offer being composed", () => {
  let line: FakeSocket;
  let table: TableInfo;

  async function open(state: State, seat = 0): Promise<TableStore> {
    table = tableOf(seat === 0, seat === 1, false);
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(table)));
    line = new FakeSocket();
    const store = new TableStore("abc", () => line as unknown as WebSocket);
    await store.start();
    line.onopen?.();
    line.says({ type: "welcome", protocol: PROTOCOL, seat, table, scene, log: [], chat: [], state, suggestion: null });
    return store;
  }

  /** The server knows the offer and, unless there is a reason, allows it. */
  async function checked(move: number, refusal: unknown = null) {
    line.says({ type: "checked", id: line.last("check").id, move, refusal });
    await settled();
  }

  async function drafted() {
    const { id, moves } = line.last("draft");
    const events = [{ kind: "deal-offered" }];
    line.says({ type: "draft", id, seq: 4, moves, view: { ...view, offer }, prompt: waitingFor(1), choices: [], forms: [], events });
    await settled();
  }

  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it("is checked in the game's notation, drafted, and sent", async () => {
    const store = await open(turnOf(4));
    store.bargaining.open();
    expect(store.bargaining.terms).toEqual({ partner: 1, assets: [], cash: 0 });
    store.bargaining.toggle("red1");
    expect(line.last("check")).toMatchObject({ seat: 0, seq: 4, text: "deal 1 red1 pay 0" });
    expect(store.bargaining.isFine).toBe(false);
    await checked(4711);
    expect(line.last("draft").moves).toEqual([4711]);
    await drafted();
    expect(store.bargaining.isFine).toBe(true);
    expect(store.animation).toBeNull();
    void store.bargaining.send();
    expect(line.last("play")).toMatchObject({ moves: [4711] });
    line.says(stateOf(5, { actor: 0, view: { ...view, offer }, prompt: waitingFor(1) }));
    expect(store.bargaining.terms).toBeNull();
  });

  it("asks only about what it has become, however fast it changes", async () => {
    const store = await open(turnOf(4));
    store.bargaining.open();
    store.bargaining.toggle("red1");
    store.bargaining.toggle("red2");
    store.bargaining.setCash(250);
    expect(line.count("check")).toBe(1);
    await checked(1);
    expect(line.last("check").text).toBe("deal 1 red1+red2 get 250");
    expect(line.count("draft")).toBe(0);
  });

  it("is sent at the first press, also while its last change is being checked", async () => {
    const store = await open(turnOf(4));
    store.bargaining.open();
    store.bargaining.toggle("red1");
    await checked(1);
    await drafted();
    store.bargaining.setCash(200);
    expect(store.bargaining.mayTry).toBe(true);
    void store.bargaining.send();
    expect(line.count("play")).toBe(0);
    await checked(2);
    await drafted();
    expect(line.last("play")).toMatchObject({ moves: [2] });
    expect(line.count("play")).toBe(1);
  });

  it("is not sent after all if it changes before it could be, or is not allowed", async () => {
    const store = await open(turnOf(4));
    store.bargaining.open();
    store.bargaining.toggle("red1");
    void store.bargaining.send();
    store.bargaining.setCash(200);
    expect(store.bargaining.isSending).toBe(false);
    await checked(1);
    await checked(2);
    await drafted();
    void store.bargaining.setCash(-950);
    void store.bargaining.send();
    await checked(3, { code: "offerer-short", clause: "CI-7a", params: { cash: 900, missing: 50 } });
    expect(line.count("play")).toBe(0);
    expect([store.bargaining.isSending, store.bargaining.mayTry]).toEqual([false, false]);
  });

  it("follows a sum as it is typed, and asks about none that is not clear", async () => {
    const store = await open(turnOf(4));
    store.bargaining.open();
    store.bargaining.setCash(5, false);
    expect(store.bargaining.terms?.cash).toBe(5);
    store.bargaining.toggle("red1");
    expect(line.count("check")).toBe(0);
    await store.bargaining.send();
    expect(line.count("play")).toBe(0);
    store.bargaining.setCash(50);
    expect(line.last("check").text).toBe("deal 1 red1 get 50");
  });

  it("is still there in a new position in which it could be made, and is asked about again", async () => {
    const store = await open(turnOf(4));
    store.bargaining.open();
    store.bargaining.toggle("red1");
    await checked(1);
    await drafted();
    line.says(turnOf(5, { actor: 0 }));
    expect(store.bargaining.terms).toEqual({ partner: 1, assets: ["red1"], cash: 0 });
    expect(line.last("check")).toMatchObject({ seq: 5, text: "deal 1 red1 pay 0" });
    line.says(turnOf(6, { actor: 0, forms: [] }));
    expect(store.bargaining.terms).toBeNull();
  });

  it("says why it is not allowed, and cannot be sent", async () => {
    const store = await open(turnOf(4));
    store.bargaining.open();
    store.bargaining.setCash(-950);
    await checked(4711, { code: "offerer-short", clause: "CI-7a", params: { cash: 900, missing: 50 } });
    expect(store.composer.notice).toMatchObject({ kind: "refused", code: "offerer-short" });
    expect(store.bargaining.isFine).toBe(false);
    await store.bargaining.send();
    expect(line.count("play")).toBe(0);
  });

  it("leaves the draft as it was when it is put aside", async () => {
    const store = await open(turnOf(4));
    store.bargaining.open();
    store.bargaining.toggle("red1");
    await checked(4711);
    await drafted();
    store.bargaining.close();
    await settled();
    expect(store.composer.steps).toEqual([]);
    expect(store.choices).toEqual([roll]);
  });

  it("shows the board what the two own, and forgets the former partner's when turning to another", async () => {
    const store = await open(turnOf(4));
    store.bargaining.open();
    store.bargaining.toggle("red1");
    store.bargaining.toggle("red2");
    expect(store.bargaining.bargain(view)).toMatchObject({ partner: 1, assets: ["red1", "pink2", "jail1", "red2"], chosen: ["red1", "red2"] });
    store.bargaining.turnTo(2, view);
    expect(store.bargaining.terms).toEqual({ partner: 2, assets: ["red1"], cash: 0 });
  });

  it("is a suggestion for whoever refuses: told first, as the other would offer it, and then the refusal", async () => {
    const choices: Choice[] = [{ ...roll, move: 10, kind: "accept" }, { ...roll, move: 11, kind: "refuse" }];
    const state = stateOf(4, { seat: 1, prompt: { kind: "deal", clause: "CI-7a", params: {} }, choices, view: { ...view, offer } });
    const store = await open(state, 1);
    store.bargaining.counter(offerOf({ offer })!, "refuse");
    expect(store.bargaining.terms).toEqual({ partner: 0, assets: ["red1"], cash: -200 });
    store.bargaining.toggle("red2");
    store.bargaining.setCash(50);
    expect(line.count("check")).toBe(0);
    const sent = store.bargaining.send();
    expect(line.last("suggest")).toMatchObject({ seat: 1, seq: 4, to: 0, text: "deal 1 red1+red2 pay 50" });
    expect(line.count("play")).toBe(0);
    line.says({ type: "ack", id: line.last("suggest").id, seq: 4 });
    await settled();
    expect(line.last("play")).toMatchObject({ seat: 1, moves: [11] });
    line.says({ type: "ack", id: line.last("play").id, seq: 5 });
    await sent;
    expect(store.bargaining.terms).toBeNull();
  });

  it("outlives the offer it answers, as a suggestion, until the turn passes", async () => {
    const store = await open(stateOf(4, { seat: 1, prompt: { kind: "deal", clause: "", params: {} }, view: { ...view, offer } }), 1);
    store.bargaining.counter(offerOf({ offer })!, "refuse");
    line.says(stateOf(5, { seat: 1, actor: -3, view, prompt: waitingFor(0) }));
    expect(store.bargaining.terms).not.toBeNull();
    line.says(stateOf(6, { seat: 1, actor: 0, view: { ...view, turn: 1 }, prompt: waitingFor(2) }));
    expect(store.bargaining.terms).toBeNull();
  });

  it("stays open when what was suggested is not allowed, and nothing is refused", async () => {
    const choices: Choice[] = [{ ...roll, move: 11, kind: "refuse" }];
    const store = await open(stateOf(4, { seat: 1, prompt: { kind: "deal", clause: "", params: {} }, choices, view: { ...view, offer } }), 1);
    store.bargaining.counter(offerOf({ offer })!, "refuse");
    const sent = store.bargaining.send();
    line.says({ type: "refused", id: line.last("suggest").id, code: "offer-repeated", clause: "CI-7a", params: {}, seq: 4 });
    await sent;
    expect(store.bargaining.terms).not.toBeNull();
    expect(store.composer.notice).toMatchObject({ code: "offer-repeated" });
    expect(line.count("play")).toBe(0);
  });

  it("can begin with what somebody suggested, which holds until the turn passes", async () => {
    const store = await open(turnOf(4));
    line.says({ type: "suggestion", seat: 1, to: 0, move: 9, text: "deal 1 red1 get 150", seq: 4 });
    expect(store.suggestion).toMatchObject({ seat: 1, to: 0 });
    store.bargaining.open({ partner: 1, assets: ["red1"], cash: 150 });
    expect(line.last("check").text).toBe("deal 1 red1 get 150");
    line.says(turnOf(5, { actor: 0 }));
    expect(store.suggestion).not.toBeNull();
    line.says(turnOf(6, { actor: 0, view: { ...view, turn: 1 } }));
    expect(store.suggestion).toBeNull();
  });
});
