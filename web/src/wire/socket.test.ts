import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Lost, TableSocket, keeperOf, type Gesture, type Keeper, type Link } from "./socket";
import { PROTOCOL, type FromServer } from "./types";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }

  opens() {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }

  last() {
    return this.sent.at(-1) ?? {};
  }
}

const welcome = { type: "welcome", protocol: PROTOCOL, seat: 0 };
const gesture: Gesture = { seat: 0, seq: 4, moves: [3, 100] };

function memory(gestures: Gesture[] = []): Keeper & { kept: Gesture[] } {
  const keeper = {
    kept: gestures,
    load: () => keeper.kept,
    save: (next: Gesture[]) => {
      keeper.kept = next;
    },
  };
  return keeper;
}

function start(keeper: Keeper = memory()) {
  const made = unopened(keeper);
  made.socket.open();
  return made;
}

function unopened(keeper: Keeper = memory()) {
  const links: Link[] = [];
  const messages: FromServer[] = [];
  const onrefused = vi.fn();
  const socket = new TableSocket({
    table: "abc",
    seat: 0,
    onmessage: (message) => messages.push(message),
    onlink: (link) => links.push(link),
    onrefused,
    keeper,
    connect: (address) => new FakeSocket(address) as unknown as WebSocket,
    random: () => 1,
  });
  return { socket, links, messages, onrefused };
}

function line(): FakeSocket {
  const found = FakeSocket.all.at(-1);
  if (found === undefined) throw new Error("no connection was made");
  return found;
}

function live(keeper?: Keeper) {
  const started = start(keeper);
  line().opens();
  line().says(welcome);
  return started;
}

describe("the connection to a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("location", { protocol: "https:", host: "example.test" });
    FakeSocket.all = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says hello with its seat and is live once it is welcomed", () => {
    const { links } = start();
    expect(line().address).toBe("wss://example.test/ws/abc");
    line().opens();
    expect(line().sent).toEqual([{ type: "hello", protocol: PROTOCOL, seat: 0 }]);
    expect(links).toEqual([]);
    line().says(welcome);
    expect(links).toEqual(["live"]);
  });

  it("finds the answer to each request by its id", async () => {
    const { socket } = live();
    const first = socket.ask({ type: "draft", seat: 0, seq: 4, moves: [1] });
    const second = socket.ask({ type: "draft", seat: 0, seq: 4, moves: [1, 2] });
    const [a, b] = line().sent.slice(1);
    line().says({ type: "draft", id: b?.id, moves: [1, 2] });
    line().says({ type: "draft", id: a?.id, moves: [1] });
    expect(await first).toMatchObject({ moves: [1] });
    expect(await second).toMatchObject({ moves: [1, 2] });
  });

  it("takes a position that answers a gesture for its acknowledgement, and sends the gesture no more", async () => {
    const keeper = memory();
    const { socket, messages } = start(keeper);
    line().opens();
    line().says(welcome);
    const played = socket.ask({ type: "play", ...gesture });
    const { id } = line().last();
    line().says({ type: "state", seq: 5, seat: 0, ack: null });
    expect(keeper.kept).toEqual([gesture]);
    line().says({ type: "state", seq: 6, seat: 0, ack: id });
    await expect(played).resolves.toEqual({ type: "ack", id, seq: 6 });
    expect(keeper.kept).toEqual([]);
    expect(messages.map(({ type }) => type)).toEqual(["welcome", "state", "state"]);
  });

  it("comes back after a loss, quickly at first and never later than eight seconds", () => {
    const { links } = live();
    line().breaks();
    expect(links).toEqual(["live", "away"]);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      line().breaks();
      vi.advanceTimersByTime(8_000);
      expect(FakeSocket.all).toHaveLength(3 + attempt);
    }
  });

  it("tries at once when the page wakes up", () => {
    const { socket } = live();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      line().breaks();
      vi.advanceTimersByTime(8_000);
    }
    line().breaks();
    const before = FakeSocket.all.length;
    socket.wake();
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it("is one connection, though the page is shown before it is opened", () => {
    const { socket } = unopened();
    const before = FakeSocket.all.length;
    socket.wake();
    expect(FakeSocket.all).toHaveLength(before);
    socket.open();
    socket.wake();
    socket.open();
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it("is not opened once it was left", () => {
    const { socket } = unopened();
    const before = FakeSocket.all.length;
    socket.close();
    socket.open();
    expect(FakeSocket.all).toHaveLength(before);
  });

  it("sends an unanswered gesture again after the reconnect, with the same moves", async () => {
    const { socket } = live();
    const played = socket.ask({ type: "play", ...gesture });
    const sent = line().last();
    line().breaks();
    vi.advanceTimersByTime(250);
    line().opens();
    expect(line().sent).toHaveLength(1);
    line().says(welcome);
    expect(line().last()).toEqual(sent);
    line().says({ type: "ack", id: sent.id, seq: 5 });
    expect(await played).toMatchObject({ type: "ack", seq: 5 });
  });

  it("keeps a gesture that is confirmed while the connection is away", () => {
    const { socket } = live();
    line().breaks();
    void socket.ask({ type: "play", ...gesture });
    vi.advanceTimersByTime(250);
    line().opens();
    line().says(welcome);
    expect(line().last()).toMatchObject({ type: "play", ...gesture });
  });

  it("sends what an earlier page left unanswered, and forgets it when it is answered", () => {
    const keeper = memory([gesture]);
    live(keeper);
    expect(line().last()).toMatchObject({ type: "play", ...gesture });
    line().says({ type: "ack", id: line().last().id, seq: 5 });
    expect(keeper.kept).toEqual([]);
  });

  it("holds a confirmed gesture for the next page when this one leaves", async () => {
    const keeper = memory();
    const { socket } = live(keeper);
    const played = socket.ask({ type: "play", ...gesture });
    socket.close();
    await expect(played).rejects.toBeInstanceOf(Lost);
    expect(keeper.kept).toEqual([gesture]);
  });

  it("loses everything but gestures with the connection, and says so", async () => {
    const { socket } = live();
    const hint = socket.ask({ type: "hint", seat: 0, seq: 4 });
    line().breaks();
    await expect(hint).rejects.toBeInstanceOf(Lost);
    await expect(socket.ask({ type: "say", seat: 0, text: "hello" })).rejects.toBeInstanceOf(Lost);
  });

  it("pings every 25 seconds and gives up a connection that stays silent", () => {
    const { links } = live();
    vi.advanceTimersByTime(25_000);
    expect(line().last()).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(10_000);
    expect(links.at(-1)).toBe("away");
  });

  it("does not give up while anything at all arrives", () => {
    const { links } = live();
    vi.advanceTimersByTime(25_000);
    line().says({ type: "pong", id: line().last().id, now: 1 });
    vi.advanceTimersByTime(20_000);
    expect(links.at(-1)).toBe("live");
  });

  it("gives up a connection that never opens", () => {
    start();
    vi.advanceTimersByTime(10_000 + 250);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("asks whether there is such a table when the first attempt fails", () => {
    const { onrefused } = start();
    line().breaks();
    vi.advanceTimersByTime(8_000);
    line().breaks();
    expect(onrefused).toHaveBeenCalledTimes(1);
  });

  it("stays away after a goodbye for good, and comes back after one for now", () => {
    const { links } = live();
    line().says({ type: "bye", code: "restarting", again: true });
    line().breaks();
    vi.advanceTimersByTime(8_000);
    line().opens();
    line().says(welcome);
    expect(links.at(-1)).toBe("live");
    line().says({ type: "bye", code: "table-closed", again: false });
    line().breaks();
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toBe("closed");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("says hello again to show another seat, and after a reconnect shows that one", () => {
    const { socket } = live();
    socket.hello(2);
    expect(line().last()).toEqual({ type: "hello", protocol: PROTOCOL, seat: 2 });
    line().breaks();
    vi.advanceTimersByTime(250);
    line().opens();
    expect(line().last()).toEqual({ type: "hello", protocol: PROTOCOL, seat: 2 });
  });
});

describe("the keeper of gestures", () => {
  it("gives back what it was given, by table, and nothing from what it cannot read", () => {
    const texts = new Map<string, string>();
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
      removeItem: (key: string) => texts.delete(key),
    } as unknown as Storage;
    keeperOf("abc", storage).save([gesture]);
    expect(keeperOf("abc", storage).load()).toEqual([gesture]);
    expect(keeperOf("other", storage).load()).toEqual([]);
    keeperOf("abc", storage).save([]);
    expect(texts.size).toBe(0);
    texts.set("gestures-abc", "{");
    expect(keeperOf("abc", storage).load()).toEqual([]);
  });
});
