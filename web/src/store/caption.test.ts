// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { load, startLanguage } from "../i18n/bundle";
import { Phrases } from "../i18n/phrases";
import type { LogEntry } from "../wire/types";
import { Teller } from "./caption";
import { sinceTurn } from "./since";

/** Words for events of no game at all: their kind, and whom they name; of some there are words that stand by themselves. */
class Words extends Phrases {
  override event({ kind, seat }: Record<string, unknown>): string {
    return `${typeof seat === "number" ? `${this.player(seat)} ` : ""}${String(kind)}.`;
  }

  override knows(key: string): boolean {
    return /^told-(?!rolled|bid)|^came-(won|empty)$/.test(key) || super.knows(key);
  }

  override told(key: string, { seat }: Record<string, unknown>, _: number | null, { count, after }: Record<string, unknown>): string {
    const kind = key.slice(5);
    return key.startsWith("came-") ? `the ${kind} of ${this.player(Number(seat))}` : `${kind}${count === 1 ? "" : ` ${String(count)} after ${String(after)}`}`;
  }
}

const scene = { naming: { sorts: {}, params: { owner: ["seat"] } } };
const board = { tells: { deeds: ["tower", "bought"], fates: ["rent", "won", "empty"], otherwise: ["walked"] }, brief: ["bid"] };
let teller: Teller;

beforeAll(async () => {
  await startLanguage("en");
  await load("table");
  teller = new Teller(board, new Words("toy", "en", scene, ["Ann", "Bob", "Cleo"]), 0);
});

function caption(...events: Record<string, unknown>[]): string {
  return teller.caption({ actor: 1, events: events.map((event) => ({ seat: 1, ...event })) as never, undo: false });
}

describe("a caption", () => {
  it("says what was done and what came of it in one sentence, in the order of time, each by its weightiest event", () => {
    expect(caption({ kind: "rolled" }, { kind: "bought" }, { kind: "tower" }, { kind: "rent" })).toBe("Bob tower and rent.");
    expect(caption({ kind: "rent" }, { kind: "tower" })).toBe("Bob rent and tower.");
  });

  it("counts what was done several times, and knows what came before", () => {
    expect(caption({ kind: "rolled" }, { kind: "tower" }, { kind: "tower" })).toBe("Bob tower 2 after rolled.");
  });

  it("lets what has words of its own follow", () => {
    expect(caption({ kind: "empty" }, { kind: "tower" })).toBe("Bob tower; the empty of Bob.");
    expect(caption({ kind: "empty" })).toBe("Bob empty.");
  });

  it("says something else where there was neither, and of bids the last", () => {
    expect(caption({ kind: "rolled" }, { kind: "walked" })).toBe("Bob walked.");
    expect(caption({ kind: "rolled" })).toBe("Bob rolled.");
    expect(caption({ kind: "bid" }, { kind: "bid", seat: 2 })).toBe("Bob: Cleo bid.");
    expect(caption({ kind: "bid" }, { kind: "turn-passed", seat: 2 })).toBe("Bob turn-passed.");
    expect(caption()).toBe("");
  });

  it("says first what is about the reader", () => {
    expect(caption({ kind: "tower" }, { kind: "bought", owner: 0 })).toBe("Bob bought.");
  });

  it("says what whoever moved has done, not what the next one began with", () => {
    expect(caption({ kind: "bought" }, { kind: "tower", seat: 2 })).toBe("Bob bought.");
    expect(caption({ kind: "bought" }, { kind: "tower", seat: 0 })).toBe("Bob bought.");
  });

  it("says what came to another by itself, with a capital at its head", () => {
    expect(caption({ kind: "rolled" }, { kind: "won", seat: 2 })).toBe("The won of Cleo.");
    expect(caption({ kind: "bought" }, { kind: "won", seat: 2 })).toBe("Bob bought; the won of Cleo.");
  });

  it("is short: one of two, and the beginning of a long one", () => {
    const long = "very ".repeat(40).trim();
    const words = new Teller({ tells: { deeds: [long], fates: ["rent"] } }, new Words("toy", "en", scene, ["Ann", "Bob"]), 0);
    const said = words.caption({ actor: 1, events: [{ kind: long }, { kind: "rent" }], undo: false });
    expect(said).toMatch(/^Bob very (very )+very…$/);
    expect(said.length).toBeLessThan(140);
  });
});

describe("what happened since one's turn", () => {
  const entry = (seq: number, actor: number, kind = "walked", undo_to: number | null = null): LogEntry =>
    ({ seq, actor, at: 0, events: kind === "" ? [] : [{ kind }], undo_to }) as never;
  const told = (...log: LogEntry[]) => sinceTurn(log, 0, board).map(({ actor, events }) => [actor, events.length]);

  it("is a line for each turn of another, after the last move of one's own", () => {
    expect(told(entry(1, 1), entry(2, 0), entry(3, 1), entry(4, 1), entry(5, 2))).toEqual([[1, 2], [2, 1]]);
    expect(told(entry(1, 1), entry(2, 0))).toEqual([]);
  });

  it("begins with the first turn for whoever has had none, not with the setup", () => {
    expect(told(entry(1, -2), entry(2, 1))).toEqual([[1, 1]]);
    expect(told(entry(1, -2))).toEqual([]);
  });

  it("knows whether one has had a turn at all", () => {
    const early = (...log: LogEntry[]) => sinceTurn(log, 0, board).map((turn) => turn.early);
    expect(early(entry(1, -2), entry(2, 1))).toEqual([true]);
    expect(early(entry(1, 1), entry(2, 0), entry(3, 1))).toEqual([false]);
  });

  it("has no bids, nothing that was taken back, and what the clock does with the turn in which it does it", () => {
    expect(told(entry(1, 0), entry(2, 1), entry(3, 2, "bid"), entry(4, -3))).toEqual([[1, 1], [2, 2]]);
    expect(told(entry(1, 0), entry(2, 1), entry(3, 2, "bid"))).toEqual([[1, 1]]);
    expect(told(entry(1, 0), entry(2, 1, "bid"), entry(3, 2, "bid"))).toEqual([[2, 1]]);
    expect(told(entry(1, 0), entry(2, 1), entry(3, 2, "", 1))).toEqual([[2, 0]]);
  });
});
