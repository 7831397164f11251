// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../wire/position";
import { PROTOCOL, type State, type TableInfo } from "../wire/types";
import { asking, FakeSocket, settled, stateOf as positionOf, tableOf, waitingFor } from "./fakes";
import { TableStore } from "./table.svelte";

const cards: Choice[] = [
  { move: 1, kind: "play-card", targets: ["card:red1"], cost: null, refusal: null },
  { move: 2, kind: "play-card", targets: ["card:swap1"], cost: null, refusal: null },
];
const places: Choice[] = [
  { move: 10, kind: "place", targets: ["flat:b2", "arrow:b2n"], cost: null, refusal: null },
  { move: 11, kind: "place", targets: ["flat:b2", "arrow:b2e"], cost: null, refusal: null },
  {
    move: null,
    kind: "place",
    targets: ["flat:d3"],
    cost: null,
    refusal: { code: "no-key-tenant", clause: "RS-4.2a", params: {} },
  },
];
const landing: Choice[] = [{ move: 20, kind: "land", targets: ["arrow:b3n"], cost: null, refusal: null }];

function stateOf(seq: number, more: Partial<State> = {}): State {
  return positionOf(seq, { choices: cards, ...more });
}

function drafted(id: unknown, moves: number[], prompt: unknown, choices: Choice[]) {
  const events = moves.map((move) => ({ kind: "did", move }));
  return { type: "draft", id, seq: 4, moves, view: { draft: moves.length }, prompt, choices, forms: [], events };
}

describe("a table in a tab", () => {
  let line: FakeSocket;
  let table: TableInfo;

  async function open(state: State | null = stateOf(4), seats: boolean[] = [true, false]): Promise<TableStore> {
    table = tableOf(...seats);
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(table)));
    line = new FakeSocket();
    const store = new TableStore("abc", () => line as unknown as WebSocket);
    await store.start();
    line.onopen?.();
    welcome(state);
    return store;
  }

  function welcome(state: State | null, seat = 0) {
    line.says({ type: "welcome", protocol: PROTOCOL, seat, table, scene: {}, log: [], chat: [], state, suggestion: null });
  }

  /** Answer the last draft that was asked for. */
  async function answer(prompt: unknown, choices: Choice[]) {
    const asked = line.last("draft");
    line.says(drafted(asked.id, asked.moves as number[], prompt, choices));
    await settled();
  }

  /** Play a card and put a tenant; what lands is forced; then nothing more is asked. */
  async function composed(): Promise<TableStore> {
    const store = await open();
    void store.composer.pick("card:red1");
    await answer({ ...asking, kind: "place-key" }, places);
    store.pictures.skipAll();
    void store.composer.pick("arrow:b2n");
    await answer({ ...asking, kind: "land" }, landing);
    await answer(waitingFor(-1), []);
    store.pictures.skipAll();
    return store;
  }

  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it("composes a gesture with forced moves and offers to confirm it", async () => {
    const store = await composed();
    expect(line.last("draft").moves).toEqual([1, 10, 20]);
    expect(store.composer.canConfirm).toBe(true);
    expect(store.view).toEqual({ draft: 3 });
  });

  it("plays the gesture, and animates only what the preview had not shown", async () => {
    const store = await composed();
    void store.composer.confirm();
    expect(line.last("play")).toMatchObject({ seat: 0, seq: 4, moves: [1, 10, 20] });
    expect(store.choices).toEqual([]);
    const shown = [1, 10, 20].map((move) => ({ kind: "did", move }));
    line.says(stateOf(5, { actor: 0, prompt: waitingFor(1), choices: [], events: [...shown, { kind: "card-drawn" }] }));
    expect(store.animation).toMatchObject({ before: { draft: 3 }, events: [{ kind: "card-drawn" }] });
    line.says({ type: "ack", id: line.last("play").id, seq: 5 });
    await settled();
    expect(store.composer.sending).toBeNull();
    expect(store.composer.notice).toBeNull();
    // Until it has been seen, the draft is what is shown.
    expect([store.state?.seq, store.draft?.view, store.choices]).toEqual([4, { draft: 3 }, []]);
    store.pictures.shown();
    expect([store.state?.seq, store.draft]).toEqual([5, null]);
    expect(store.log.map(({ seq }) => seq)).toEqual([5]);
  });

  it("takes the position that answers the gesture for its acknowledgement", async () => {
    const store = await composed();
    void store.composer.confirm();
    const ack = line.last("play").id as number;
    line.says(stateOf(5, { actor: 0, prompt: waitingFor(1), choices: [], ack }));
    await settled();
    expect(store.composer.sending).toBeNull();
    expect(sessionStorage.getItem("gestures-abc")).toBeNull();
    expect(store.view).toEqual({ seq: 5 });
  });

  it("waits for the position when the acknowledgement comes first", async () => {
    const store = await composed();
    void store.composer.confirm();
    line.says({ type: "ack", id: line.last("play").id, seq: 5 });
    await settled();
    expect(store.view).toEqual({ draft: 3 });
    line.says(stateOf(5, { actor: 0, prompt: waitingFor(1), choices: [] }));
    expect(store.composer.sending).toBeNull();
    expect(store.view).toEqual({ seq: 5 });
  });

  it("takes back forced moves together with the move they followed from", async () => {
    const store = await composed();
    void store.composer.back();
    await answer({ ...asking, kind: "place-key" }, places);
    expect(line.last("draft").moves).toEqual([1]);
    await store.composer.back();
    expect(store.composer.isComposing).toBe(false);
    expect(store.view).toEqual({ seq: 4 });
  });

  it("makes other moves the gesture, and takes back in one step what was added in one", async () => {
    const store = await composed();
    void store.composer.compose([1, 11, 21, 22]);
    await answer(waitingFor(-1), []);
    expect(line.last("draft").moves).toEqual([1, 11, 21, 22]);
    expect(store.animation).toBeNull();
    void store.composer.back();
    await answer({ ...asking, kind: "place-key" }, places);
    expect(line.last("draft").moves).toEqual([1]);
  });

  it("keeps the gesture as it was when other moves are refused, and says why", async () => {
    const store = await composed();
    void store.composer.compose([1, 99]);
    line.says({ type: "refused", id: line.last("draft").id, code: "flat-full", clause: "RS-4.2b", params: {} });
    await settled();
    expect(store.composer.steps.map(({ move }) => move)).toEqual([1, 10, 20]);
    expect(store.composer.canConfirm).toBe(true);
    expect(store.composer.notice).toMatchObject({ kind: "refused", code: "flat-full" });
  });

  it("composing no moves at all empties the draft", async () => {
    const store = await composed();
    await store.composer.compose([]);
    expect(store.composer.isComposing).toBe(false);
    expect(store.view).toEqual({ seq: 4 });
  });

  it("says why a target is refused, and forgets it at the next pick", async () => {
    const store = await open(stateOf(4, { choices: places }));
    await store.composer.pick("flat:d3");
    expect(store.composer.notice).toMatchObject({ kind: "choice", choice: { refusal: { code: "no-key-tenant" } } });
    await store.composer.pick("flat:b2");
    expect(store.composer.notice).toBeNull();
    expect(store.composer.picked).toEqual(["flat:b2"]);
  });

  it("drops a draft when the position changes, and says so", async () => {
    const store = await composed();
    line.says(stateOf(5));
    expect(store.composer.steps).toEqual([]);
    expect(store.composer.notice).toEqual({ kind: "stale" });
    expect(store.choices).toEqual(cards);
  });

  it("ignores the answer to a draft that was given up", async () => {
    const store = await open();
    void store.composer.pick("card:red1");
    line.says(stateOf(5));
    await answer({ ...asking, kind: "place-key" }, places);
    expect(store.composer.draft).toBeNull();
    expect(store.composer.busy).toBe(false);
  });

  it("shows the refusal of a gesture and the position as it is", async () => {
    const store = await composed();
    void store.composer.confirm();
    const refusal = { code: "stale", clause: null, params: {}, seq: 5 };
    line.says({ type: "refused", id: line.last("play").id, ...refusal });
    await settled();
    expect(store.composer.notice).toMatchObject({ kind: "refused", code: "stale" });
    expect(store.view).toEqual({ seq: 4 });
  });

  it("keeps the draft over a reconnect at the same position", async () => {
    const store = await composed();
    const asked = line.count("draft");
    welcome(stateOf(4));
    expect(line.count("draft")).toBe(asked + 1);
    expect(store.composer.steps).toHaveLength(3);
  });

  it("takes up the draft again after a reload at the same position", async () => {
    await composed();
    const again = await open();
    expect(line.last("draft").moves).toEqual([1, 10, 20]);
    await answer(waitingFor(-1), []);
    expect(again.composer.canConfirm).toBe(true);
  });

  it("forgets the draft of an earlier page when the position is another", async () => {
    await composed();
    await open(stateOf(5));
    expect(line.count("draft")).toBe(0);
  });

  it("never goes back to an older position, nor takes one of another seat", async () => {
    const store = await open();
    line.says(stateOf(6));
    line.says(stateOf(5));
    line.says(stateOf(7, { seat: 1 }));
    expect(store.state?.seq).toBe(6);
    expect(store.log.map(({ seq }) => seq)).toEqual([6]);
  });

  it("offers nothing while something is animated, and everything after a skip", async () => {
    const store = await open();
    line.says(stateOf(5, { events: [{ kind: "placed" }] }));
    expect(store.animation?.events).toEqual([{ kind: "placed" }]);
    expect(store.choices).toEqual([]);
    store.pictures.skipAll();
    expect(store.choices).toEqual(cards);
    expect(store.view).toEqual({ seq: 5 });
  });

  it("covers the screen when another of my seats must decide, and shows that seat once it taps", async () => {
    sessionStorage.setItem("seat-abc", "0");
    const store = await open(stateOf(4), [true, true]);
    expect(store.covered).toBeNull();
    line.says(stateOf(5, { prompt: waitingFor(1), choices: [] }));
    expect(store.covered).toBe(1);
    store.uncover();
    expect(line.last("hello")).toMatchObject({ seat: 1 });
    welcome(stateOf(5, { seat: 1 }), 1);
    expect(store.covered).toBeNull();
    expect(store.choices).toEqual(cards);
  });

  it("asks who is at the screen when a table with several of my seats is opened", async () => {
    const store = await open(stateOf(4), [true, true]);
    expect(store.covered).toBe(0);
    expect(store.choices).toEqual([]);
  });

  it("counts lines of chat that nobody has looked at, each once", async () => {
    const store = await open();
    const line1 = { number: 1, seat: 1, name: "P1", text: "hello", phrase: null, at: 0 };
    line.says({ type: "chat", line: line1 });
    line.says({ type: "chat", line: line1 });
    expect(store.talk.unread).toBe(1);
    expect(store.talk.lines).toHaveLength(1);
  });

  it("watches on when its seat was taken along to another device", async () => {
    const store = await open();
    line.says({ type: "refused", id: null, code: "not-your-seat", clause: null, params: {}, seq: 4 });
    expect(line.last("hello")).toMatchObject({ seat: null });
    expect(store.seat).toBeNull();
    expect(store.taken).toBe(true);
    store.show(0);
    expect(store.taken).toBe(false);
  });

  it("answers the request to go back that is shown, by its name, while its position is", async () => {
    const store = await open();
    const asked = { id: 9, seq: 4, by: 1, to: 2, agreed: [1] };
    line.says({ type: "table", table: { ...table, undo: asked } });
    expect(store.undo).toEqual(asked);
    void store.acts.answerUndo(asked, true);
    expect(line.last("answer-undo")).toMatchObject({ seat: 0, seq: 4, request: 9, agree: true });
    line.says(stateOf(5));
    expect(store.undo).toBeNull();
    // What was pressed for it goes to it, whatever is asked for now.
    line.says({ type: "table", table: { ...table, undo: { ...asked, id: 12, seq: 5, to: 1 } } });
    void store.acts.answerUndo(asked, true);
    expect(line.last("answer-undo")).toMatchObject({ seq: 4, request: 9 });
  });

  it("tells time by the server's clock as soon as it knows the table", async () => {
    const store = await open();
    line.says({ type: "table", table: { ...table, now: Date.now() + 3_600_000 } });
    expect(Math.round((store.now() - Date.now()) / 60_000)).toBe(60);
  });

  it("is not taken back to what was before by an answer that comes late", async () => {
    const store = await open(null);
    const now = Date.now();
    const late: TableInfo = { ...table, status: "waiting", now };
    line.says({ type: "table", table: { ...table, status: "playing", now: now + 200 } });
    await store.change(Promise.resolve(late));
    expect(store.table?.status).toBe("playing");
    await store.change(Promise.resolve({ ...late, status: "over", now: now + 300 }));
    expect(store.table?.status).toBe("over");
  });

  it("says why a bot may not stand in yet, and names none", async () => {
    const store = await open();
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
      asked.push(address, JSON.parse(body as string));
      return new Response(JSON.stringify({ code: "bot-too-soon", params: { seconds: 7 } }), { status: 409 });
    });
    await store.acts.standIn(1);
    expect(asked).toEqual(["/api/tables/abc/bot", { seat: 1 }]);
    expect(store.composer.notice).toMatchObject({ kind: "refused", code: "bot-too-soon", params: { seconds: 7 } });
  });

  it("says what is wrong when there is no such table", async () => {
    vi.stubGlobal(
      "fetch",
      async () => new Response(JSON.stringify({ code: "no-such-table", params: {} }), { status: 404 }),
    );
    const store = new TableStore("nowhere", () => new FakeSocket() as unknown as WebSocket);
    await store.start();
    expect(store.problem).toMatchObject({ code: "no-such-table" });
  });
});
