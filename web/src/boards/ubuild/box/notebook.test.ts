import { beforeEach, describe, expect, it, vi } from "vitest";
import { begin, next, placed, withHolding, withOneMore, withPlayer } from "./acts";
import { layoutIn, Layouts, PRINTED } from "./layouts.svelte";
import { Notebook } from "./notebook.svelte";

const kept = new Map<string, string>();
const KEY = "faubourg.box";

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

const opened = () => new Notebook(new Layouts());
const scene = PRINTED[1]!;

function played(): Notebook {
  const book = opened();
  book.write(begin(withOneMore(book.now), 19_700));
  book.write(withHolding(book.now, "red2", { owner: 2, residential: 3 }));
  book.write(placed(scene, book.now, { site: 24, piece: "prison", district: null }));
  book.write(next(book.now));
  return book;
}

describe("a notebook", () => {
  it("begins with the printed board of Classic, and two players", () => {
    expect(opened().now).toMatchObject({ phase: "setup", layout: scene.layout, players: [{ pawn: 0 }, { pawn: 1 }] });
  });

  it("undoes everything, page by page, and does it again", () => {
    const book = played();
    const last = book.now;
    const undone = [];
    while (book.canUndo) undone.push((book.undo(), book.now.phase));
    expect(undone).toEqual(["play", "play", "play", "setup"]);
    while (book.canRedo) book.redo();
    expect(book.now).toBe(last);
  });

  it("forgets what was undone once something else is written", () => {
    const book = played();
    book.undo();
    book.write(next(next(book.now)));
    expect(book.canRedo).toBe(false);
  });

  it("takes the keys of one number for one change", () => {
    const book = played();
    const before = book.now;
    for (const cash of [1, 15, 150]) book.write(withPlayer(book.now, 0, { cash }), "cash 0");
    book.write(withPlayer(book.now, 1, { cash: 7 }), "cash 1");
    book.undo();
    expect(book.now.players.map(({ cash }) => cash)).toEqual([150, 19_700, 19_700]);
    book.undo();
    expect(book.now).toBe(before);
  });

  it("comes back after a reload, with all that can be undone", () => {
    const book = played();
    book.undo();
    const after = opened();
    expect(after.now).toEqual(book.now);
    after.redo();
    expect(after.now.turn).toBe(1);
    while (after.canUndo) after.undo();
    expect(after.now.phase).toBe("setup");
  });

  const now = JSON.parse(JSON.stringify(played().now));
  const broken = {
    "no text": "{",
    "no pages": "7",
    "another layout": { ...now, layout: "c1-go-s" },
    "a district that is not there": { ...now, districts: { orange1: now.districts.red2 } },
    "nine blocks": { ...now, districts: { red2: { ...now.districts.red2, residential: 5, industrial: 4 } } },
    "a pawn twice": { ...now, players: [now.players[0], now.players[0]] },
    "a single player": { ...now, players: [now.players[0]] },
    "a turn of nobody": { ...now, turn: 3 },
    "a site too many": { ...now, sites: [{ site: 45, piece: "prison", district: null }] },
    "a piece of another game": { ...now, sites: [{ site: 4, piece: "rail", district: null }] },
  };
  for (const [what, found] of Object.entries(broken)) {
    it(`begins anew when what was kept is ${what}`, () => {
      kept.set(KEY, typeof found === "string" ? found : JSON.stringify({ now: found, before: [], after: [] }));
      expect(opened().now.phase).toBe("setup");
    });
  }

  it("keeps what is now when what was before cannot be read", () => {
    kept.set(KEY, JSON.stringify({ now, before: [{}], after: [] }));
    expect(opened().now).toEqual(now);
    expect(opened().canUndo).toBe(false);
  });

  it("works in a browser that keeps nothing", () => {
    vi.stubGlobal("localStorage", { getItem: () => { throw new Error(); }, setItem: () => { throw new Error(); } });
    expect(played().now.turn).toBe(1);
  });
});

describe("a layout that somebody pastes", () => {
  it("is found in an address, whatever is around it", () => {
    const text = "b1-gob0brjae0fpg0brgjj0-rsrsrssrsrsrss";
    expect(layoutIn(`  ${text.toUpperCase()} `)).toBe(text);
    expect(layoutIn(`https://faubourg.example/games/ubuild/workshop?lang=fr&layout=${text}#top`)).toBe(text);
    expect(layoutIn("?layout=%E0%A4%A")).toBe("?layout=%e0%a4%a");
  });
});
