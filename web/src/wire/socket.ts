/**
 * The connection to a table. It says hello, comes back by itself after a loss, matches answers with requests, and never
 * loses a gesture that the person confirmed: a `play` without an answer is sent again after every reconnect, even after
 * a reload. The server acknowledges the same gesture twice but plays it once.
 */
import { PROTOCOL } from "./types";
import type { Ack, Checked, Drafted, FromClient, FromServer, Hello, Hinted, Play, Pong, Refused } from "./types";

const FIRST_DELAY = 250;
const LONGEST_DELAY = 8_000;
const HEARTBEAT = 25_000;
/** How long the server may take before the connection counts as dead. */
const PATIENCE = 10_000;

/** `closed`: the server said goodbye for good, or the page has left. */
export type Link = "connecting" | "live" | "away" | "closed";
export type Answer = Ack | Refused | Drafted | Checked | Hinted | Pong;

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Request = WithoutId<Exclude<FromClient, Hello>>;
export type Gesture = Omit<Play, "id" | "type">;

/** Where unanswered gestures survive a reload. */
export interface Keeper {
  load(): Gesture[];
  save(gestures: Gesture[]): void;
}

export interface SocketOptions {
  table: string;
  seat: number | null;
  onmessage: (message: FromServer) => void;
  onlink: (link: Link) => void;
  /** The first attempt failed before a word was said: perhaps there is no such table. */
  onrefused?: () => void;
  keeper?: Keeper;
  connect?: (address: string) => WebSocket;
  random?: () => number;
}

/** The connection was lost before the answer came; nothing is known of what became of the request. */
export class Lost extends Error {}

interface Waiting {
  request: Request;
  answered: (answer: Answer) => void;
  lost: (reason: Lost) => void;
}

export class TableSocket {
  link: Link = "connecting";
  private readonly options: SocketOptions;
  private socket: WebSocket | null = null;
  private seat: number | null;
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private attempts = 0;
  private welcomed = false;
  private opened = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SocketOptions) {
    this.options = options;
    this.seat = options.seat;
    for (const gesture of options.keeper?.load() ?? []) {
      this.waiting.set(++this.number, { request: { type: "play", ...gesture }, answered: () => {}, lost: () => {} });
    }
  }

  /** Once, and not after it was left. */
  open(): void {
    if (this.opened || this.link === "closed") return;
    this.opened = true;
    this.dial();
  }

  /** Leave for good: what is not answered yet is lost, but for confirmed gestures, which the keeper holds. */
  close(): void {
    this.settle("closed");
    clearTimeout(this.retry);
    this.drop();
    this.loseAll(true);
  }

  /** Show another of this browser's seats in this tab; null watches. */
  hello(seat: number | null): void {
    this.seat = seat;
    if (this.isOpen()) this.sayHello();
  }

  /** Ask something and wait for the answer. While away only a `play` waits; anything else is lost at once. */
  ask(request: Request): Promise<Answer> {
    return new Promise((answered, lost) => {
      if (this.link === "closed" || (this.link !== "live" && request.type !== "play")) {
        lost(new Lost());
        return;
      }
      const id = ++this.number;
      this.waiting.set(id, { request, answered, lost });
      if (request.type === "play") this.keep();
      if (this.link === "live") this.send(id, request);
    });
  }

  /** The page is visible again or the network is back: try now, and do not trust an old connection. */
  wake(): void {
    // A page may be shown before it knows who looks at it: then there is nothing to wake yet.
    if (!this.opened || this.link === "closed") return;
    if (this.isOpen()) {
      this.ping();
    } else if (this.socket === null) {
      clearTimeout(this.retry);
      this.attempts = 0;
      this.dial();
    }
  }

  private dial(): void {
    const connect = this.options.connect ?? ((address: string) => new WebSocket(address));
    const socket = connect(addressOf(this.options.table));
    this.socket = socket;
    this.expect();
    socket.onopen = () => this.sayHello();
    socket.onmessage = (event: MessageEvent) => this.receive(String(event.data));
    socket.onclose = () => this.lose(socket);
  }

  private sayHello(): void {
    this.write({ type: "hello", protocol: PROTOCOL, seat: this.seat });
    this.expect();
  }

  private receive(text: string): void {
    this.relax();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "welcome") this.greet();
    if (message.type === "bye" && !message.again) this.settle("closed");
    // The position that a gesture led to answers it too: it is stored.
    const id = "id" in message ? message.id : message.type === "state" ? (message.ack ?? null) : null;
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (id !== null) this.waiting.delete(id);
    if (waiting?.request.type === "play") this.keep();
    this.options.onmessage(message);
    if (id !== null) waiting?.answered(message.type === "state" ? { type: "ack", id, seq: message.seq } : (message as Answer));
  }

  private greet(): void {
    this.attempts = 0;
    if (this.link === "live") return;
    this.welcomed = true;
    this.settle("live");
    this.heartbeat = setInterval(() => this.ping(), HEARTBEAT);
    for (const [id, { request }] of this.waiting) this.send(id, request);
  }

  private ping(): void {
    if (this.link !== "live") return;
    void this.ask({ type: "ping" }).catch(() => {});
  }

  private send(id: number, request: Request): void {
    this.write({ ...request, id } as FromClient);
    this.expect();
  }

  private write(message: FromClient): void {
    if (this.isOpen()) this.socket?.send(JSON.stringify(message));
  }

  private isOpen(): boolean {
    return this.socket?.readyState === 1;
  }

  /** A connection that stays silent for too long is dead, whatever the system says. */
  private expect(): void {
    if (this.patience !== undefined) return;
    this.patience = setTimeout(() => {
      this.patience = undefined;
      if (this.socket !== null) this.lose(this.socket);
    }, PATIENCE);
  }

  private relax(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.drop();
    this.loseAll(this.link === "closed");
    if (this.link === "closed") return;
    if (!this.welcomed && this.attempts === 0) this.options.onrefused?.();
    this.settle("away");
    const delay = Math.min(FIRST_DELAY * 2 ** this.attempts, LONGEST_DELAY);
    this.attempts += 1;
    const jitter = (this.options.random ?? Math.random)();
    this.retry = setTimeout(() => this.dial(), delay * (0.5 + jitter / 2));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.relax();
    clearInterval(this.heartbeat);
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** What was asked is lost with the connection, but for confirmed gestures as long as there is a way back. */
  private loseAll(forGood: boolean): void {
    for (const [id, waiting] of this.waiting) {
      if (waiting.request.type === "play" && !forGood) continue;
      this.waiting.delete(id);
      waiting.lost(new Lost());
    }
  }

  private keep(): void {
    const gestures: Gesture[] = [];
    for (const { request } of this.waiting.values()) {
      if (request.type === "play") gestures.push({ seat: request.seat, seq: request.seq, moves: request.moves });
    }
    this.options.keeper?.save(gestures);
  }

  private settle(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.options.onlink(link);
  }
}

function addressOf(table: string): string {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/ws/${encodeURIComponent(table)}`;
}

/** Keeps unanswered gestures of a table for this tab. */
export function keeperOf(table: string, storage: Storage = sessionStorage): Keeper {
  const key = `gestures-${table}`;
  return {
    load() {
      try {
        return JSON.parse(storage.getItem(key) ?? "[]") as Gesture[];
      } catch {
        return [];
      }
    },
    save(gestures) {
      try {
        if (gestures.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(gestures));
      } catch {
        // Without storage a reload forgets what was not acknowledged; the page itself still sends it again.
      }
    },
  };
}

/** Wakes a connection when there is reason to hope; returns how to stop. */
export function wakeWithPage(socket: TableSocket): () => void {
  const seen = () => {
    if (document.visibilityState === "visible") socket.wake();
  };
  const online = () => socket.wake();
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", online);
  addEventListener("pageshow", seen);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("online", online);
    removeEventListener("pageshow", seen);
  };
}
