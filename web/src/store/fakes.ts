/** A server that says what a test wants, and tables and positions for it to tell of. */
import type { SeatInfo, State, TableInfo } from "../wire/types";

export type Message = Record<string, unknown>;

export class FakeSocket {
  readyState = 1;
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string) {
    this.sent.push(JSON.parse(text) as Message);
  }

  close() {
    this.readyState = 3;
  }

  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  last(type: string): Message {
    const found = this.sent.findLast((message) => message.type === type);
    if (found === undefined) throw new Error(`no ${type} was sent`);
    return found;
  }

  count(type: string): number {
    return this.sent.filter((message) => message.type === type).length;
  }
}

function sitting(seat: number, mine: boolean): SeatInfo {
  return { seat, kind: "person", name: `P${seat}`, bot: null, instead: null, away: false, resigned: false, present: true, mine, bot_from: null };
}

export function tableOf(...mine: boolean[]): TableInfo {
  const seats = mine.map((one, seat) => sitting(seat, one));
  const known = { id: "abc", game: "roomshare", options: {}, own_data: false, data_digest: "", host: true, created: 0, now: 0, watchers: 0 };
  const settings = { open: false, watch: true, chat: true, live_score: true, hints: true, time: null, grace: 120 };
  const rest = { commitment: "", promises: [], revealing: false, entropies: [], seed: null, undo: null, rematch: null, rematch_game: null, notes: [] };
  return { ...known, ...rest, status: "playing", seats, settings };
}

export const asking = { kind: "play-card", clause: "RS-4.1", params: {} };

export function waitingFor(seat: number) {
  return { kind: "wait", clause: "RS-4.1", params: { actors: [seat] } };
}

export function stateOf(seq: number, more: Partial<State> = {}): State {
  const rest = { at: 0, undo_to: null, forms: [], events: [], clock: null, timers: [], can_undo: false, ack: null };
  return { type: "state", seq, seat: 0, actor: 1, view: { seq }, prompt: asking, choices: [], ...rest, ...more };
}

/** Everything that is promised so far has happened. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
